import type { Locator, Page } from '@playwright/test'
import { dialogOf, entryOf, newButton, save, switchOf, type TITLES } from '../support/base-data'
import { restoreOf } from '../support/outcomes'
import { expect } from '../test'
import { alertIn, nextNumber, READ, WRITE, type Screen, type Stage } from './screen'

type Kind = keyof typeof TITLES

/** All entries on one page: the next one would be fetched when nothing else is, and meet the fault. */
async function openAll({ page, world }: Stage, kind: Kind): Promise<void> {
  await world.signIn('sun.li')
  await page.goto(`maintain/${kind}/list?pageSize=100`)
  await expect(page.getByRole('switch').first()).toBeVisible()
}

/** A list of base data. */
function maintained(
  kind: Kind,
  failed: string,
  { filter, text, found }: { filter: string; text: string; found: number },
): Screen {
  return {
    traits: READ,
    failed,
    isAsked: true,
    place: (page) => alertIn(page, failed),
    open: async (stage) => {
      const { page } = stage
      await openAll(stage, kind)
      const field = page.getByRole('textbox', { name: filter, exact: true })
      return {
        act: async () => {
          await field.fill(text)
          await page.getByRole('button', { name: '查询', exact: true }).click()
        },
        well: () => expect(page.getByRole('switch')).toHaveCount(found),
        kept: () => expect(field).toHaveValue(text),
      }
    },
  }
}

interface Typing {
  /** the dialog's heading */
  title: string
  /** what opens it */
  opener: (page: Page) => Locator
  /** what is typed of a case, by the label of its field */
  typed: (number: number) => Record<string, string>
}

/**
 * An entry that is typed in a dialog. A dialog whose entry nobody knows to be saved is closed, and what was typed is a
 * draft until that is found out.
 */
function typedEntry(kind: Kind, failed: string, { title, opener, typed }: Typing): Screen {
  return {
    traits: WRITE,
    failed,
    isAsked: true,
    looksFirst: true,
    open: async (stage) => {
      const { page } = stage
      await openAll(stage, kind)
      const dialog = dialogOf(page, title)
      const entry = Object.entries(typed(nextNumber()))
      const fieldOf = (label: string) => dialog.getByRole('textbox', { name: label, exact: true })
      const expectTyped = async () => {
        for (const [label, text] of entry) await expect(fieldOf(label)).toHaveValue(text)
      }
      await opener(page).click()
      for (const [label, text] of entry) await fieldOf(label).fill(text)
      return {
        act: async () => {
          if (!(await dialog.isVisible())) {
            await opener(page).click()
            await restoreOf(page).click()
            await expectTyped()
          }
          await save(dialog)
        },
        well: async () => {
          await expect(dialog).toHaveCount(0)
          for (const [, text] of entry) await expect(entryOf(page, text)).toHaveCount(1)
        },
        // A draft is offered, and looked at, when the dialog is opened again.
        kept: (isUnknown) => (isUnknown ? expect(dialog).toHaveCount(0) : expectTyped()),
      }
    },
  }
}

/** Makes an entry invalid by the switch of its row; where orders may use it, after a question. */
function switched(kind: Kind, failed: string, { isQuestion }: { isQuestion: boolean }): Screen {
  return {
    traits: WRITE,
    failed,
    isAsked: true,
    looksFirst: true,
    ...(isQuestion && { comesLate: true }),
    open: async (stage) => {
      const { page } = stage
      await openAll(stage, kind)
      const on = page.getByRole('switch', { checked: true }).first()
      const name = ((await on.getAttribute('aria-label')) ?? '').replace('启用：', '')
      const toggle = switchOf(page, name)
      return {
        press: () => toggle.click(),
        act: async () => {
          await toggle.click()
          const question = dialogOf(page, `停用“${name}”？`)
          if (isQuestion) await question.getByRole('button', { name: '停用' }).click()
        },
        well: () => expect(toggle).not.toBeChecked(),
        kept: () => expect(toggle).toBeChecked(),
      }
    },
  }
}

/** Base data, where it is maintained. */
export const BASE_DATA = {
  'department/list.json': maintained('department', '获取归属部门列表失败!', {
    filter: '部门名称',
    text: '质量管理',
    found: 1,
  }),
  'remark/list.json': maintained('remark', '获取备注列表失败!', {
    filter: '备注',
    text: '慰问',
    found: 2,
  }),
  'department/save.json': typedEntry('department', '保存归属部门失败!', {
    title: '新建归属部门',
    opener: newButton,
    typed: (number) => ({ 部门编码: `D9${100 + number}`, 部门名称: `新设部门 ${number}` }),
  }),
  'department/update.json': typedEntry('department', '更新归属部门失败!', {
    title: '编辑归属部门',
    opener: (page) => entryOf(page, 'D1042').getByRole('button', { name: /^编辑：/ }),
    typed: (number) => ({ 部门名称: `改名部门 ${number}` }),
  }),
  'remark/save.json': typedEntry('remark', '保存备注失败!', {
    title: '新建备注',
    opener: newButton,
    typed: (number) => ({ 备注: `新备注 ${number}` }),
  }),
  'remark/update.json': switched('remark', '更新备注失败!', { isQuestion: false }),
  'verify_user/update.json': switched('verifyuser', '修改核销确认人失败!', { isQuestion: true }),
} satisfies Record<string, Screen>
