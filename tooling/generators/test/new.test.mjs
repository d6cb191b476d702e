import { cpSync, existsSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newScreen } from '../new-screen.mjs'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
let root
const read = (path) => readFileSync(join(root, path), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hearth-new-'))
  for (const path of ['packages/screens/src', 'packages/mini-shell/src', 'apps/web/src']) {
    mkdirSync(join(root, path), { recursive: true })
    cpSync(join(repository, path), join(root, path), { recursive: true })
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('pnpm new screen', () => {
  it('writes a screen and its row in the table of routes, which every platform is built from', () => {
    newScreen(root, 'gift-wrap', '/gift-wrap', '礼品包装', 'member')
    expect(read('packages/screens/src/route-table.ts')).toMatch(
      /^ {2}giftWrap: \{ path: '\/gift-wrap', title: '礼品包装', package: 'member' \},\n\} as const satisfies/m,
    )
    expect(read('packages/screens/src/gift-wrap/gift-wrap-screen.tsx')).toContain('export function GiftWrapScreen')
    expect(read('packages/screens/src/gift-wrap/index.ts')).toContain('GiftWrapScreen')
  })

  it('changes only the folder of the screen and the table', () => {
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

  it('asks for the screen’s package in a mini-program, and writes nothing for an unknown one', () => {
    const table = read('packages/screens/src/route-table.ts')
    expect(() => newScreen(root, 'gift-wrap', '/gift-wrap', '礼品包装')).toThrow('the package is missing')
    expect(() => newScreen(root, 'gift-wrap', '/gift-wrap', '礼品包装', 'gifts')).toThrow(
      'There is no package gifts. A mini-program has main, shop, order, account, service, member,',
    )
    expect(() => newScreen(root, 'gift-wrap', '/gift-wrap', '礼品包装', 'main')).toThrow('tab bar')
    expect(read('packages/screens/src/route-table.ts')).toBe(table)
    expect(existsSync(join(root, 'packages/screens/src/gift-wrap'))).toBe(false)
  })

  it('refuses a name that is not a valid file name of the project, and one that a screen already has', () => {
    expect(() => newScreen(root, 'GiftWrap', '/gift-wrap', '礼品包装', 'member')).toThrow('kebab-case')
    expect(() => newScreen(root, 'login', '/second-login', '登录', 'member')).toThrow('EEXIST')
    expect(read('packages/screens/src/route-table.ts')).not.toContain('/second-login')
  })

  it('refuses a second screen on one path', () => {
    expect(() => newScreen(root, 'again', '/checkout', '又一个', 'order')).toThrow('already')
    expect(() => newScreen(root, 'quoted', '/quoted', "it's", 'order')).toThrow('<title>')
  })
})
