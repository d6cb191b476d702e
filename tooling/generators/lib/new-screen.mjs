import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { camel, needKebab, pascal } from './names.mjs'
import { writeNew } from './write-new.mjs'

/** A screen: its file, its row in the one table of routes, and its place in each shell. */
export function newScreen(root, name, path, title) {
  needKebab(name, 'The screen')
  if (!/^\/[^\s'"\\]*$/.test(path ?? '') || !/^[^'"<>{}\\\n]+$/.test(title ?? ''))
    throw new Error('pnpm new screen <name> </path> <title>')
  const folder = join(root, 'packages/screens/src', name)
  const screen = `${pascal(name)}Screen`
  const table = join(root, 'packages/screens/src/routes.ts')
  const text = readFileSync(table, 'utf8')
  if (text.includes(`path: '${path}'`)) throw new Error(`${path} has a screen already`)
  const rows = /(\n)((?:\]|\}) (?:as const )?satisfies|\])/
  if (!rows.test(text)) throw new Error(`${table} has no table of routes`)
  writeNew(join(folder, 'index.ts'), `export { ${screen} } from './${name}-screen'\n`)
  writeNew(
    join(folder, `${name}-screen.tsx`),
    `import { ShopPage } from '#parts/shop-page'\n\n/** Say what a shopper does here. */\nexport function ${screen}() {\n  return <ShopPage title="${title}">{null}</ShopPage>\n}\n`,
  )
  writeFileSync(
    table,
    text
      .replace(/(export type RouteName =)/, `$1\n  | '${camel(name)}'`)
      .replace(
        rows,
        `\n  { name: '${camel(name)}', screen: '${name}', path: '${path}', title: '${title}', package: 'account' },$1$2`,
      ),
  )
  const page = join(root, 'packages/mini-shell/src/pages-account', name, 'index')
  writeNew(
    `${page}.tsx`,
    `import { ${screen} } from '@hearth/screens/${name}'\nimport { shellPage } from '../../page/shell-page'\n\nexport default shellPage('${camel(name)}', ${screen})\n`,
  )
  writeNew(
    `${page}.config.ts`,
    `import { pageConfig } from '../../routing/page-config'\n\nexport default pageConfig('${camel(name)}')\n`,
  )
  const loaders = join(root, 'apps/web/src/client/screens.ts')
  writeFileSync(
    loaders,
    readFileSync(loaders, 'utf8').replace(
      /^\}\n/m,
      `  ${camel(name)}: async () => (await import('@hearth/screens/${name}')).${screen},\n}\n`,
    ),
  )
  return [
    `packages/screens/src/${name}/${name}-screen.tsx: write the screen, and a test in packages/screens/test`,
    `packages/screens/src/routes.ts: say whether it needs a login, and its package; with another package, its page in packages/mini-shell/src moves along`,
  ]
}
