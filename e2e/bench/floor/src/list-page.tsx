import { Trans } from '@lingui/react'
import { Badge, Button, Group, Table, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { tableFeatures, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { DEFAULT_PAGE_SIZE, listOptions, type Order } from './orders'

const features = tableFeatures({})
const NO_ORDERS: Order[] = []

const CELLS: Record<string, (order: Order) => ReactNode> = {
  code: ({ code }) => (
    <Link to="/payment/order/detail" search={{ code }}>
      {code}
    </Link>
  ),
  channel: ({ channel }) => channel?.name,
  state: ({ state }) => <Badge>{state}</Badge>,
  amount: ({ amount }) => (amount / 100).toFixed(2),
  actual: ({ actual }) => (actual / 100).toFixed(2),
  owner: ({ ownerName }) => ownerName,
  department: ({ affiliationDepartmentName }) => affiliationDepartmentName,
  park: ({ park }) => park?.name,
  feeItem: ({ feeItemName }) => feeItemName,
  principal: ({ principalName }) => principalName,
  applyDate: ({ applyDate }) => applyDate,
  created: ({ gmtCreate }) => gmtCreate,
}
const COLUMNS = Object.keys(CELLS).map((id) => ({ id }))

export function ListPage() {
  const { pageNum = 1, pageSize = DEFAULT_PAGE_SIZE } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { data } = useQuery({
    ...listOptions(pageNum, pageSize),
    placeholderData: keepPreviousData,
  })
  const table = useTable({ features, columns: COLUMNS, data: data?.data ?? NO_ORDERS })
  const goTo = (page: number) =>
    void navigate({
      to: '/payment/order/list',
      search: (previous) => ({ ...previous, pageNum: page }),
    })
  return (
    <>
      <Group>
        {['code', 'owner', 'park', 'department'].map((name) => (
          <TextInput key={name} aria-label={name} />
        ))}
        <Button>
          <Trans id="search" />
        </Button>
      </Group>
      <Table>
        <thead>
          <tr>
            {COLUMNS.map(({ id }) => (
              <th key={id}>{id}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {COLUMNS.map(({ id }) => (
                <td key={id}>{CELLS[id]?.(row.original)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Group>
        <Button disabled={pageNum === 1} onClick={() => goTo(pageNum - 1)}>
          <Trans id="previous" />
        </Button>
        <Button onClick={() => goTo(pageNum + 1)}>
          <Trans id="next" />
        </Button>
      </Group>
    </>
  )
}
