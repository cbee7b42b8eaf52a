import './app/mantine.css'
import './app/app.css'
import { start } from './app/start'
import { showStartFailure } from './app/start-failure'

start().catch(showStartFailure)
