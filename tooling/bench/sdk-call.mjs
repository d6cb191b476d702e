import { createApi, products } from '@hearth/sdk'
import { createCoreApi } from '@hearth/sdk/core'
import { ratio, report } from './lib/ratio.mjs'

const CALLS = 4000
const body = JSON.stringify({ code: 0, message: '', success: true, currentTimeMillis: 1_800_000_000_000, data: { spuNo: '1001', name: '智能音箱', pictures: Array.from({ length: 12 }, (_, i) => ({ url: `/pictures/${i}`, alt: '图', width: 1500, height: 1500 })) } })
const reply = () => new Response(body, { headers: { 'content-type': 'application/json' } })

/** An SDK call against raw fetch, both answered by the same stub in this process. */
export async function benchSdkCall() {
  const real = globalThis.fetch
  globalThis.fetch = async () => reply()
  try {
    const fetched = async ({ url, method, headers }) => {
      const response = await fetch(url, { method, headers })
      return { status: response.status, header: (name) => response.headers.get(name) ?? undefined, text: () => response.text() }
    }
    const options = { baseUrl: 'http://stub.local', channelId: 1, platformId: 2 }
    const ky = createApi(options, { products })
    const core = createCoreApi({ ...options, transport: fetched }, { products })
    const raw = timed((i) => fetch(`http://stub.local/api/products/base/v2/${i}/2?channelId=1&platformId=2`).then((response) => response.json()))
    report('SDK call over a fetch transport, CPU', await ratio(timed((i) => core.products.get({ spuNo: String(i), platform: 2 })), raw), 'of raw fetch on the same stub')
    report('SDK call over ky, CPU', await ratio(timed((i) => ky.products.get({ spuNo: String(i), platform: 2 })), raw), 'of raw fetch on the same stub')
  } finally {
    globalThis.fetch = real
  }
}

const timed = (call) => async () => {
  const before = process.cpuUsage()
  for (let i = 0; i < CALLS; i += 1) await call(i)
  const { user, system } = process.cpuUsage(before)
  return user + system
}
