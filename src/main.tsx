import './app/mantine.css'
import './app/app.css'
import { start } from './app/start'

void start()
