// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { TagMenu } from './tag-menu'

it('is put away by Escape, also before it has taken the focus', () => {
  const onDismiss = vi.fn()
  renderInApp(
    <TagMenu
      {...{ x: 0, y: 0, isClosable: true, hasOthers: true, onDismiss }}
      onRefresh={vi.fn()}
      onCloseTag={vi.fn()}
      onCloseOthers={vi.fn()}
      onCloseAll={vi.fn()}
    />,
  )
  expect(screen.getByRole('menu')).toBeDefined()
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  expect(onDismiss).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onDismiss).toHaveBeenCalledTimes(1)
})
