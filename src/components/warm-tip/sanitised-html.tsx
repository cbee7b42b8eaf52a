import { useEffect, useRef, useState } from 'react'
import classes from './warm-tip.module.css'

interface SanitisedHtmlProps {
  html: string
}

/** Outside: the React Compiler leaves out what holds an import. */
const loadSanitiser = () => import('./sanitise-html')

/** A server's HTML, sanitised; as source text when the sanitiser can't be loaded. */
export function SanitisedHtml({ html }: SanitisedHtmlProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isUnavailable, setIsUnavailable] = useState(false)

  useEffect(() => {
    let isCurrent = true
    loadSanitiser()
      .then(({ sanitiseHtml }) => {
        if (isCurrent) place.current?.replaceChildren(sanitiseHtml(html))
      })
      .catch(() => setIsUnavailable(true))
    return () => {
      isCurrent = false
    }
  }, [html])

  return isUnavailable ? <div>{html}</div> : <div ref={place} className={classes.html} />
}
