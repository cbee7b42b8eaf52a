/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** the version as people call it, that of package.json */
  readonly APP_RELEASE: string
}
