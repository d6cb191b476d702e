import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { step } from './step.mjs'

const stamp = join(root, 'node_modules', '.hearth-installed')
const lock = () => createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml'))).update(process.version).digest('hex')

/** Installs what the lockfile says, unless that is what stands there. Needs only Node and npm: pnpm comes by npx. */
export async function install() {
  const wanted = lock()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  await step('Installing', () => run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], { quiet: true }))
  writeFileSync(stamp, wanted)
}

/** A tool of the root's own dependencies. */
export const tool = (name) => join(root, 'node_modules', '.bin', name)
