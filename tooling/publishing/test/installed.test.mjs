import vm from 'node:vm'
import { build } from 'esbuild'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveUp, openEndless } from './endless.mjs'
import { hoverText } from './hover.mjs'
import { installPacked, nodeOf, openShop, printed, typeFaults } from './install.mjs'

const seen = {
  count: 3,
  refused: '100001',
  stubbed: 'number',
  sameTable: true,
  tracker: 'function',
  tracks: ['getTrace', 'collect'],
  price: '1234.50',
  form: ['code'],
}

describe('a team that installs what is published', () => {
  let project, shop, faults
  beforeAll(async () => {
    project = installPacked()
    shop = await openShop()
    faults = {
      nodenext: typeFaults(ts, project.folder, {
        include: ['use.mts', 'use.cts'],
        whole: true,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
      }),
      bundler: typeFaults(ts, project.folder, {
        include: ['use.mts'],
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
      }),
      node10: typeFaults(ts, project.folder, {
        include: ['use.cts'],
        module: ts.ModuleKind.CommonJS,
        moduleResolution: ts.ModuleResolutionKind.Node10,
        noEmit: true,
      }),
    }
  })
  afterAll(() => {
    shop?.close()
    project?.remove()
  })

  it.for(['nodenext', 'bundler', 'node10'])('finds its types under %s, and is told of wrong uses', (resolution) => {
    expect(faults[resolution]).toEqual([])
  })

  it.for([
    ['tables by name', "import { cart, createApi } from '@hearth/sdk'", '{ cart }'],
    ['all tables', "import { catalogue, createApi } from '@hearth/sdk'", 'catalogue'],
    ['one area', "import { createApi } from '@hearth/sdk'\nimport { cart } from '@hearth/sdk/cart'", '{ cart }'],
    ['all tables of mini-programs', "import { catalogue, createApi } from '@hearth/sdk/taro'", 'catalogue'],
  ])('reads what a call does in the editor: %s', ([, imports, tables]) => {
    const shown = hoverText(
      project.folder,
      `${imports}\nconst api = createApi({ baseUrl: '', channelId: 1, platformId: 1 }, ${tables})\napi.cart.change`,
    )
    expect(shown).toMatch(/\w+ \w+ \w+/)
    expect(hoverText(project.folder, "import { cart } from '@hearth/sdk'\ncart.change")).toBe(shown)
  })

  it.for(['20', '22', '24'])('calls the shop from ESM and from CommonJS on Node %s', async (major) => {
    const node = await nodeOf(major)
    expect(await printed(node, project.folder, 'use.mjs', shop.url)).toEqual(seen)
    expect(await printed(node, project.folder, 'use.cjs', shop.url)).toEqual(seen)
  })

  it.for(['20', '22', '24'])(
    'stops reading an aborted reply, on Node %s, though garbage was collected after the headers',
    async (major) => {
      const endless = await openEndless()
      expect(await giveUp(await nodeOf(major), project.folder, endless.url)).toEqual({ code: 'ECONNABORTED', ended: 1 })
      endless.close()
    },
  )

  it.for(['@hearth/sdk', '@hearth/sdk/core'])(
    'calls the shop from a Worker through %s: with fetch and its like, and nothing of a page or of Node',
    async (entry) => {
      const contents =
        entry === '@hearth/sdk'
          ? `import { cart, createApi } from '${entry}'; globalThis.counted = createApi({ baseUrl, channelId: 1, platformId: 1 }, { cart }).cart.count({})`
          : `import { cart, createCoreApi } from '${entry}'
           const transport = ({ url, method, headers }) => fetch(url, { method, headers })
           globalThis.counted = createCoreApi({ baseUrl, channelId: 1, platformId: 1, transport }, { cart }).cart.count({})`
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: project.folder },
        bundle: true,
        write: false,
        format: 'iife',
        platform: 'neutral',
        mainFields: ['module', 'main'],
      })
      const worker = vm.createContext({
        baseUrl: shop.url,
        ...{
          AbortController,
          AbortSignal,
          FormData,
          Headers,
          ReadableStream,
          Request,
          Response,
          TextDecoder,
          TextEncoder,
          URL,
          URLSearchParams,
          clearTimeout,
          fetch,
          setTimeout,
        },
      })
      vm.runInContext(outputFiles[0].text, worker)
      expect(await worker.counted).toEqual({ count: 3 })
      expect(vm.runInContext('[typeof process, typeof window, typeof document, typeof require]', worker)).toEqual(
        Array(4).fill('undefined'),
      )
    },
  )
})
