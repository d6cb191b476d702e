import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from '@hearth/sdk/core'
import { bundle } from './bundle'

const withAll = (entry: string, shell: 'browser' | 'mini-program') =>
  bundle(`import { createApi, catalogue } from './${entry}'; globalThis.api = createApi({}, catalogue)`, shell)

describe('the size of the SDK in a page, minified and gzipped', () => {
  it('for the client of a mini-program with all calls, and without ky', async () => {
    const { gzip, files, code } = await withAll('taro', 'mini-program')
    expect(gzip).toBeLessThanOrEqual(8.5 * 1024)
    expect(files.filter((file) => /\/ky[/.@]/.test(file))).toEqual([])
    expect(code).not.toMatch(/AbortController|TextEncoder|Headers|fetch\(/)
  })

  it('for the client of a browser with all calls', async () => {
    const { gzip } = await withAll('index', 'browser')
    expect(gzip).toBeLessThanOrEqual(12 * 1024)
  })

  it.each(Object.keys(catalogue))('for a client with the calls of %s alone', async (area) => {
    const { gzip } = await bundle(
      `import { createCoreApi, ${area} } from './core'; globalThis.api = createCoreApi({}, { ${area} })`,
      'browser',
    )
    expect(gzip).toBeLessThanOrEqual(4.52 * 1024)
  })

  it('without ajv, which `/testing` alone asks its importers for', async () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    )
    expect(Object.keys(dependencies)).toEqual(['@hearth/domain', 'ky'])
    expect(peerDependencies).toHaveProperty('ajv')
    expect(peerDependenciesMeta.ajv).toEqual({ optional: true })
    const needing = []
    for (const entry of ['index', 'core', 'codes', 'taro', 'fetch', 'render', 'tracking', 'testing']) {
      const { files } = await bundle(`export * from './${entry}'`, 'browser')
      if (files.some((file) => /\/ajv[/@]/.test(file))) needing.push(entry)
    }
    expect(needing).toEqual(['testing'])
  })

  it('only for the calls it names', async () => {
    const { code } = await bundle(
      "import { createCoreApi, cart } from './core'; globalThis.api = createCoreApi({}, { cart })",
      'browser',
    )
    expect(code).toContain('/api/cart/v4')
    expect(code).not.toContain('/api/orders')
  })
})
