import { choose, expectAttached, fileOf, hand, removeOf, textFile } from '../support/attachments'
import { expectForm, fillForm, openForm } from '../support/payment-form'
import { expect } from '../test'
import { expectAnswered, nextNumber, WRITE, type Screen } from './screen'

const TYPED = { owner: '韩梅梅', remark: '带附件' }
const UPLOAD_FAILED = '上传文件失败！'

/** A file that is attached to a form; stored twice it does no harm. Pasted pictures go by a call of their own. */
function upload(isPasted: boolean): Screen {
  return {
    traits: WRITE,
    failed: UPLOAD_FAILED,
    isAsked: true,
    isRepeatable: true,
    note: (page) => page.getByRole('listitem').filter({ hasText: UPLOAD_FAILED }),
    open: async ({ page, world }) => {
      await openForm(page, world)
      await fillForm(page, TYPED)
      const name = isPasted ? 'pasted-' : `附件 ${nextNumber()}.txt`
      const again = page.getByRole('button', { name: `重新上传 ${name}` })
      const picker = page.getByRole('button', { name: '选择文件' })
      return {
        act: async () => {
          if (await again.isVisible()) await again.click()
          else if (isPasted) await hand(picker, 'paste', [{ name: 'image.png', type: 'image/png' }])
          else await choose(page, textFile(name))
        },
        well: () => expectAttached(page, name),
        kept: async () => {
          await expectForm(page, TYPED)
          await expect(fileOf(page, name)).toHaveCount(1)
        },
      }
    },
  }
}

/** A file that is taken off a form, and that no document has. Nobody waits for it: what stays in the store belongs to nobody. */
const removal: Screen = {
  traits: { sends: 'write', answers: 'nothing' },
  failed: '删除失败!',
  isAsked: false,
  isRepeatable: true,
  open: async ({ page, world }) => {
    await openForm(page, world)
    await fillForm(page, TYPED)
    let name = ''
    const attach = async () => {
      name = `不要 ${nextNumber()}.txt`
      await choose(page, textFile(name))
      await expectAttached(page, name)
    }
    await attach()
    return {
      act: async () => {
        if (!(await removeOf(page, name).isVisible())) await attach()
        await removeOf(page, name).click()
      },
      well: async () => {
        await expect(fileOf(page, name)).toHaveCount(0)
        await expectAnswered(world, 'common/v1/file/delete.json')
      },
      kept: () => expectForm(page, TYPED),
    }
  },
}

/** The files of a form. */
export const FILES = {
  'common/v1/file/upload': upload(false),
  'common/v1/file/uploadFile': upload(true),
  'common/v1/file/delete.json': removal,
} satisfies Record<string, Screen>
