import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const USAGE = 'pnpm new screen <name> </path> <title> <package>'

/** Converts `order-detail` into `orderDetail`. */
const camel = (kebab) => kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
/** Converts `order-detail` into `OrderDetail`. */
const pascal = (kebab) => camel(kebab).replace(/^./, (letter) => letter.toUpperCase())

/** Writes the files of a new screen, and its row in the table of routes, from which every platform is built. */
export function newScreen(root, name, path, title, part) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? ''))
    throw new Error(`The screen must be kebab-case, such as order-detail; got ${name || 'none'}`)
  if (!/^\/[^\s'"\\]*$/.test(path ?? '') || !/^[^'"<>{}\\\n]+$/.test(title ?? '')) throw new Error(USAGE)
  const table = join(root, 'packages/screens/src/route-table.ts')
  const text = readFileSync(table, 'utf8')
  const parts = packagesIn(text, table)
  if (!parts.includes(part))
    throw new Error(
      `${part ? `There is no package ${part}` : `${USAGE}: the package is missing`}. A mini-program has ${parts.join(', ')}; docs/decisions/2026-11-23-routes.md says which screens live where`,
    )
  if (part === 'main') throw new Error('The main package is for the tab bar; pages are in one of the others')
  if (text.includes(`path: '${path}'`)) throw new Error(`${path} has a screen already`)
  const end = /^\} as const satisfies /m
  if (!end.test(text)) throw new Error(`${table} has no table of routes`)
  const folder = join(root, 'packages/screens/src', name)
  const screen = `${pascal(name)}Screen`
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.ts'), `export { ${screen} } from './${name}-screen'\n`)
  writeFileSync(
    join(folder, `${name}-screen.tsx`),
    `import { ShopPage } from '#parts/page/shop-page'\n\n/** Say what a shopper does here. */\nexport function ${screen}() {\n  return <ShopPage title="${title}">{null}</ShopPage>\n}\n`,
  )
  const row = `  ${camel(name)}: { path: '${path}', title: '${title}', package: '${part}' },\n`
  writeFileSync(
    table,
    text.replace(end, (found) => row + found),
  )
  return [
    `packages/screens/src/${name}/${name}-screen.tsx: write the screen, and a test in packages/screens/test`,
    'packages/screens/src/route-table.ts: say whether it needs a login, is public, or reloads when it is pulled down',
    `tooling/journeys/src/tour.ts: say what ${camel(name)} shows`,
  ]
}

/** Returns the packages of the mini-programs, as the table of routes lists them. */
function packagesIn(text, table) {
  const list = /ROUTE_PACKAGES = \[([^\]]*)\]/.exec(text)?.[1]
  if (!list) throw new Error(`${table} has no list of packages`)
  return [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)
}
