/** What the runner of the browser tests and Playwright's configuration have to agree on. */

/** The fixture server's port, and that of the server of the builds below a base path. */
export const PORT_VARIABLE = 'E2E_PORT'
export const BASE_PORT_VARIABLE = 'E2E_BASE_PORT'

/** Where Playwright leaves its results for counting. */
export const E2E_RESULTS = '.cache/e2e.json'

/** A second build that lives below a path, as behind a reverse proxy. */
export const BELOW_BASE = { basePath: '/shopaccount/', outDir: '.cache/dist-below-base' } as const

/**
 * The next version of the same: not minified, so that every file of it has another name, and on one
 * host only to be used by https.
 */
export const NEXT_VERSION = {
  basePath: BELOW_BASE.basePath,
  outDir: '.cache/dist-next',
  args: ['--minify', 'false'],
  env: { FORCE_HTTPS_HOSTS: 'localhost' },
} as const

/** Cookies by which a test says what the server of these builds gives its browser. */
export const SITE_COOKIES = {
  /** any value: the next version is deployed, and nothing of the one before is there any more */
  next: 'site_next',
  /** part of the name of files that are missing */
  missing: 'site_missing',
  /** part of the name of files that never arrive */
  stuck: 'site_stuck',
} as const
