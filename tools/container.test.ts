import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { CONTAINER, nginxConfiguration } from './nginx-configuration'

// There is not always an engine that builds the container: what its file takes for granted is held here.

const root = resolve(import.meta.dirname, '..')
const read = (name: string) => readFile(resolve(root, name), 'utf8')

/** What stands behind each instruction of a name, line by line. */
async function instructions(name: string): Promise<string[]> {
  const lines = (await read('deploy/Dockerfile')).split('\n')
  return lines.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []))
}

it('copies what is there and not left out', async () => {
  const ignored = (await read('deploy/Dockerfile.dockerignore')).trim().split('\n')
  const copied = (await instructions('COPY')).filter((line) => !line.startsWith('--from='))
  const sources = copied.flatMap((line) => line.split(' ').slice(0, -1))
  expect(sources).toContain('package-lock.json')
  for (const source of [
    ...sources,
    'deploy/nginx.conf',
    'CHANGELOG.md',
    'tools/write-nginx-template.ts',
  ]) {
    expect(existsSync(resolve(root, source)), source).toBe(true)
    expect(ignored, source).not.toContain(source.split('/')[0])
  }
})

it('serves the build where its nginx looks for it, on the port that it names', async () => {
  const template = await nginxConfiguration(CONTAINER)
  expect(await instructions('COPY')).toContain(
    `--from=build /work/dist ${CONTAINER.root}/shopaccount`,
  )
  expect(await instructions('EXPOSE')).toEqual([CONTAINER.listen])
  expect(template).toContain(`listen ${CONTAINER.listen};`)
  expect(template).toContain('location /shopaccount/ {')
  expect((await instructions('RUN')).join()).toContain('BASE_PATH=/shopaccount/')
})

it('puts one variable into the template and leaves nginx its own, and tells the backend what the proxy in front said', async () => {
  const template = await nginxConfiguration(CONTAINER)
  expect(template.match(/\$\{\w+\}/g)).toEqual(['${BACKEND_ORIGIN}'])
  const [filter = ''] = await instructions('ENV')
  expect(filter).toBe('NGINX_ENVSUBST_FILTER=^BACKEND_ORIGIN$')
  expect(template).toContain('X-Forwarded-Proto $http_x_forwarded_proto;')
  expect(template).toContain('X-Forwarded-For $proxy_add_x_forwarded_for;')
})
