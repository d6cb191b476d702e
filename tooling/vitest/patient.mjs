import { vi } from 'vitest'

/** Time limit of a repeated expectation, ms. It is long, since a busy machine is slow. */
const PATIENCE = 20_000

const patient = (wait) => (look, options) =>
  wait(look, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })

vi.waitFor = patient(vi.waitFor)
vi.waitUntil = patient(vi.waitUntil)
