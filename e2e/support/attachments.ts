import type { Locator, Page } from '@playwright/test'
import { orderOf } from './payment-orders'
import { expect } from '../test'
import type { CallName } from '../../fixtures/calls'
import type { World } from '../world'

export const DELETE_FILE: CallName = 'common/v1/file/delete.json'

export const textFile = (name: string, text = name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

const attachmentsOf = (page: Page) => page.getByRole('group', { name: '附件' })

export const filesOf = (page: Page) => attachmentsOf(page).getByRole('list').getByRole('listitem')

export const fileOf = (page: Page, name: string) => filesOf(page).filter({ hasText: name })

export const removeOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `移除 ${name}` })

export type Chosen = Parameters<Awaited<ReturnType<typeof openChooser>>['setFiles']>[0]

async function openChooser(page: Page) {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '选择文件' }).click()
  return opened
}

/** Chooses files as a person does: by the button, in the browser's own dialog. */
export async function choose(page: Page, files: Chosen): Promise<void> {
  await (await openChooser(page)).setFiles(files)
}

/** Hands files over as a drop or a paste does. */
export async function hand(
  target: Locator,
  how: 'drop' | 'paste',
  files: { name: string; type: string }[],
): Promise<void> {
  await target.evaluate(
    (element, { event, given }) => {
      const data = new DataTransfer()
      for (const { name, type } of given) data.items.add(new File(['content'], name, { type }))
      const init = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
    },
    { event: how, given: files },
  )
}

/** A file is stored and attached: all that is left to do with it is to look at it and to remove it. */
export async function expectAttached(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await expect(removeOf(page, name)).toBeVisible()
    await expect(fileOf(page, name).getByRole('button', { name: /^(?!预览)/ })).toHaveCount(1)
  }
}

/** The names of the files that the server has on the order. */
export async function savedNames(page: Page, code: string): Promise<string[]> {
  return (await orderOf(page, code)).attachments.map(({ name }) => name)
}

export const deletedIds = async (world: World) =>
  (await world.journal(DELETE_FILE)).map(({ body }) => (body as { id: string }).id)
