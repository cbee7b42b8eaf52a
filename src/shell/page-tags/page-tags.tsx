import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useMenuClosing } from '@/platform/open-menus'
import { pageCache } from '../page-cache/page-cache'
import { useCanOpen } from '../use-can-open'
import type { User } from '@/api/contract/session'
import { HOME_TAG, useOpenTags, type PageTag } from './open-tags'
import { usePageMarks, type PageMark } from './page-marks'
import classes from './page-tags.module.css'
import { openMenuOnHold } from './menu-on-hold'
import { TagItem } from './tag-item'
import { useFocusBesideClosed } from './use-focus-beside-closed'
import { usePageTitles } from './use-page-titles'
import { useTagActions } from './use-tag-actions'
import { askedPart } from '../asked-part'

const TagMenu = askedPart(
  async () => (await import('./tag-menu')).TagMenu,
  ({ onDismiss }) => onDismiss(),
)

/** How far the bar goes for a line, where a wheel counts in lines. */
const LINE_PX = 30

const NO_MARKS: readonly PageMark[] = []

interface OpenMenu {
  tag: PageTag
  /** where it opens, in px of the window */
  x: number
  y: number
  /** the tag itself: the focus goes back there */
  element: HTMLElement
}

/** The open pages, each with a tag. What a person may no longer open has none. */
export function PageTags({ user }: { user: User }) {
  const { t } = useLingui()
  const username = user.username ?? ''
  const canOpen = useCanOpen(user)
  const titleOf = usePageTitles()
  const mayHaveTag = ({ path }: PageTag) => path === HOME_TAG.path || canOpen(path)
  const tags = useOpenTags(username).filter(mayHaveTag)
  const marks = usePageMarks(username)
  const { activeKey } = useSyncExternalStore(pageCache.subscribe, pageCache.snapshot)
  const actions = useTagActions(username, mayHaveTag)
  const [menu, setMenu] = useState<OpenMenu>()
  const bar = useRef<HTMLDivElement>(null)
  useFocusBesideClosed(bar, tags.length, activeKey)
  useEffect(() => (bar.current ? openMenuOnHold(bar.current) : undefined), [])

  // Also when the tag gets wider, by a mark or its name, or the bar narrower: watched, each is told at first, too. What has the
  // focus in the bar comes first.
  useEffect(() => {
    const { current } = bar
    const active = current?.querySelector('[aria-selected=true]')
    if (!current || !active) return
    const sizes = new ResizeObserver(() => {
      const shown = current.querySelector(':focus') ?? active
      shown.scrollIntoView({ inline: 'nearest', block: 'nearest' })
    })
    sizes.observe(current)
    sizes.observe(active)
    return () => sizes.disconnect()
  }, [activeKey, tags.length])

  const openMenu = (tag: PageTag, element: HTMLElement, at?: { x: number; y: number }) => {
    const { left, bottom } = element.getBoundingClientRect()
    setMenu({ tag, element, x: at?.x ?? left, y: at?.y ?? bottom })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, tag: PageTag) => {
    const done = handleKey(event, {
      activate: () => actions.goTo(tag),
      close: () => actions.close(tag),
      openMenu: () => openMenu(tag, event.currentTarget),
    })
    if (done) event.preventDefault()
  }
  const closeMenu = () => {
    menu?.element.focus()
    setMenu(undefined)
  }
  useMenuClosing(menu !== undefined, (by) => {
    if (by === 'overlay') closeMenu()
    else setMenu(undefined)
  })
  /** One tag is in the order of Tab: the one that shows, else the first. */
  const reachable = tags.some(({ key }) => key === activeKey) ? activeKey : HOME_TAG.key

  return (
    <>
      <div
        ref={bar}
        className={classes.bar}
        role="tablist"
        aria-label={t`Open pages`}
        // The bar has no scrollbar, and a plain wheel only turns one way.
        onWheel={({ deltaX, deltaY, deltaMode, currentTarget }) => {
          if (deltaX === 0) currentTarget.scrollLeft += deltaY * (deltaMode === 0 ? 1 : LINE_PX)
        }}
      >
        {tags.map((tag) => (
          <TagItem
            key={tag.key}
            tag={tag}
            title={titleOf(tag.path, tag.search)}
            marks={marks[tag.key] ?? NO_MARKS}
            isActive={tag.key === activeKey}
            isReachable={tag.key === reachable}
            isClosable={tag.key !== HOME_TAG.key}
            onOpen={actions.goTo}
            onClose={actions.close}
            onMenu={openMenu}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      {menu ? (
        <TagMenu
          x={menu.x}
          y={menu.y}
          isClosable={menu.tag.key !== HOME_TAG.key}
          hasOthers={tags.length > (menu.tag.key === HOME_TAG.key ? 1 : 2)}
          onRefresh={() => actions.refresh(menu.tag)}
          onCloseTag={() => actions.close(menu.tag)}
          onCloseOthers={() => actions.closeOthers(menu.tag)}
          onCloseAll={actions.closeAll}
          onDismiss={closeMenu}
        />
      ) : null}
    </>
  )
}

interface TagKeys {
  activate: () => void
  close: () => void
  openMenu: () => void
}

/** What keys do on a tag: arrows walk, Enter and Space open, Delete closes. Tells whether one did. */
function handleKey(event: KeyboardEvent<HTMLElement>, keys: TagKeys): boolean {
  const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
  if (isMenuKey) keys.openMenu()
  else if (event.ctrlKey || event.metaKey || event.altKey) return false
  else if (event.key === 'Enter' || event.key === ' ') keys.activate()
  else if (event.key === 'Delete') {
    // Held it would close one page after another.
    if (!event.repeat) keys.close()
  } else return walk(event.currentTarget, event.key)
  return true
}

function walk(from: HTMLElement, key: string): boolean {
  const all = [...(from.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const index = all.indexOf(from)
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowLeft: all[index - 1] ?? all.at(-1),
    ArrowRight: all[index + 1] ?? all[0],
    Home: all[0],
    End: all.at(-1),
  }
  const target = targets[key]
  target?.focus()
  return target !== undefined
}
