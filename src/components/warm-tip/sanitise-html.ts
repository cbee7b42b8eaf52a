import DOMPurify from 'dompurify'
import { quietMarkup } from './quiet-markup'

/** Text, lists, tables and links. No forms, media, styles, ids or handlers. */
const ALLOWED_TAGS = (
  'a b br code div em h1 h2 h3 h4 h5 h6 hr i li ol p pre small span strong sub sup ' +
  'table tbody td th thead tr u ul'
).split(' ')

/**
 * HTML from a server as nodes that are safe to show. Links open beside the application, and the page
 * they open learns nothing of where the person came from.
 *
 * @throws Error where the browser is not able to sanitise: the HTML would pass unchanged
 */
export function sanitiseHtml(html: string): DocumentFragment {
  if (!DOMPurify.isSupported) throw new Error('HTML can not be sanitised here')
  const nodes = DOMPurify.sanitize(quietMarkup(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of nodes.querySelectorAll('a')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  return nodes
}
