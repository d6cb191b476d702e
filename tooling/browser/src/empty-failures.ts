import { rmSync } from 'node:fs'
import { FAILURES } from './keep-failure'

/** Before the tests of a package: forgets what earlier runs left. */
export default function emptyFailures(): void {
  rmSync(FAILURES, { recursive: true, force: true })
}
