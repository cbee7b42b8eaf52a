import { Trans } from '@lingui/react'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { detailOptions } from './orders'

export function DetailPage() {
  const { code = '' } = useSearch({ strict: false })
  const { data } = useQuery(detailOptions(code))
  if (!data) return null
  return (
    <>
      <Title order={1}>
        <Trans id="order" /> {data.data.code}
      </Title>
      <dl>
        {Object.entries(data.data).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
