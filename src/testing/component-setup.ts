import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { WAIT_LIMIT_MS } from './limits'

// What is waited for on a busy machine comes later, and is no failure.
configure({ asyncUtilTimeout: WAIT_LIMIT_MS })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
// Before a test's own clean-up takes the document's parts away.
afterEach(cleanup)
