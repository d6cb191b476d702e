import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { describe, expect, it, onTestFinished } from 'vitest'
import config from '../../../.dependency-cruiser.mjs'
import { drawGraph } from '../lib/draw-graph.mjs'

/** Returns the violations of boundaries in a tree of files. */
async function brokenBy(files) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-boundaries-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { output } = await cruise(
    ['packages', 'apps'].filter((top) => Object.keys(files).some((path) => path.startsWith(top))),
    {
      ...config.options,
      ruleSet: { forbidden: config.forbidden },
      validate: true,
      baseDir: folder,
    },
  )
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort()
}

const CART = { 'apps/server/src/areas/cart/cart.ts': 'export interface Cart { lines: string[] }' }
const takesCart = "import type { Cart } from '../cart/cart'\nexport type Taken = Cart"

describe('the boundaries between packages and folders', () => {
  it('let allowed imports pass', async () => {
    expect(await brokenBy({ ...CART, 'apps/server/src/areas/checkout/order.ts': takesCart })).toEqual([])
  })

  it('stop an area of the server that imports another without permission, even its types', async () => {
    const own = config.forbidden.filter(({ name }) => name.startsWith('area orders asks '))
    expect(own).toHaveLength(1)
    expect(await brokenBy({ ...CART, 'apps/server/src/areas/orders/order.ts': takesCart })).toEqual([own[0].name])
  })

  it('stop an area that is in no list', async () => {
    expect(await brokenBy({ ...CART, 'apps/server/src/areas/unlisted/take.ts': takesCart })).toEqual([
      'every area of the server has its row in the list of areas',
    ])
  })

  it('stop a folder that imports one above it, and two that import each other', async () => {
    const up = "import type { Cart } from '../areas/cart/cart'\nexport type Taken = Cart"
    expect((await brokenBy({ ...CART, 'apps/server/src/kernel/up.ts': up }))[0]).toMatch(
      /^kernel of the server stands below areas/,
    )
    const both = {
      'apps/server/src/web/one.ts': "import { b } from '../pictures/two'\nexport const a = b",
      'apps/server/src/pictures/two.ts': 'export const b = 1',
      'apps/server/src/pictures/three.ts': "import { a } from '../web/one'\nexport const c = a",
    }
    expect(await brokenBy(both)).toContain('no folder of the server imports in a circle')
  })

  it('stop two files that import each other’s types', async () => {
    const circle = {
      'packages/domain/src/one.ts': "import type { Two } from './two'\nexport interface One { two: Two }",
      'packages/domain/src/two.ts': "import type { One } from './one'\nexport interface Two { one: One }",
    }
    expect(await brokenBy(circle)).toEqual(['no file imports in a circle, for types either'])
  })

  it('stop a screen that imports the SDK, and a package that imports another by a path', async () => {
    const sdk = { 'packages/sdk/src/core.ts': 'export const core = 1' }
    const taken = "import { core } from '../../sdk/src/core'\nexport const taken = core"
    expect(await brokenBy({ ...sdk, 'packages/screens/src/cart.ts': taken })).toContain(
      'packages/screens looks into state, ui, domain',
    )
    expect(await brokenBy({ ...sdk, 'packages/state/src/cart.ts': taken })).toEqual([
      'no import leaves its package by a path',
    ])
  })

  it('stop an import that does not exist', async () => {
    expect(await brokenBy({ 'packages/domain/src/one.ts': "import { a } from 'nowhere'\nexport const b = a" })).toEqual(
      ['what is imported is there'],
    )
  })
})

it('draws an arrow for each dependency between packages', () => {
  const packages = [
    { name: '@hearth/sdk', folder: 'packages/sdk', manifest: { dependencies: { '@hearth/domain': '', ky: '' } } },
    { name: '@hearth/domain', folder: 'packages/domain', manifest: {} },
  ]
  expect(drawGraph(packages)).toContain('  sdk --> domain\n')
})
