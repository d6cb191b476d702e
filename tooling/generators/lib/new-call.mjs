import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needKebab, pascal } from './names.mjs'

const FLAGS =
  /^(!toast|\?toast|quiet=\d+|info=\d+|v2|antiFraud|special|encode|timeout=\d+|batch=\w+(,\w+)?|once|external=\w+)$/

/** A call: its line in the area's table, and documented types for what goes in and comes out. */
export function newCall(root, area, name, line) {
  needKebab(area, 'The area')
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name ?? ''))
    throw new Error(`The call must be camelCase, such as addMarkUp; got ${name}`)
  if (!/^(GET|POST|PUT|DELETE|PATCH) \/\S+/.test(line ?? ''))
    throw new Error(`The line must be "METHOD /path flags"; got ${line}`)
  const odd = line
    .split(' ')
    .slice(2)
    .find((flag) => !FLAGS.test(flag))
  if (odd !== undefined || line.includes("'"))
    throw new Error(`${odd ?? line} is no flag; packages/sdk/README.md has them all`)
  const folder = join(root, 'packages/sdk/src/catalogue')
  const table = join(folder, `${area}.ts`)
  const types = join(folder, `${area}.types.ts`)
  if (!existsSync(table)) throw new Error(`There is no area ${area}: ${table}`)
  const text = readFileSync(table, 'utf8')
  if (new RegExp(`^  ${name}:`, 'm').test(text)) throw new Error(`${area}.${name} is there already`)
  const payload = pascal(name)
  const reply = `${payload}Reply`
  const row = `  /** Say what it does. */\n  ${name}: '${line}' as Call<${payload}, ${reply}>,\n}\n`
  // The table ends at the first brace that stands alone; what it exports of its types comes after.
  writeFileSync(table, withImport(text, `./${area}.types`, [payload, reply]).replace(/^\}\n/m, row))
  const fields = [...line.matchAll(/\{(\w+)\}/g)].map(([, field]) => `  ${field}: string\n`).join('')
  const known = existsSync(types) ? readFileSync(types, 'utf8') : ''
  writeFileSync(
    types,
    `${known}\n/** What goes in. */\nexport interface ${payload} {\n${fields}}\n\n/** What comes out. */\nexport interface ${reply} {\n}\n`,
  )
  return [
    `packages/sdk/src/catalogue/${area}.types.ts: fill in ${payload} and ${reply}, with @examples on texts`,
    `apps/server/src/areas: answer ${area}.${name}; until then it says "not built"`,
    'pnpm mark: says in its comment who may ask it, and whether it is built',
    'pnpm reference: writes its page; pnpm api: writes down what importers see',
    'packages/sdk/test: catalogue, openapi and testing say how many calls there are; say one more',
  ]
}

function withImport(text, from, names) {
  const line = new RegExp(`import type \\{ ([^}]+) \\} from '${from}'`)
  if (!line.test(text)) return `import type { ${names.join(', ')} } from '${from}'\n${text}`
  return text.replace(
    line,
    (_, known) => `import type { ${[...known.split(', '), ...names].sort().join(', ')} } from '${from}'`,
  )
}
