import './app/mantine.css'
import './app/mantine-variables.css'
import './app/app.css'
import './app/first-styles'
import { start } from './app/start'

const boot = window.__boot
if (!boot?.isLeaving) {
  start(() => boot?.started()).catch((error: unknown) => {
    console.error(error)
    boot?.failed()
  })
}
