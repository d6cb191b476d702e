import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RenderPage } from '@hearth/sdk/render'
import { addWeb } from '#web/add-web'
import type { Replay } from '#web/replay'
import { openTestShop, type TestShop } from '../../test/shop'

describe('a finished page that is sent again', () => {
  let shop: TestShop
  let address: string
  let replay: Replay | undefined
  let replayed = 0
  const pageAddress = (url: string) => (/^\/(?:product|mine)/.test(url) ? url : '/404')
  const render: RenderPage = ({ url, now }) =>
    Promise.resolve({
      status: url === '/404' ? 404 : 200,
      html: `<html>${url} ${now}</html>`,
      shared: !url.startsWith('/mine'),
      links: [],
      styles: [],
    })

  beforeAll(async () => {
    shop = await openTestShop({
      before: (request, response) => {
        const answered = replay?.(request, response) ?? false
        if (answered) replayed += 1
        return answered
      },
      extend: (app, { connection, ports }) =>
        addWeb(app, {
          db: connection.db,
          clock: ports.clock,
          web: { client: import.meta.dirname, render, pageAddress },
          onReplay: (ready) => (replay = ready),
        }),
    })
    address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => shop.close())

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(address + path, { headers })
    const told = Object.fromEntries([...reply.headers].filter(([name]) => name !== 'date'))
    return { status: reply.status, headers: told, text: await reply.text() }
  }

  it('is the same in every header and byte', async () => {
    const [first, second] = [await get('/product/1'), await get('/product/1')]
    expect(replayed).toBe(1)
    expect(second).toEqual(first)
    expect(second.headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('has another answer for another encoding, and none for a browser that has it', async () => {
    replayed = 0
    const plain = await get('/product/2', { 'accept-encoding': 'identity' })
    const zipped = await get('/product/2', { 'accept-encoding': 'gzip' })
    expect([plain.headers['content-encoding'], zipped.headers['content-encoding'], zipped.text]).toEqual([
      undefined,
      'gzip',
      plain.text,
    ])
    expect((await get('/product/2', { 'if-none-match': plain.headers['etag']! })).status).toBe(304)
    expect(replayed).toBe(0)
  })

  it('is never a private one, nor an answer of the API', async () => {
    replayed = 0
    for (const path of ['/mine', '/mine', '/api/user/info/v1', '/api/user/info/v1']) await get(path)
    expect(replayed).toBe(0)
  })

  it('is not reused for unknown addresses: a file or a call may be there', async () => {
    const file = await get('/replay.ts')
    expect(file).toMatchObject({ status: 200, text: expect.stringContaining('createReplay') })
    for (const path of ['/no/such/page', '/no/such/page']) expect((await get(path)).status).toBe(404)
    expect(await get('/replay.ts')).toEqual(file)
    expect(JSON.parse((await get('/api/user/info/v1')).text)).toMatchObject({ code: 0 })
  })
})
