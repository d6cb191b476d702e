import { vi } from 'vitest'

/** Ms a test waits for what it expects: a busy machine takes its time. */
const PATIENCE = 20_000

const patient = (wait) => (look, options) =>
  wait(look, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })

vi.waitFor = patient(vi.waitFor)
vi.waitUntil = patient(vi.waitUntil)
