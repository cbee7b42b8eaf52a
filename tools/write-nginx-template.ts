import { CONTAINER, nginxConfiguration } from './nginx-configuration'

// For the container: README's nginx as a template.
console.log(await nginxConfiguration(CONTAINER))
