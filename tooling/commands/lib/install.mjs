import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, run } from './run.mjs'
import { step } from './step.mjs'

const stamp = join(root, 'node_modules', '.hearth-installed')
const lock = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(process.version)
    .digest('hex')

/**
 * Installs the packages of the lockfile, unless they are installed. Needs only Node and npm: npx provides pnpm, whose
 * folder is added to the path, since turbo looks for pnpm there.
 */
export async function install() {
  const wanted = lock()
  const [installed, pnpm = ''] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
  const ready = installed === wanted && existsSync(join(pnpm, 'pnpm'))
  if (!ready) await step('Installing', () => npx('pnpm', 'install', '--frozen-lockfile', '--reporter=append-only'))
  const folder = ready ? pnpm : await folderOfPnpm()
  if (!ready) writeFileSync(stamp, `${wanted}\n${folder}`)
  process.env.PATH = [folder, process.env.PATH].join(delimiter)
}

const npx = (...words) => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return run('npx', ['--yes', `--package=${packageManager}`, '--', ...words], { quiet: true })
}

async function folderOfPnpm() {
  const { output } = await npx(
    'node',
    '-p',
    `'@' + process.env.PATH.split('${delimiter}').find((one) => require('fs').existsSync(one + '/pnpm'))`,
  )
  return /^@(.+)$/m.exec(output)?.[1] ?? ''
}

/** Returns the path of a tool among the root's own dependencies. */
export const tool = (name) => join(root, 'node_modules', '.bin', name)
