import { build } from 'vite'

/** Screens whose first load is counted: what they share with any other screen is at hand from the beginning. */
const FIRST = ['home', 'product']

/** The largest screens, because they check a form: what others share among themselves is none of theirs. */
const FORMS = ['checkout', 'login', 'address-form']

/** So many screens make a module common property; what fewer share stays with them. */
const MANY = 4

/**
 * Decides which modules travel together. Left alone, a bundler makes a file of each set of modules that the same pages
 * share: dozens of files of some hundred bytes. A first build in memory tells which screens need a module.
 */
export async function chunkGroups(config) {
  const { output } = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const closure = (fileName, seen = new Set()) => {
    if (!seen.has(fileName)) {
      seen.add(fileName)
      for (const next of chunks.get(fileName).imports) closure(next, seen)
    }
    return seen
  }
  const users = new Map()
  for (const chunk of chunks.values()) {
    const name = chunk.isEntry ? 'entry' : /screens\/src\/([\w-]+)\/index\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1]
    if (!name) continue
    for (const fileName of closure(chunk.fileName)) {
      for (const module of Object.keys(chunks.get(fileName).modules))
        users.set(module, (users.get(module) ?? new Set()).add(name))
    }
  }
  const groupOf = (module) => {
    const who = users.get(module)
    if (!who) return undefined
    if (who.has('entry') || (who.size > 1 && FIRST.some((name) => who.has(name)))) return 'shop'
    if (who.size < MANY) return undefined
    return FORMS.some((name) => who.has(name)) ? 'kit' : 'account-kit'
  }
  const names = new Set([...users.keys()].map(groupOf).filter(Boolean))
  return [...names].map((name) => ({ name, test: (module) => groupOf(module) === name }))
}
