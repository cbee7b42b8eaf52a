import type { Page } from '@playwright/test'
import { STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import {
  expectForm,
  expectWrong,
  fieldOf,
  fillForm,
  INTERNAL,
  openForm,
  saveOf,
  submitOf,
  submitted,
} from '../support/payment-form'
import { expect, test } from '../test'

const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option')

test('A name that is typed in full is taken by Tab, by Enter and by leaving the field', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  const department = fieldOf(page, 'department')
  const principal = fieldOf(page, 'principal')
  await department.pressSequentially('信息技术部')
  await page.keyboard.press('Tab')
  await expectForm(page, { department: '信息技术部' })
  // The only one that it can mean.
  await principal.pressSequentially('李娜')
  await page.keyboard.press('Tab')
  await expectForm(page, { principal: '李娜 (li.na)' })

  await department.fill('法务部')
  await department.press('Enter')
  await principal.fill('马超 (ma.chao)')
  await submitOf(page).focus()
  await expectForm(page, { department: '法务部', principal: '马超 (ma.chao)' })
  const { department: _department, principal: _principal, ...rest } = INTERNAL
  await fillForm(page, rest)
  expect(await submitted(page)).toMatchObject({
    affiliationDepartmentName: '法务部',
    principalId: 3,
  })
})

test('Names are found by pinyin and by initials, and Enter takes the first', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  const department = fieldOf(page, 'department')
  await department.pressSequentially('xinxijishu')
  await expect(optionsOf(page)).toHaveText(['信息技术部'])
  await page.keyboard.press('Enter')
  await expectForm(page, { department: '信息技术部' })
  await department.fill('cgzx')
  await expect(optionsOf(page)).toHaveText(['采购中心'])
  await department.press('Tab')
  await expectForm(page, { department: '采购中心' })

  const principal = fieldOf(page, 'principal')
  await principal.pressSequentially('xulin')
  await expect(optionsOf(page)).toHaveText(['徐琳 (xu.lin)'])
  await page.keyboard.press('Enter')
  await expectForm(page, { principal: '徐琳 (xu.lin)' })
})

test('A text that means none of the list, or several, stays and is in the way of sending', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  const department = fieldOf(page, 'department')
  await department.fill('信息')
  await department.press('Tab')
  await expectForm(page, { department: '信息' })
  await expectWrong(department, '有多个匹配“信息”的选项，请选择其一')
  await saveOf(page).click()
  await expect(department).toBeFocused()
  await submitOf(page).click()
  await expect(department).toBeFocused()
  expect(await world.journal(STAGE_CALL)).toEqual([])
  expect(await world.journal(SUBMIT_CALL)).toEqual([])

  await department.fill('没有这个部门')
  await expect(page.getByText('无匹配项')).toBeVisible()
  // Emptied it stands for nothing, and is asked for as ever.
  await department.fill('')
  await submitOf(page).click()
  await expectWrong(department, '请选择归属部门')
  await department.fill('信息技术部')
  expect(await submitted(page)).toMatchObject({ affiliationDepartmentCode: 'D1031' })
})
