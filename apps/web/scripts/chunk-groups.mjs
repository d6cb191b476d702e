import { build } from 'vite'
import { readTable } from './read-table.mjs'

/**
 * Screens whose first load is counted. What they share with other pages, of the kit, the stores and the rules, is in
 * the first file; what no other page needs travels with the screen.
 */
const FIRST = ['home', 'product']

/**
 * What travels in one file because nearly every further page needs it, by the beginning of its path; `*` stands for any
 * name, or a part of one. Written down, not counted: a module that a new screen shares becomes a small file of its own,
 * and no other page loads more than before.
 */
const KITS = {
  /** For every page of one shopper. */
  kit: [
    'domain/src/codes/reply-code.',
    'domain/src/time/beijing-time.',
    'domain/src/time/day.',
    'domain/src/time/format-date-time.',
    'screens/src/hooks/use-login-gate.',
    'screens/src/hooks/use-page-load.',
    'screens/src/hooks/use-shown-again.',
    'screens/src/parts/cards-skeleton.',
    'ui/src/components/card.',
    'ui/src/primitives/checkbox.',
    'ui/src/primitives/web/checkbox.',
    'ui/src/primitives/web/overlay.',
  ],
  /** For those whose stores change something. */
  'change-kit': [
    'state/src/shop/attempt.',
    'state/src/shop/changing.',
    'state/src/shop/is-not-done.',
    'state/src/shop/refusal-of.',
  ],
  /** For those that show what is bought, and what it comes to. */
  'order-kit': [
    'domain/src/codes/invoice-type.',
    'domain/src/membership/membership-spu.',
    'screens/src/parts/amounts.',
    'screens/src/parts/price-details.',
    'screens/src/parts/product-line.',
  ],
  /** For those that show orders of every kind, whose own parts come late. */
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
  /** For those of after-sale service. */
  'service-kit': ['domain/src/codes/freight-payer.', 'domain/src/codes/return-type.', 'domain/src/codes/service-type.'],
  /** For those of campaigns. */
  'campaign-kit': [
    'domain/src/codes/campaign-status.',
    'domain/src/promotion/campaign-status-at.',
    'screens/src/hooks/use-asker.',
    'screens/src/hooks/use-campaign-view.',
    'screens/src/hooks/use-load-when.',
    'screens/src/parts/rules-card.',
    'state/src/campaigns/campaigns-store.',
    'state/src/shop/door-of.',
  ],
  /** For bargains and their list. */
  'bargain-kit': ['domain/src/bargain/bargain-steps.', 'domain/src/codes/bargain-status.'],
  /** For those where friends join in. */
  'join-kit': ['screens/src/order-kinds/group/use-join.', 'screens/src/parts/steps-card.'],
  /** For lists that go on as they are scrolled. */
  'list-kit': ['state/src/shop/paged-list.', 'ui/src/components/infinite-list.', 'ui/src/components/list-end.'],
  /** For those that name what is bought in words of their own, such as lists. */
  'words-kit': ['screens/src/parts/pieces-text.', 'screens/src/parts/plain-name.'],
  /** For those that are typed into. */
  'field-kit': [
    'ui/src/components/form-field.',
    'ui/src/primitives/web/field-label.',
    'ui/src/primitives/web/input.',
    'ui/src/primitives/web/text-area.',
  ],
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
  const ofScreen = (name) => (module) => module.includes(`/screens/src/${name}/`)
  const first = new Set()
  /** For each module, what leads to it: the entry, screens, and parts of screens that come late. */
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

/** The modules that load with a file. */
function modulesWith(fileName, chunks, seen = new Set()) {
  if (seen.has(fileName)) return []
  seen.add(fileName)
  const { modules, imports } = chunks.get(fileName)
  return [...Object.keys(modules), ...imports.flatMap((name) => modulesWith(name, chunks, seen))]
}

/** What the first pages lead to by name must be among the rows that the first file has. */
async function checkNames(modules) {
  const here = new Set((await readTable()).filter(({ row }) => row.first).map(({ name }) => name))
  for (const [id, { code }] of modules) {
    for (const [, name] of (code ?? '').matchAll(/\broute(?:Path|Of)\("(\w+)"/g))
      if (!here.has(name)) throw new Error(`${id} leads to ${name}: mark it \`first\` in route-table.ts`)
  }
}
