import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterEach, describe, expect, it } from 'vitest'
import workerd from 'workerd'
import { reply, startStub } from './stub-server'

/** `Taro.request`, written with the APIs of a Worker. */
const taro = `export default { request: ({ url, method, header, data, redirect }) => {
  const controller = new AbortController()
  const task = fetch(url, { method, headers: header, body: data, redirect, signal: controller.signal }).then(async (reply) => ({ statusCode: reply.status, header: {}, data: await reply.text() }))
  return Object.assign(task, { abort: () => controller.abort() })
} }`

const started: (() => void)[] = []
afterEach(() => {
  for (const stop of started.splice(0)) stop()
})

/**
 * Starts a Worker that creates its client of the shop once, outside of its requests. The path of a request names a
 * call. @returns its address
 */
async function startWorker(entry: 'index' | 'taro', options: string, shop: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-worker-'))
  await build({
    stdin: {
      contents: `import { createApi, products } from './${entry}'
        const api = createApi({ baseUrl: '${shop}', channelId: 1, platformId: 1, session: () => 'token', random: () => 0, ${options} }, { products })
        export default { async fetch({ url }) {
          const [, call, id, timeout] = new URL(url).pathname.split('/')
          const reply = call === 'look-up' ? api.products.skus({ skuNo: [id] }, { timeout: +timeout }) : api.products.merchant({ merchantId: id }, { timeout: +timeout, maxAge: call === 'kept' ? 60000 : undefined })
          if (call === 'left') return new Response('left')
          return Response.json(await reply.catch(({ code }) => ({ code })))
        } }`,
      resolveDir: fileURLToPath(new URL('../src', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    conditions: ['hearth-source'],
    outfile: join(folder, 'worker.js'),
    logLevel: 'error',
    plugins: [
      {
        name: 'taro',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^@tarojs\/taro$/ }, () => ({ path: 'taro', namespace: 'taro' }))
          onLoad({ filter: /.*/, namespace: 'taro' }, () => ({ contents: taro }))
        },
      },
    ],
  })
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
     const config :Workerd.Config = (services = [(name = "main", worker = .shop), (name = "internet", network = (allow = ["private", "local"]))], sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]);
     const shop :Workerd.Worker = (modules = [(name = "worker", esModule = embed "worker.js")], compatibilityDate = "2025-01-01");`,
  )
  const worker: ChildProcess = spawn(workerd, ['serve', join(folder, 'config.capnp'), '--control-fd=3'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  started.push(() => {
    worker.kill()
    rmSync(folder, { recursive: true })
  })
  const [told] = (await once(worker.stdio[3]!, 'data')) as [Buffer]
  return `http://127.0.0.1:${(JSON.parse(String(told).split('\n')[0]!) as { port: number }).port}`
}

const late = { code: 'ECONNABORTED' }

/**
 * Starts a shop that answers with the number of its requests and lets paths with `stall` wait, and a Worker in front of
 * it.
 */
async function openShop({ entry, options }: { entry: 'index' | 'taro'; options: string }) {
  const stub = await startStub(({ path, query }, response, _, count) => {
    if (`${path}${query.get('skuNo')}`.includes('stall')) response.writeHead(200).write('{"code":0')
    else reply(response, path.includes('skus') ? query.getAll('skuNo').map((skuNo) => ({ skuNo })) : { count })
  })
  const worker = await startWorker(entry, options, stub.url)
  return { stub, ask: async (path: string) => await (await fetch(worker + path)).text() }
}

const clients = [
  { entry: 'index', options: '' },
  { entry: 'taro', options: 'share: false' },
] as const

describe.each(clients)('a client that lives in the module of a Worker, made by $entry', (client) => {
  it('serves one request after the other, and each has its own deadline', async () => {
    const { ask, stub } = await openShop(client)
    expect(await ask('/get/m1/20000')).toBe('{"count":1}')
    expect(JSON.parse(await ask('/get/stall/300'))).toEqual(late)
    expect(JSON.parse(await ask('/look-up/stall/300'))).toEqual(late)
    expect(JSON.parse(await ask('/get/stall/300'))).toEqual(late)
    expect(await ask('/look-up/s1/20000')).toBe('[{"skuNo":"s1"}]')
    const [one, other] = await Promise.all([ask('/get/stall/400'), ask('/get/stall/400')])
    expect([one, other].map((text) => JSON.parse(text) as object)).toEqual([late, late])
    expect(stub.seen.length).toBeGreaterThanOrEqual(6)
  })

  it('gives a reply of one request to a later one that takes earlier replies', async () => {
    const { ask, stub } = await openShop(client)
    expect([await ask('/kept/m1/20000'), await ask('/kept/m1/20000')]).toEqual(['{"count":1}', '{"count":1}'])
    expect(stub.seen).toHaveLength(1)
  })

  it('makes no request wait for what another began and left behind', async () => {
    const { ask } = await openShop(client)
    expect(await ask('/left/stall/1000')).toBe('left')
    expect(JSON.parse(await ask('/get/stall/1000'))).toEqual(late)
    expect(JSON.parse(await ask('/look-up/stall/1000'))).toEqual(late)
  })
})

it('a client that shares anyway tells the waiting callers that no reply will come for an abandoned request', async () => {
  const { ask } = await openShop({ entry: 'taro', options: 'share: true' })
  await ask('/left/stall/1000')
  expect(JSON.parse(await ask('/get/stall/1000'))).toEqual({ code: 'ERR_NETWORK' })
})
