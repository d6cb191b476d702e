import { build } from 'vite'
import { readTable } from './read-table.mjs'

/** Screens whose first load is counted. What they need of the kit, the stores and the rules is in the first file. */
const FIRST = ['home', 'product']

/**
 * What travels in one file because nearly every further page needs it, by the beginning of its path. Written down, not
 * counted: a module that a new screen shares becomes a small file of its own, and no other page loads more than before.
 */
const KITS = {
  /** For every page of one shopper. */
  kit: [
    'domain/src/codes/reply-code.',
    'domain/src/time/day.',
    'domain/src/time/format-date-time.',
    'screens/src/hooks/use-login-gate.',
    'screens/src/hooks/use-page-load.',
    'screens/src/hooks/use-shown-again.',
    'screens/src/parts/cards-skeleton.',
    'state/src/shop/is-refusal.',
    'ui/src/components/card.',
    'ui/src/primitives/checkbox.',
    'ui/src/primitives/web/checkbox.',
    'ui/src/primitives/web/overlay.',
  ],
  /** For those that show what is bought, and what it comes to. */
  'order-kit': [
    'domain/src/codes/invoice-type.',
    'domain/src/membership/membership-spu.',
    'screens/src/parts/amounts.',
    'screens/src/parts/price-details.',
    'screens/src/parts/product-line.',
  ],
  /** For those that name what is bought in words of their own, such as lists. */
  'words-kit': ['screens/src/parts/pieces-text.', 'screens/src/parts/plain-name.'],
  /** For those that are typed into. */
  'field-kit': ['ui/src/components/form-field.', 'ui/src/primitives/web/field-label.', 'ui/src/primitives/web/input.'],
  /** For those that ask for a code by SMS: logging in, and what is done with an account. */
  'code-kit': ['screens/src/parts/code-field.', 'state/src/user/ask-code.'],
  /** For those with the shopper's menu beside them; forms, which are the largest pages, do without. */
  'account-kit': [
    'domain/src/codes/order-status.',
    'screens/src/desktop/shopper-menu.',
    'screens/src/parts/shopper-page.',
    'ui/src/components/dialog.',
  ],
}

/**
 * Decides which modules travel together. Left alone, a bundler makes a file of each set of modules that the same pages
 * share: dozens of files of some hundred bytes. A first build in memory tells what the first pages need.
 */
export async function chunkGroups(config) {
  const { output } = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const first = new Set()
  const seen = new Set()
  const addModules = (fileName) => {
    if (seen.has(fileName)) return
    seen.add(fileName)
    const chunk = chunks.get(fileName)
    for (const module of Object.keys(chunk.modules)) first.add(module)
    chunk.imports.forEach(addModules)
  }
  const ofScreen = (name) => (module) => module.includes(`/screens/src/${name}/`)
  for (const chunk of chunks.values()) {
    const isFirst = FIRST.some((name) => chunk.facadeModuleId?.endsWith(`/screens/src/${name}/index.ts`))
    if (chunk.isEntry || isFirst) addModules(chunk.fileName)
  }
  await checkNames(
    [...chunks.values()].flatMap(({ modules }) => Object.entries(modules)).filter(([id]) => first.has(id)),
  )
  const isShop = (module) => first.has(module) && !FIRST.some((name) => ofScreen(name)(module))
  const isIn = (starts) => (module) =>
    !first.has(module) && starts.some((start) => module.includes(`/packages/${start}`))
  return [
    { name: 'shop', test: isShop },
    ...Object.entries(KITS).map(([name, starts]) => ({ name, test: isIn(starts) })),
  ]
}

/** What the first pages lead to by name must be among the rows that the first file has. */
async function checkNames(modules) {
  const here = new Set((await readTable()).filter(({ row }) => row.first).map(({ name }) => name))
  for (const [id, { code }] of modules) {
    for (const [, name] of (code ?? '').matchAll(/\broute(?:Path|Of)\("(\w+)"/g))
      if (!here.has(name)) throw new Error(`${id} leads to ${name}: mark it \`first\` in route-table.ts`)
  }
}
