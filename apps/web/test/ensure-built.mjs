import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Builds the web shell unless it is built, since its tests test the built files. */
export async function ensureBuilt(root) {
  if (existsSync(join(root, 'dist/server/render.js'))) return
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs')])
}
