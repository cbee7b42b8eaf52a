import { nginxConfiguration } from './nginx-configuration'

// For the container: README's nginx as a template, in which the container puts its own BACKEND_ORIGIN when it
// starts. Whatever stands in front of it ends TLS.
console.log(
  await nginxConfiguration({
    listen: '8080',
    root: '/srv/www',
    backend: '${BACKEND_ORIGIN}',
  }),
)
