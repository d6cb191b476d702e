/**
 * Which way imports may go, types among them: `pnpm boundaries`. Packages look into those listed for them and into no
 * others; the folders of the server stand above one another; nothing goes in circles.
 */

/** What each package may take: of ours, and from outside; `*` is anything. */
const packages = {
  'packages/domain': { ours: [], libraries: ['async-validator'] },
  'packages/sdk': { ours: ['packages/domain'], libraries: ['ajv', 'ky', '@tarojs/taro'] },
  'packages/ops': { ours: ['packages/sdk', 'packages/domain'], libraries: [] },
  'packages/ui': {
    ours: ['packages/domain'],
    libraries: ['react', 'react-dom', 'clsx', 'd3-array', 'd3-shape', '@tarojs/components', '@tarojs/taro'],
  },
  'packages/state': { ours: ['packages/sdk', 'packages/domain'], libraries: ['react', 'zustand'] },
  'packages/screens': { ours: ['packages/state', 'packages/ui', 'packages/domain'], libraries: ['react', 'clsx'] },
  'packages/mini-shell': {
    ours: ['packages/screens', 'packages/state', 'packages/ui', 'packages/sdk', 'packages/domain'],
    libraries: ['react', '@tarojs/components', '@tarojs/shared', '@tarojs/taro'],
  },
  'apps/mini-program': { ours: ['packages/mini-shell'], libraries: ['*'] },
  'apps/smart-app': { ours: ['packages/mini-shell'], libraries: ['*'] },
  'apps/web': {
    ours: ['packages/screens', 'packages/state', 'packages/ui', 'packages/sdk', 'packages/domain'],
    libraries: ['*'],
  },
  'apps/server': { ours: ['packages/sdk', 'packages/ops', 'packages/domain'], libraries: ['*'] },
}

/** Folders of the server, the lowest first: each may import those before it, and itself. */
const floors = [
  'database',
  'ports',
  'shop',
  'kernel',
  'areas',
  'pictures',
  'shop-file',
  'web',
  'audit',
  'operator',
  'demo',
  'workers',
]

/** Areas of the server, and which others each may ask. */
const areas = {
  account: ['passport'],
  address: [],
  stock: [],
  delivery: ['address', 'cart', 'freight'],
  cabinets: ['address', 'delivery'],
  pickup: ['cabinets', 'orders'],
  freight: ['address'],
  'bargain-terms': [],
  withdrawals: ['account', 'ledger', 'passport', 'promoters'],
  bargains: ['bargain-terms', 'captcha', 'products'],
  'group-terms': [],
  groups: ['group-terms', 'orders', 'payment', 'products', 'stock'],
  guides: [],
  invoice: ['after-sale', 'content', 'orders', 'payment'],
  'after-sale': ['address', 'orders', 'payment', 'points', 'returns', 'stock'],
  community: ['after-sale', 'pictures', 'stock'],
  'crowd-funding-runs': [],
  'crowd-funding': ['cart', 'crowd-funding-runs', 'orders', 'payment', 'products', 'stock'],
  pictures: [],
  'reservation-runs': [],
  products: [
    'bargain-terms',
    'crowd-funding-runs',
    'freight',
    'group-terms',
    'guides',
    'pictures',
    'reservation-runs',
    'stock',
  ],
  content: ['campaigns', 'pictures', 'products', 'stock'],
  user: ['products', 'points'],
  passport: ['user', 'content', 'cart', 'coupons'],
  coupons: ['products', 'stock'],
  ledger: [],
  live: ['pictures'],
  lottery: ['cart', 'checkout', 'coupons', 'delivery', 'freight', 'ledger', 'pictures', 'points', 'products', 'stock'],
  points: ['ledger', 'returns'],
  returns: [],
  'promoter-terms': [],
  identity: [],
  promoters: ['community', 'identity', 'passport', 'promoter-terms'],
  'promoter-shops': ['community', 'content', 'passport', 'products', 'promoter-terms', 'promoters', 'share'],
  'rebate-terms': ['address', 'products', 'promoter-terms'],
  rebates: ['pictures', 'products', 'promoter-terms', 'rebate-terms', 'returns', 'stock'],
  earnings: ['ledger', 'orders', 'promoter-terms', 'returns'],
  'pre-sale': ['cart', 'checkout', 'delivery', 'freight', 'orders', 'payment', 'points', 'products'],
  'flash-sale': ['products'],
  reservation: ['products', 'reservation-runs'],
  invites: [
    'address',
    'content',
    'coupons',
    'pictures',
    'products',
    'promoter-terms',
    'promoters',
    'rebates',
    'returns',
    'stock',
  ],
  fission: ['captcha', 'coupons', 'pictures', 'points', 'products', 'stock'],
  promotions: ['community', 'products', 'stock'],
  presents: ['coupons', 'pictures', 'points', 'products', 'stock'],
  'points-mall': ['cart', 'checkout', 'delivery', 'freight', 'points', 'stock'],
  campaigns: ['products'],
  cart: ['products', 'stock', 'coupons', 'freight'],
  payment: ['ledger'],
  orders: ['address', 'cabinets', 'content', 'delivery', 'freight', 'stock', 'payment', 'points'],
  checkout: [
    'cart',
    'address',
    'cabinets',
    'delivery',
    'freight',
    'invoice',
    'products',
    'stock',
    'coupons',
    'orders',
    'points',
    'rebate-terms',
  ],
  'du-codes': ['cart', 'products', 'stock'],
  'second-orders': [],
  'order-codes': ['after-sale', 'orders', 'stock'],
  membership: ['checkout', 'coupons', 'orders'],
  newcomer: ['presents', 'products'],
  captcha: [],
  closing: ['payment'],
  'free-trial': ['captcha', 'cart', 'checkout', 'delivery', 'identity', 'orders', 'payment', 'products'],
  messages: ['content', 'passport'],
  sandbox: ['content'],
  share: [
    'bargains',
    'content',
    'fission',
    'groups',
    'invites',
    'lottery',
    'presents',
    'products',
    'promoter-terms',
    'reservation',
  ],
  skills: ['pictures', 'products', 'stock'],
  staff: ['content'],
  statistics: [],
  stores: [],
  tracking: [],
}

const server = '^apps/server/src'
const escaped = (text) => text.replaceAll('/', '\\/')

const betweenPackages = Object.entries(packages).map(([folder, { ours }]) => ({
  name: `${folder} looks into ${ours.map((one) => one.split('/')[1]).join(', ') || 'no other package'}`,
  severity: 'error',
  from: { path: `^${escaped(folder)}/src` },
  to: { path: '^(packages|apps|tooling)/', pathNot: `^(${[folder, ...ours].map(escaped).join('|')})/` },
}))

const libraries = Object.entries(packages)
  .filter(([, { libraries }]) => !libraries.includes('*'))
  .map(([folder, { libraries }]) => ({
    name: `${folder} takes ${libraries.join(', ')} from outside`,
    severity: 'error',
    from: { path: `^${escaped(folder)}/src` },
    to: { path: 'node_modules/', pathNot: `node_modules/(@types/)?(${libraries.map(escaped).join('|')})/` },
  }))

const betweenFloors = floors.slice(0, -1).map((floor, at) => ({
  name: `${floor} of the server stands below ${floors.slice(at + 1).join(', ')}`,
  severity: 'error',
  from: { path: `${server}/${floor}/` },
  to: { path: `${server}/(${floors.slice(at + 1).join('|')})/` },
}))

const betweenAreas = Object.entries(areas).map(([area, asked]) => ({
  name: `area ${area} asks ${asked.join(', ') || 'no other area'}`,
  severity: 'error',
  from: { path: `${server}/areas/${area}/` },
  to: { path: `${server}/areas/[^/]+/`, pathNot: `${server}/areas/(${[area, ...asked].join('|')})/` },
}))

export default {
  forbidden: [
    {
      name: 'no file imports in a circle, for types either',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no folder of the server imports in a circle',
      severity: 'error',
      scope: 'folder',
      from: { path: `${server}/` },
      to: { circular: true },
    },
    {
      name: 'every area of the server has its row in the list of areas',
      severity: 'error',
      from: { path: `${server}/areas/[^/]+/`, pathNot: `${server}/areas/(${Object.keys(areas).join('|')})/` },
      to: {},
    },
    {
      name: 'what is imported is there',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no import leaves its package by a path',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps|tooling)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    ...betweenPackages,
    ...libraries,
    ...betweenFloors,
    ...betweenAreas,
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|generated|test|scripts|build|config|gallery)/|\\.test\\.tsx?$' },
    enhancedResolveOptions: {
      conditionNames: ['hearth-source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
