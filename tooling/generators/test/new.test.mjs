import { cpSync, existsSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newCall } from '../lib/new-call.mjs'
import { newRule } from '../lib/new-rule.mjs'
import { newScreen } from '../lib/new-screen.mjs'

const house = fileURLToPath(new URL('../../..', import.meta.url))
let root
const read = (path) => readFileSync(join(root, path), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hearth-new-'))
  for (const path of [
    'packages/sdk/src/catalogue',
    'packages/domain/src',
    'packages/screens/src',
    'packages/mini-shell/src',
    'apps/web/src',
  ]) {
    mkdirSync(join(root, path), { recursive: true })
    cpSync(join(house, path), join(root, path), { recursive: true })
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('pnpm new', () => {
  it('writes a call into its table, with a field for each path parameter', () => {
    newCall(root, 'cart', 'lendItem', 'PUT /api/cart/v1/lend/{itemId}')
    expect(read('packages/sdk/src/catalogue/cart.ts')).toContain(
      "lendItem: 'PUT /api/cart/v1/lend/{itemId}' as Call<LendItem, LendItemReply>,",
    )
    expect(read('packages/sdk/src/catalogue/cart.types.ts')).toMatch(/interface LendItem \{\n {2}itemId: string\n\}/)
  })

  it('refuses a call whose method does not exist', () => {
    expect(() => newCall(root, 'cart', 'lendItem', 'GTE /api/cart/v1')).toThrow('METHOD')
  })

  it('refuses a flag that no line knows', () => {
    expect(() => newCall(root, 'cart', 'lendItem', 'GET /api/cart/v9 notoast')).toThrow('notoast is no flag')
    expect(newCall(root, 'cart', 'lendItem', 'POST /api/cart/v9 !toast once timeout=3000').length).toBeGreaterThan(0)
  })

  it('refuses a call that is there already', () => {
    expect(() => newCall(root, 'cart', 'read', 'GET /api/cart/v9')).toThrow('already')
  })

  it('writes a rule with a test that fails until the rule decides something', () => {
    newRule(root, 'freight/pick-parcel')
    expect(read('packages/domain/src/freight/pick-parcel.ts')).toContain('export function pickParcel')
    expect(read('packages/domain/src/index.ts')).toContain("export { pickParcel } from '#freight/pick-parcel'")
  })

  it('refuses a rule whose path says more than a group and a name, or less', () => {
    for (const path of ['freight', 'freight/parcels/pick', ''])
      expect(() => newRule(root, path)).toThrow('<group>/<name>')
  })

  it('writes a screen and its row in the table of routes, which every door is built from', () => {
    newScreen(root, 'gift-wrap', '/gift-wrap', '礼品包装', 'member')
    expect(read('packages/screens/src/route-table.ts')).toMatch(
      /^ {2}giftWrap: \{ path: '\/gift-wrap', title: '礼品包装', package: 'member' \},\n\} as const satisfies/m,
    )
    expect(read('packages/screens/src/gift-wrap/gift-wrap-screen.tsx')).toContain('export function GiftWrapScreen')
    expect(read('packages/screens/src/gift-wrap/index.ts')).toContain('GiftWrapScreen')
  })

  it('touches nothing but the folder of the screen and the table', () => {
    const files = () =>
      ['packages', 'apps'].flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((one) => one.isFile())
          .map((one) => join(one.parentPath, one.name))
          .map((file) => `${relative(root, file)} ${readFileSync(file, 'utf8')}`),
      )
    const before = new Set(files())
    newScreen(root, 'gift-wrap', '/gift-wrap', '礼品包装', 'member')
    const touched = files().filter((file) => !before.has(file))
    expect(touched.map((file) => file.split(' ', 1)[0]).sort()).toEqual([
      'packages/screens/src/gift-wrap/gift-wrap-screen.tsx',
      'packages/screens/src/gift-wrap/index.ts',
      'packages/screens/src/route-table.ts',
    ])
  })

  it('asks which package of a mini-program a screen goes to, and writes nothing for an unknown one', () => {
    const table = read('packages/screens/src/route-table.ts')
    expect(() => newScreen(root, 'gift-wrap', '/gift-wrap', '礼品包装')).toThrow('the package is missing')
    expect(() => newScreen(root, 'gift-wrap', '/gift-wrap', '礼品包装', 'gifts')).toThrow(
      'There is no package gifts. A mini-program has main, shop, order, account, service, member,',
    )
    expect(() => newScreen(root, 'gift-wrap', '/gift-wrap', '礼品包装', 'main')).toThrow('tab bar')
    expect(read('packages/screens/src/route-table.ts')).toBe(table)
    expect(existsSync(join(root, 'packages/screens/src/gift-wrap'))).toBe(false)
  })

  it('refuses a second screen on one path', () => {
    expect(() => newScreen(root, 'again', '/checkout', '又一个', 'order')).toThrow('already')
    expect(() => newScreen(root, 'quoted', '/quoted', "it's", 'order')).toThrow('<title>')
  })
})
