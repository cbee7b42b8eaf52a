import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { freePort } from '../../tools/free-port'
import { nginxConfiguration } from '../../tools/nginx-configuration'

const START_LIMIT = 10_000

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The nginx of this machine; undefined when there is none. Debian keeps it where only root looks. */
export function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find(isExecutable)
}

interface Site {
  /** the build below `/shopaccount/` */
  built: string
  /** where `/api/`, `/auth/` and `/haiermice/` are passed to, as `http://host:port` */
  backend: string
}

/** An nginx that is running. */
export interface Nginx {
  /** as `http://127.0.0.1:port` */
  origin: string
  /** the file in which it notes who asked for what */
  log: string
  stop: () => Promise<void>
}

/** Starts an nginx with deploy/nginx.conf in front of a build and a backend. */
export async function startNginx(program: string, { backend, built }: Site): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'shopaccount-nginx-'))
  const root = join(folder, 'www')
  const log = join(folder, 'access.log')
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await mkdir(root)
  await symlink(resolve(built), join(root, 'shopaccount'))
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; font/woff2 woff2; }
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${await nginxConfiguration({ listen: `127.0.0.1:${port}`, root, log, backend })}
}
`,
  )
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done())
    child.once('error', (error) => {
      said += error.message
      done()
    })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${port}`
  const until = Date.now() + START_LIMIT
  for (;;) {
    const answers = await fetch(`${origin}/shopaccount/version.json`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return { origin, log, stop }
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`nginx did not start: ${said}`)
    }
    await new Promise((wait) => setTimeout(wait, 50))
  }
}
