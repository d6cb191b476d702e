// Prints every call of the shop as JSON: `pnpm -s catalogue`.
import { areas, readTables } from './read-catalogue.mjs'

const named = { '!toast': 'noToast', '?toast': 'optionalNoToast' }

function flagOf(word) {
  const [name, value] = word.split('=')
  if (name === 'batch') return 'batch20'
  if (name === 'timeout') return `timeout${value}`
  return named[name] ?? name
}

const tables = await readTables()
const calls = areas.flatMap(({ area, table }) =>
  Object.entries(tables[table]).map(([name, line]) => {
    const [method, path, ...words] = line.split(' ')
    return { area, name, method, path, flags: words.map(flagOf) }
  }),
)
console.log(JSON.stringify(calls, null, 2))
