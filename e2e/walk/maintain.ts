import type { Locator, Page } from '@playwright/test'
import type { CallName } from '../../fixtures/calls'
import { dialogOf, newButton, save, TITLES } from '../support/base-data'
import { expect } from '../test'
import type { World } from '../world'
import { attempt, type Told } from './attempt'
import type { Maintain } from './steps'
import type { Entry, EntryKind, Witness } from './witness'

const NAME_FIELD: Record<EntryKind, string> = { department: '部门名称', remark: '备注' }

let names = 0
/** One that no entry has: worlds come and go, but no two entries of a process are called the same. */
const newName = () => `所写其${(names += 1)}号`

/** A dialog with a name typed into it that nobody has used yet, or with one that is taken. */
interface TypedEntry {
  call: CallName
  dialog: Locator
  name: string
  /** what is renamed; undefined for a new one */
  entry: Entry | undefined
  open: () => Promise<void>
}

/** Opens the dialog of a new entry, or of one that is there, and types. */
async function typeEntry(
  { page, witness }: { page: Page; witness: Witness },
  { kind, how, which, isTaken }: Pick<Maintain, 'kind' | 'how' | 'which' | 'isTaken'>,
): Promise<TypedEntry> {
  const entries = await witness.entries(kind)
  const entry = how === 'rename' ? entries[which] : undefined
  const other = entries.find(({ id }) => id !== entry?.id)
  const name = (isTaken && other?.name) || newName()
  await page.goto(`maintain/${kind}/list${entry ? `?name=${entry.name}` : ''}`)
  const dialog = dialogOf(page, `${entry ? '编辑' : '新建'}${TITLES[kind]}`)
  const open = async () => {
    const edit = page.getByRole('button', { name: `编辑：${entry?.name}`, exact: true })
    await (entry ? edit : newButton(page)).click()
    await expect(dialog).toBeVisible()
  }
  await open()
  if (kind === 'department' && !entry) {
    await dialog.getByRole('textbox', { name: '部门编码' }).fill(`D9${entries.length}`)
  }
  await nameIn(dialog, kind).fill(name)
  return { call: `${kind}/${entry ? 'update' : 'save'}.json`, dialog, name, entry, open }
}

const nameIn = (dialog: Locator, kind: EntryKind) =>
  dialog.getByRole('textbox', { name: NAME_FIELD[kind] })

/**
 * Adds an entry of base data, or renames one. It has the name once when that was told; otherwise what was there is as it was, and
 * what was typed is sent again, unless the name is another one's.
 */
export async function maintain(
  stage: { page: Page; world: World; witness: Witness },
  step: Maintain,
): Promise<void> {
  const { page, witness } = stage
  const { kind } = step
  const before = await witness.entries(kind)
  const { call, dialog, name, entry, open } = await typeEntry(stage, step)
  const isTaken = before.some((other) => other.name === name)
  const send = (mishap: Maintain['mishap']): Promise<Told> =>
    attempt(stage, {
      call,
      mishap,
      press: () => save(dialog),
      isDone: () => page.getByText(`“${name}”已保存`).first().isVisible(),
      isRefused: () => dialog.getByText('已存在').first().isVisible(),
      pick: () => Promise.resolve(undefined),
    })
  const expectHeld = async (told: Told) => {
    const now = await witness.entries(kind)
    if (told === 'not done') {
      expect(now).toEqual(before)
      return
    }
    const [written, ...others] = now.filter((each) => each.name === name)
    expect(others, 'others of this name').toEqual([])
    expect(written?.id).toBe(entry?.id ?? written?.id)
    expect(now.length - before.length).toBe(entry ? 0 : 1)
  }
  const told = await send(isTaken ? undefined : step.mishap)
  if (isTaken) expect(told).toBe('not done')
  await expectHeld(told)
  if (told === 'done' || isTaken) return
  if (!(await dialog.isVisible())) {
    await open()
    await dialog.getByRole('button', { name: '恢复草稿' }).click()
  }
  await expect(nameIn(dialog, kind)).toHaveValue(name)
  const again = await send(undefined)
  expect(again, 'once nothing is wrong any more').toBe('done')
  await expectHeld(again)
}
