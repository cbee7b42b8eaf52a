/**
 * What stands on the page when the application could not even start, for example because its texts
 * could not be fetched: a sentence in every language, because none is there, and a way to try again.
 */
const TEXTS = [
  '页面启动失败，请检查网络后重试。',
  'The page could not be started. Check your connection and try again.',
  'La página no pudo iniciarse. Compruebe la conexión e inténtelo de nuevo.',
]

/** Shows the failure in place of the application, and logs what it was. */
export function showStartFailure(error: unknown): void {
  console.error(error)
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  alert.className = 'start-failure'
  for (const text of TEXTS) {
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    alert.append(paragraph)
  }
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = '重试 / Retry / Reintentar'
  retry.addEventListener('click', () => location.reload())
  alert.append(retry)
  document.getElementById('root')?.replaceChildren(alert)
}
