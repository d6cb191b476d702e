import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Transport } from '@hearth/sdk/core'
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest'
import type { Renderer } from '#web/page-renderer'
import { renderThreads } from '#web/render-threads'
import { buildPrograms } from '../../test/server-process'

const folder = mkdtempSync(join(tmpdir(), 'hearth-threads-'))
const flag = join(folder, 'flag')
const file = join(folder, 'render.mjs')
let program: URL
let renderer: Renderer

beforeAll(async () => {
  const { main } = await buildPrograms('render-threads')
  program = new URL('./render-worker.js', pathToFileURL(main))
  writeFileSync(
    file,
    `
    import { existsSync } from 'node:fs'
    export async function render({ url, origin, now }, transport) {
      if (url === '/broken') throw new Error('a screen failed')
      if (url === '/gone') process.exit(3)
      while (url === '/long' && !existsSync(${JSON.stringify(flag)}));
      const reply = await transport({ method: 'GET', url: '/api' + url, headers: { accept: 'json' }, body: undefined, credentials: true, timeout: 1, onAbort() {} }).catch(({ kind }) => ({ status: 0, headers: { get: () => 'none' }, text: async () => kind }))
      const html = '<html><p style="width:50%">' + [origin + url, now, reply.status, reply.headers.get('retry-after'), await reply.text()].join(' ')
      return { status: 200, html, shared: true, links: ['</a.js>'], styles: ["'sha256-a'"] }
    }`,
  )
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => void (renderer = renderThreads({ program, file, origins: ['https://trace.example'], threads: 1 })))
afterEach(() => renderer.close())

const shop: Transport = ({ url, headers }) =>
  url === '/api/offline'
    ? Promise.reject({ kind: 'network' })
    : Promise.resolve({
        status: 200,
        headers: { get: (name) => (name === 'retry-after' ? '7' : undefined) },
        text: () => Promise.resolve(`${url} ${headers['accept']} 暖居`),
      })
const render = async (url: string, transport = shop) => {
  const parts = await renderer.render({ url, origin: 'https://shop.example', now: 5 }, transport)
  return { ...parts, plain: new TextDecoder().decode(parts.plain) }
}

it('renders a page with the shop’s answers, and computes what goes with it', async () => {
  const page = await render('/product/1')
  expect(page.plain).toBe('<html><p style="width:50%">https://shop.example/product/1 5 200 7 /api/product/1 json 暖居')
  expect(page).toMatchObject({
    status: 200,
    shared: true,
    links: '</a.js>',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
  })
  expect(page.contentPolicy).toContain("connect-src 'self' https://trace.example;")
  expect(page.contentPolicy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-/)
})

it('answers others while a page takes long to render', async () => {
  const page = render('/long')
  // The render of this page waits for a file, which this thread writes below. If this thread rendered the page itself,
  // the render would never end.
  await new Promise((resolve) => setTimeout(resolve, 50))
  writeFileSync(flag, '')
  expect((await page).plain).toContain('/long')
})

it('gives each of many pages its own answers', async () => {
  const numbers = Array.from({ length: 60 }, (_, at) => String(at))
  const pages = await Promise.all(
    numbers.map((at) =>
      render(`/product/${at}`, async (request) => ({
        ...(await shop(request)),
        text: () => Promise.resolve(`only for ${at}.`),
      })),
    ),
  )
  for (const [at, { plain }] of pages.entries()) expect(plain).toContain(`/product/${at} 5 200 7 only for ${at}.`)
})

it('passes on to a page that a call had no answer', async () => {
  expect((await render('/offline')).plain).toContain('0 none network')
})

it('fails a page that cannot be rendered, with its reason, and renders the next', async () => {
  await expect(render('/broken')).rejects.toThrow('a screen failed')
  expect((await render('/next')).status).toBe(200)
})

it('fails the pages of a thread that ends, and starts another thread for the next', async () => {
  await expect(render('/gone')).rejects.toThrow('ended with 3')
  expect((await render('/next')).status).toBe(200)
})
