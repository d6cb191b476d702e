import { rmSync } from 'node:fs'
import { FAILURES } from './keep-failure'

/** Runs before the tests of a package: deletes the failures of earlier runs. */
export default function emptyFailures(): void {
  rmSync(FAILURES, { recursive: true, force: true })
}
