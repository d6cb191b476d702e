import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import phones from '@hearth/mini-shell/phones'
import { describe, expect, it } from 'vitest'
import { readMiniPackage } from '../src/mini-package'
import { MINI_APPS } from '../src/open-mini-app'

const dist = (app: string) => fileURLToPath(new URL(`../../../apps/${app}/dist/`, import.meta.url))
const built = readMiniPackage(dist('mini-program'))

/** The checks of `checkCodeQuality` in miniprogram-ci 2.1.42, the tool of the mini-program's host app. */
describe('the code of the mini-program, by the messaging app’s checks', () => {
  it('has a main package of less than 1.5 MB, and packages that may be uploaded', () => {
    expect(built.sizeOf()).toBeLessThan(1.5 * 1024 * 1024)
    for (const { root } of built.app.subPackages) expect(built.sizeOf(root)).toBeLessThan(2 * 1024 * 1024)
  })

  it('is uploaded compressed: scripts, templates and styles', () => {
    expect(built.setting).toMatchObject({ minified: true, minifyWXML: true, minifyWXSS: true })
  })

  it('is loaded when a page of it is opened', () => {
    expect(built.app.lazyCodeLoading).toBe('requiredComponents')
  })

  it('holds less than 200 KB of pictures', () => {
    const pictures = Object.entries(built.sizes).filter(([file]) =>
      ['.jpg', '.jpeg', '.png', '.svg', '.webp', '.gif'].includes(extname(file)),
    )
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(200 * 1024)
  })

  it('has nothing in the main package that only other packages use', () => {
    expect(built.misplaced).toEqual([])
  })

  it('has no plugin, and no unused component or file', () => {
    expect(built.app.plugins ?? {}).toEqual({})
    expect(built.unused).toEqual([])
  })
})

/**
 * Features that style sheets may use, with the oldest versions of iOS and Chromium that support each, from caniuse.com
 * in November 2026.
 */
const FEATURES: Record<string, { pattern: RegExp; ios: number; android: number }> = {
  'gap in a flex box': { pattern: /(?:^|[;{])gap:/, ios: 14.5, android: 84 },
  'aspect-ratio': { pattern: /aspect-ratio:/, ios: 15, android: 88 },
  inset: { pattern: /(?:^|[;{])inset(?:-\w+)*:/, ios: 14.5, android: 87 },
  ':is() and :where()': { pattern: /:(?:is|where)\(/, ios: 14, android: 88 },
  'min(), max() and clamp()': { pattern: /\b(?:min|max|clamp)\(/, ios: 13.4, android: 79 },
  ':has()': { pattern: /:has\(/, ios: 15.4, android: 105 },
  'dvh and its like': { pattern: /\d[dsl]v[hwib]\b/, ios: 15.4, android: 108 },
  '@layer': { pattern: /@layer\b/, ios: 15.4, android: 99 },
  '@container': { pattern: /@container\b|container-type:/, ios: 16, android: 105 },
  'color-mix()': { pattern: /color-mix\(/, ios: 16.2, android: 111 },
  'light-dark()': { pattern: /light-dark\(/, ios: 17.5, android: 123 },
  'nested rules': { pattern: /[{;]\s*&/, ios: 17.2, android: 120 },
  'mask without a prefix alone': { pattern: /^(?!.*-webkit-mask).*[;{]mask:/s, ios: 15.4, android: 120 },
}

describe.each(MINI_APPS)('the styles of the %s', (app) => {
  const files = readdirSync(dist(app), { recursive: true })
    .map(String)
    .filter((file) => /\.(?:wxss|css)$/.test(file))
  const sheets = files.map((file) => ({ file, text: readFileSync(dist(app) + file, 'utf8') }))

  it('use nothing that the oldest phones do not support', () => {
    const unknown = Object.entries(FEATURES).filter(
      ([, { ios, android }]) => ios > Number(phones.ios) || android > Number(phones.android),
    )
    expect(sheets.length).toBeGreaterThan(3)
    expect(
      sheets.flatMap(({ file, text }) =>
        unknown.filter(([, { pattern }]) => pattern.test(text)).map(([name]) => `${file}: ${name}`),
      ),
    ).toEqual([])
  })

  it('contain nothing for desktops', () => {
    const forDesktops = /\(min-width:\s*\d{4,}px\)|hover:\s*hover|:hover|:focus-visible|cursor:/
    expect(
      sheets.flatMap(({ file, text }) => (forDesktops.test(text) ? [`${file}: ${forDesktops.exec(text)?.[0]}`] : [])),
    ).toEqual([])
  })
})
