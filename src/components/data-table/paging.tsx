import { useLingui } from '@lingui/react/macro'
import { useState, type SyntheticEvent } from 'react'
import { formatCounted } from '../format-counted'
import { PAGE_SIZES, type PageSize } from './page-sizes'
import classes from './paging.module.css'

interface PagingProps {
  pageNum: number
  pageSize: PageSize
  /** how many rows a page has, where they are fewer than that */
  givenSize?: number
  /** number of rows on all pages; undefined until it is known */
  total: number | undefined
  /** of rows that nobody has counted: whether there may be a page behind this one, which is full */
  mayGoOn?: boolean | undefined
  onChange: (page: { pageNum: number; pageSize: PageSize }) => void
}

/**
 * Total, page size, previous and next page, pages around the current one, and a jump to any page.
 * Plain controls: they are on every list's first frame, and Mantine's cost several times as much there.
 */
export function Paging({
  pageNum,
  pageSize,
  givenSize = pageSize,
  total,
  mayGoOn,
  onChange,
}: PagingProps) {
  const { t, i18n } = useLingui()
  const known = total ?? 0
  const isAtLeast = mayGoOn !== undefined
  const pageCount = isAtLeast
    ? pageNum + Number(mayGoOn)
    : Math.max(1, Math.ceil(known / givenSize))
  const goTo = (page: number) => onChange({ pageNum: page, pageSize })
  const nameOf = (page: number) => t`Page ${page}`
  const count = formatCounted(known, isAtLeast, i18n)
  return (
    <nav className={classes.paging} aria-label={t`Pages`}>
      <span
        className={classes.total}
        role="status"
        // A sheet has no buttons that tell which page it is.
        data-page={isAtLeast || pageCount < 2 ? undefined : `${nameOf(pageNum)} / ${pageCount}`}
      >
        {total === undefined ? '' : isAtLeast ? count : t`${count} in total`}
      </span>
      <select
        className={classes.select}
        aria-label={t`Rows per page`}
        value={pageSize}
        onChange={(event) => {
          const chosen = PAGE_SIZES.find((size) => String(size) === event.currentTarget.value)
          if (chosen) onChange({ pageNum: 1, pageSize: chosen })
        }}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {t`${size} / page`}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={classes.button}
        aria-label={t`Previous page`}
        disabled={pageNum <= 1}
        onClick={({ currentTarget }) => {
          const page = total === undefined ? pageNum - 1 : Math.min(pageNum - 1, pageCount)
          if (page <= 1) focusPage(currentTarget.nextElementSibling)
          goTo(page)
        }}
      >
        ‹
      </button>
      {pagesAround(pageNum, pageCount).map((page, index, pages) => (
        <span key={page} className={classes.page}>
          {index > 0 && page - (pages[index - 1] ?? 0) > 1 ? <span aria-hidden>…</span> : null}
          <button
            type="button"
            className={classes.button}
            aria-label={nameOf(page)}
            aria-current={page === pageNum ? 'page' : undefined}
            onClick={() => goTo(page)}
          >
            {page}
          </button>
        </span>
      ))}
      <button
        type="button"
        className={classes.button}
        aria-label={t`Next page`}
        disabled={pageNum >= pageCount}
        onClick={({ currentTarget }) => {
          if (pageNum + 1 >= pageCount) focusPage(currentTarget.previousElementSibling)
          goTo(pageNum + 1)
        }}
      >
        ›
      </button>
      {/* To the nearest page there is, as far as that is known. */}
      <PageJump onJump={(page) => goTo(total === undefined ? page : Math.min(page, pageCount))} />
    </nav>
  )
}

interface PageJumpProps {
  /** told of a page from 1 on, whether there is one or not */
  onJump: (page: number) => void
}

function PageJump({ onJump }: PageJumpProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const jump = (event: SyntheticEvent) => {
    event.preventDefault()
    const page = Number.parseInt(text, 10)
    if (Number.isNaN(page)) return
    setText('')
    onJump(Math.max(page, 1))
  }
  return (
    <form className={classes.jump} onSubmit={jump}>
      <input
        className={classes.jumpInput}
        aria-label={t`Go to page`}
        placeholder={t`Page`}
        inputMode="numeric"
        value={text}
        onChange={(event) =>
          setText(event.currentTarget.value.normalize('NFKC').replaceAll(/\D/g, ''))
        }
      />
      <button className={classes.button} type="submit">
        {t({ context: 'to a page', message: 'Go' })}
      </button>
    </form>
  )
}

/** What leads to the first or the last page goes no further, and loses the focus: that goes to the page's own button beside it. */
function focusPage(page: Element | null): void {
  page?.querySelector('button')?.focus()
}

/** First and last page and one on either side of the current one. */
function pagesAround(pageNum: number, pageCount: number): number[] {
  const wanted = [1, pageNum - 1, pageNum, pageNum + 1, pageCount]
  const inRange = wanted.filter((page) => page >= 1 && page <= pageCount)
  return [...new Set(inRange)].toSorted((left, right) => left - right)
}
