import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** The folders of the published packages. */
export const published = readdirSync(join(root, 'packages'))
  .map((name) => join(root, 'packages', name))
  .filter((folder) => existsSync(join(folder, 'package.json')) && !read(folder).private)

/** Returns the package.json of a folder. */
export function read(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/**
 * Packs every built package as it is published.
 * @param {string} target an empty folder, which the caller removes
 * @returns {{name: string, folder: string, tarball: string, unpacked: string}[]} the archive of each package, and the
 *   folder where it is unpacked
 */
export function packAll(target) {
  return published.map((folder) => {
    const { name } = read(folder)
    if (!existsSync(join(folder, 'dist'))) throw new Error(`${name} is not built: pnpm build`)
    const printed = execFileSync(
      ...pnpm('pack', '--json', '--config.ignore-scripts=true', '--pack-destination', target),
      { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    )
    const { filename } = JSON.parse(printed)
    const unpacked = mkdtempSync(join(target, 'unpacked-'))
    execFileSync('tar', ['-xzf', filename, '-C', unpacked])
    return { name, folder, tarball: filename, unpacked: join(unpacked, 'package') }
  })
}

/** Returns the command that runs pnpm: pnpm itself if it is on the path, as under `npm test`, otherwise npx. */
function pnpm(...words) {
  const known = process.env.PATH.split(':').some((folder) => existsSync(join(folder, 'pnpm')))
  const { packageManager } = read(root)
  return known ? ['pnpm', words] : ['npx', ['--yes', packageManager, ...words]]
}

/**
 * Returns the entries that a package exports: `.`, `./cart` ...
 * @param {string} folder folder of the built package
 * @returns {{entry: string, types?: string, pattern: string}[]} each entry, its types for ESM, and the line of
 *   `exports` that defines it
 */
export function entriesOf(folder) {
  const { exports } = read(folder)
  const closed = Object.entries(exports)
    .filter(([, value]) => value === null)
    .map(([name]) => matcher(name))
  return Object.entries(exports).flatMap(([name, value]) => {
    if (value === null) return []
    const types = value.import?.types
    if (!name.includes('*')) return [{ entry: name, types, pattern: name }]
    const [before, after] = types.split('*')
    return readdirSync(join(folder, before))
      .filter((file) => file.endsWith(after))
      .map((file) => file.slice(0, -after.length))
      .map((stem) => ({ entry: name.replace('*', stem), types: types.replace('*', stem), pattern: name }))
      .filter(({ entry }) => !closed.some((one) => one.test(entry)) && !(entry in exports))
  })
}

const matcher = (name) => new RegExp(`^${name.replaceAll('.', '\\.').replace('*', '.*')}$`)
