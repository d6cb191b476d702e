import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { printSurface } from './print-surface.mjs'
import { read, root } from './published.mjs'

const placeOf = (folder) => join(folder, 'api', `${basename(folder)}.api.md`)
const hashOf = (surface) => createHash('sha256').update(surface).digest('hex').slice(0, 16)
const NEVER = { version: 'never', hash: '' }

/** Reads the committed report: the API, and the last released version with its API. */
function readReport(folder) {
  if (!existsSync(placeOf(folder))) return { surface: '', released: NEVER }
  const text = readFileSync(placeOf(folder), 'utf8')
  const [, version, hash = ''] = /^Last released: (\S+?)(?:, as `(\w+)`)?\.$/m.exec(text) ?? [undefined, NEVER.version]
  return { surface: /```ts\n([\s\S]*)\n```/.exec(text)?.[1] ?? '', released: { version, hash } }
}

/**
 * Writes the report of a built package.
 * @param {string} folder folder of the package
 * @param {boolean} released whether its version is released with this API
 */
export function writeReport(folder, released) {
  const { name, version } = read(folder)
  const surface = printSurface(folder)
  const last = released ? { version, hash: hashOf(surface) } : readReport(folder).released
  const line =
    last.version === NEVER.version ? 'Last released: never.' : `Last released: ${last.version}, as \`${last.hash}\`.`
  mkdirSync(join(folder, 'api'), { recursive: true })
  writeFileSync(
    placeOf(folder),
    `# What importers see of ${name}\n\nWritten by \`pnpm api\`; a change of it wants a changeset.\n\n${line}\n\n\`\`\`ts\n${surface}\n\`\`\`\n`,
  )
}

/**
 * Compares a built package with its report. The report contains the last released API, so that no history is needed.
 * @returns {string[]} faults
 */
export function checkReport(folder, changesets = readChangesets()) {
  const { name, version } = read(folder)
  const { surface, released } = readReport(folder)
  const now = printSurface(folder)
  if (now !== surface)
    return [
      `${name}: its API is not what its report says, from "${firstChange(surface, now)}" on; look at it, then: pnpm api`,
    ]
  if (released.version !== NEVER.version && released.version !== version)
    return [`${name}: version ${version} was not noted as released: pnpm api --released`]
  if (hashOf(now) !== released.hash && !changesets.includes(name))
    return [`${name}: its API changed since ${released.version} and no changeset says so: pnpm changeset`]
  return []
}

/** Returns the names of the packages that changesets mention. */
export function readChangesets(folder = join(root, '.changeset')) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .flatMap((file) =>
      [
        ...(/^---\n([\s\S]*?)\n---/.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '').matchAll(
          /^['"]?([^'":]+)['"]?:/gm,
        ),
      ].map(([, name]) => name),
    )
}

function firstChange(before, after) {
  const known = before.split('\n')
  return after.split('\n').find((line, index) => line !== known[index]) ?? known.at(-1)
}
