import './app/mantine.css'
import './app/mantine-variables.css'
import './app/app.css'
import './app/first-styles'
import { start } from './app/start'

if (import.meta.env.DEV)
  void import('./platform/hidden-layout').then(({ watchHiddenLayout }) => watchHiddenLayout())

const boot = window.__boot
if (!boot?.isLeaving) {
  start(() => boot?.started() ?? true).catch((error: unknown) => {
    console.error(error)
    boot?.failed()
  })
}
