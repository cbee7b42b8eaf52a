// @vitest-environment happy-dom
import { Button } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { loadMantine, MantineHost } from './mantine-host'

test('Mantine comes when it is wanted, and the page below stays as it is', async () => {
  let mounts = 0
  function Page() {
    const [isWanted, setIsWanted] = useState(false)
    useEffect(() => {
      mounts += 1
    }, [])
    return isWanted ? (
      <Button>Approve</Button>
    ) : (
      <button type="button" onClick={() => setIsWanted(true)}>
        Open
      </button>
    )
  }
  render(
    <MantineHost>
      <Page />
    </MantineHost>,
  )
  const button = screen.getByRole('button', { name: 'Open' })
  await act(() => loadMantine())
  expect(screen.getByRole('button', { name: 'Open' })).toBe(button)
  act(() => button.click())
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy()
  expect(mounts).toBe(1)
})
