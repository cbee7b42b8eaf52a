import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { User } from '@/api/contract/session'
import { channelsOptions } from '@/api/resources/channels'
import { departmentsOptions } from '@/api/resources/departments'
import { parksOptions } from '@/api/resources/parks'
import { verifyUsersOptions } from '@/api/resources/verify-users'
import { fetchForUser } from '@/api/user-reads'
import { saveFile } from '@/components/save-file'
import { toChinaDate } from '@/domain/china-time'
import { allTexts } from '@/locales/all-texts'
import { presentFailure } from '@/shell/present-failure'
import { writeSheets } from '../../../list/export/workbook'
import { importChoices } from './import-choices'
import { fetchOwnOrders, ordersAlike } from './own-orders'
import { readFile } from './read-file'
import { holdsOrders, readImportTable, type ImportRow } from './read-table'
import { templateSheets } from './template'

/** A file that was read, row by row. */
export interface ImportFile {
  name: string
  rows: readonly ImportRow[]
  /** headers that no field has */
  ignored: readonly string[]
  /** how many of the rows are hidden, as those that a filter of the sheet leaves out */
  hidden: number
  /** names of other sheets that hold such rows, too */
  others: readonly string[]
  /** codes of the person's own orders that hold just what a row says, by the row's key */
  alike: ReadonlyMap<string, readonly string[]>
}

/** The template, and the reading of a file that was filled in: nothing is sent here. */
export function useImportFile({ username = '' }: User, onRead: (file: ImportFile) => void) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<'template' | 'file'>()
  const [problem, setProblem] = useState<MessageDescriptor>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  /** What can be chosen, in every language, as it is now. */
  const readChoices = async (): Promise<{
    choices: ReturnType<typeof importChoices>
    texts: I18n[]
  }> => {
    const [texts, channels, parks, departments, verifyUsers] = await Promise.all([
      allTexts(i18n.locale),
      fetchForUser(queryClient, channelsOptions),
      fetchForUser(queryClient, parksOptions),
      fetchForUser(queryClient, departmentsOptions),
      fetchForUser(queryClient, verifyUsersOptions),
    ])
    const data = { channels, parks, departments, verifyUsers: verifyUsers.rows }
    return { choices: importChoices(data, texts), texts }
  }
  const during = async (
    what: 'template' | 'file',
    work: (signal: AbortSignal) => Promise<void>,
  ) => {
    const running = new AbortController()
    controller.current?.abort()
    controller.current = running
    setBusy(what)
    setProblem(undefined)
    try {
      await work(running.signal)
    } catch (error) {
      if (running.signal.aborted) return
      presentFailure(error, { asked: true })
      setProblem(
        what === 'template'
          ? msg`What can be chosen could not be read. Try again.`
          : msg`What the file is checked against could not be read. Try again.`,
      )
    }
    if (controller.current === running) setBusy(undefined)
  }
  return {
    busy,
    problem,
    saveTemplate: () =>
      void during('template', async (signal) => {
        const { choices } = await readChoices()
        if (signal.aborted) return
        const bytes = new Uint8Array(writeSheets(templateSheets(choices, i18n)))
        saveFile(new Blob([bytes]), `${i18n._(msg`Payment order template`)}.xlsx`)
      }),
    open: (file: File) =>
      void during('file', async (signal) => {
        const [{ choices, texts }, sheet, orders] = await Promise.all([
          readChoices(),
          readFile(file, signal),
          fetchOwnOrders(username),
        ])
        if (signal.aborted) return
        if ('problem' in sheet) {
          setProblem(sheet.problem)
          return
        }
        const context = { choices, texts, today: toChinaDate(Date.now()) }
        const table = readImportTable(sheet.rows, context)
        if ('problem' in table) {
          setProblem(table.problem)
          return
        }
        const { rows } = table
        const others = sheet.others.filter((other) => holdsOrders(other.rows, texts))
        const hidden = rows.filter(({ number }) => sheet.hiddenRows.includes(number)).length
        onRead({
          name: file.name,
          ...table,
          hidden,
          others: others.map(({ name }) => name),
          alike: ordersAlike(rows, orders),
        })
      }),
  }
}
