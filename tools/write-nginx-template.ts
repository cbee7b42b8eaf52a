import { CONTAINER, nginxConfiguration } from './nginx-configuration'

// For the container: deploy/nginx.conf as a template.
console.log(await nginxConfiguration(CONTAINER))
