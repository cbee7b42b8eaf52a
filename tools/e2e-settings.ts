/** What the runner of the browser tests and Playwright's configuration have to agree on. */

/** The fixture server's port, and that of the server of the build below a base path. */
export const PORT_VARIABLE = 'E2E_PORT'
export const BASE_PORT_VARIABLE = 'E2E_BASE_PORT'

/** Where Playwright leaves its results for counting. */
export const E2E_RESULTS = '.cache/e2e.json'

/** A second build that lives below a path, as behind a reverse proxy; one test opens it. */
export const BELOW_BASE = { basePath: '/shopaccount/', outDir: '.cache/dist-below-base' } as const
