import { chromium } from '@playwright/test'
const [,, user, lang, w, h, path, out, dark] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const c = await b.newContext({ viewport: { width: +w, height: +h }, baseURL: 'http://127.0.0.1:4641', locale: 'zh-CN', timezoneId: 'Asia/Shanghai', colorScheme: dark ? 'dark' : 'light' })
await c.request.post('/__fixtures/sign-in', { data: { username: user } })
await c.addInitScript((l) => localStorage.setItem('shopaccount.locale', l), lang)
const p = await c.newPage()
p.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(m.text()) })
await p.goto(path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(1500)
await p.screenshot({ path: out }); await b.close()
