import { build } from 'vite'
import { readTable } from './read-table.mjs'

/**
 * Screens whose first load has a budget. The first file contains the code of components, stores and rules that these
 * screens share with other pages. Code that only one of these screens needs is in a file of that screen.
 */
const FIRST = ['home', 'product']

/**
 * Modules that are bundled into one file because nearly every page besides the first ones needs them. An entry is the
 * beginning of a module's path; `*` stands for a name or a part of a name. The list is fixed, so a module that a new
 * screen shares becomes a small file of its own and does not enlarge other pages.
 */
const KITS = {
  /** Modules that every page with a shopper's own data needs. */
  kit: [
    'domain/src/codes/reply-code.',
    'domain/src/time/beijing-time.',
    'domain/src/time/day.',
    'domain/src/time/format-date-time.',
    'screens/src/hooks/use-login-gate.',
    'screens/src/hooks/use-page-load.',
    'screens/src/hooks/use-shown-again.',
    'screens/src/parts/page/cards-skeleton.',
    'ui/src/components/card.',
    'ui/src/primitives/checkbox.',
    'ui/src/primitives/web/checkbox.',
    'ui/src/primitives/web/overlay.',
  ],
  /** Modules of pages whose stores change something. */
  'change-kit': [
    'state/src/shop/attempt.',
    'state/src/shop/changing.',
    'state/src/shop/is-not-done.',
    'state/src/shop/refusal-of.',
  ],
  /** Modules of pages that show products to buy and their total. */
  'order-kit': [
    'domain/src/codes/invoice-type.',
    'domain/src/membership/membership-spu.',
    'screens/src/parts/product/amounts.',
    'screens/src/parts/product/price-details.',
    'screens/src/parts/product/product-line.',
  ],
  /** Modules of pages that show orders of every kind. The parts of each kind are loaded later. */
  'kind-kit': [
    'domain/src/codes/payment-status.',
    'domain/src/codes/trial-charge.',
    'domain/src/*/*-kind-rules.',
    'domain/src/order/rules-of-kind.',
    'screens/src/hooks/use-code.',
    'screens/src/hooks/use-whole.',
    'screens/src/hooks/use-with-messages.',
    'screens/src/order-kinds/kind-code.',
  ],
  /** Modules of pages of after-sale service. */
  'service-kit': ['domain/src/codes/freight-payer.', 'domain/src/codes/return-type.', 'domain/src/codes/service-type.'],
  /** Modules of pages of campaigns. */
  'campaign-kit': [
    'domain/src/codes/campaign-status.',
    'domain/src/promotion/campaign-status-at.',
    'screens/src/hooks/use-asker.',
    'screens/src/hooks/use-campaign-view.',
    'screens/src/hooks/use-load-when.',
    'screens/src/parts/campaign/rules-card.',
    'state/src/campaigns/campaigns-store.',
    'state/src/shop/door-of.',
  ],
  /** Modules of the pages of bargains. */
  'bargain-kit': ['domain/src/bargain/bargain-steps.', 'domain/src/codes/bargain-status.'],
  /** Modules of pages on which friends take part. */
  'join-kit': ['screens/src/order-kinds/group/use-join.', 'screens/src/parts/campaign/steps-card.'],
  /** Modules of lists that load more items when scrolled. */
  'list-kit': ['state/src/shop/paged-list.', 'ui/src/components/infinite-list.', 'ui/src/components/list-end.'],
  /** Modules of pages that describe products as text, such as lists. */
  'words-kit': ['screens/src/parts/product/pieces-text.', 'screens/src/parts/product/plain-name.'],
  /** Modules of pages with text fields. */
  'field-kit': [
    'ui/src/components/form-field.',
    'ui/src/primitives/web/field-label.',
    'ui/src/primitives/web/input.',
    'ui/src/primitives/web/text-area.',
  ],
  /** Modules of pages that ask for a code by SMS: the login, and changes of an account. */
  'code-kit': ['screens/src/parts/fields/code-field.', 'state/src/user/ask-code.'],
  /** Modules of pages with the shopper's menu beside them. Forms, which are the largest pages, have no menu. */
  'account-kit': [
    'domain/src/codes/order-status.',
    'screens/src/desktop/shopper-menu.',
    'screens/src/parts/page/shopper-page.',
    'ui/src/components/dialog.',
  ],
}

/**
 * Returns the groups of modules that are bundled together. By default, a bundler makes a file for each set of modules
 * that the same pages share, which gives dozens of files of some hundred bytes. This function builds the shell once in
 * memory, to find which modules the first pages need.
 */
export async function chunkGroups(config) {
  const { output } = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const ofScreen = (name) => (module) => module.includes(`/screens/src/${name}/`)
  const first = new Set()
  /** For each module, what imports it: the entry, screens, and parts of screens whose code is loaded later. */
  const users = new Map()
  for (const chunk of chunks.values()) {
    const user = chunk.facadeModuleId
    if (!user || !(chunk.isEntry || chunk.isDynamicEntry)) continue
    const isFirst = chunk.isEntry || FIRST.some((name) => user.endsWith(`/screens/src/${name}/index.ts`))
    for (const module of modulesWith(chunk.fileName, chunks)) {
      if (isFirst) first.add(module)
      users.set(module, [...(users.get(module) ?? []), user])
    }
  }
  await checkNames(
    [...chunks.values()].flatMap(({ modules }) => Object.entries(modules)).filter(([id]) => first.has(id)),
  )
  const isOfOne = (module) => FIRST.some((name) => users.get(module).every(ofScreen(name)))
  const isShop = (module) => first.has(module) && !isOfOne(module)
  const isIn = (starts) => {
    const patterns = starts.map(
      (start) => new RegExp(`/packages/${start.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}`),
    )
    return (module) => !first.has(module) && patterns.some((pattern) => pattern.test(module))
  }
  return [
    { name: 'shop', test: isShop },
    ...Object.entries(KITS).map(([name, starts]) => ({ name, test: isIn(starts) })),
  ]
}

/** Returns all modules that are loaded with a file. */
function modulesWith(fileName, chunks, seen = new Set()) {
  if (seen.has(fileName)) return []
  seen.add(fileName)
  const { modules, imports } = chunks.get(fileName)
  return [...Object.keys(modules), ...imports.flatMap((name) => modulesWith(name, chunks, seen))]
}

/** Fails if the code of the first pages names a route whose row is not in the first file. */
async function checkNames(modules) {
  const here = new Set((await readTable()).filter(({ row }) => row.first).map(({ name }) => name))
  for (const [id, { code }] of modules) {
    for (const [, name] of (code ?? '').matchAll(/\broute(?:Path|Of)\("(\w+)"/g))
      if (!here.has(name)) throw new Error(`${id} leads to ${name}: mark it \`first\` in route-table.ts`)
  }
}
