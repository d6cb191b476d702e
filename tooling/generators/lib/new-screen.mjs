import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { camel, needKebab, pascal } from './names.mjs'
import { writeNew } from './write-new.mjs'

/** A screen: its file, its test, and its row in the one table of routes. */
export function newScreen(root, name, path, title) {
  needKebab(name, 'The screen')
  if (!/^\/\S*$/.test(path ?? '') || !title) throw new Error('pnpm new screen <name> </path> <title>')
  const folder = join(root, 'packages/screens/src', name)
  const screen = `${pascal(name)}Screen`
  const table = join(root, 'packages/screens/src/routes.ts')
  const text = readFileSync(table, 'utf8')
  if (text.includes(`path: '${path}'`)) throw new Error(`${path} has a screen already`)
  const rows = /(\n)((?:\]|\}) (?:as const )?satisfies|\])/
  if (!rows.test(text)) throw new Error(`${table} has no table of routes`)
  writeNew(join(folder, 'index.ts'), `export { ${screen} } from './${name}-screen'\n`)
  writeNew(join(folder, `${name}-screen.tsx`), `import { ShopPage } from '#parts/shop-page'\n\n/** Say what a shopper does here. */\nexport function ${screen}() {\n  return <ShopPage title="${title}">{null}</ShopPage>\n}\n`)
  writeFileSync(table, text.replace(/(export type RouteName =)/, `$1\n  | '${camel(name)}'`).replace(rows, `\n  { name: '${camel(name)}', screen: '${name}', path: '${path}', title: '${title}', package: 'account' },$1$2`))
  return [`packages/screens/src/${name}/${name}-screen.tsx: write the screen, and a test beside it`, `packages/screens/src/routes.ts: say whether it needs a login, and its package`, `packages/mini-shell/src/pages: add its page; the shells' tests say how`]
}
