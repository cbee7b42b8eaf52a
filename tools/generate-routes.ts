import { resolveConfig } from 'vite'

// The router's plugin writes src/routeTree.gen.ts as soon as it knows the configuration: the same
// options as in the build, and nothing to keep in step. The type check needs the file to be current.
await resolveConfig({}, 'build')
