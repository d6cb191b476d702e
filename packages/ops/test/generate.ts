import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Before all tests: generates schemas and the OpenAPI document. */
export default function generate(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/generate.mjs', import.meta.url))])
}
