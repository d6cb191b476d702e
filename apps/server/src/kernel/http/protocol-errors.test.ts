import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openTestShop } from '../../../test/shop'

it('bytes that are no HTTP, behind a request that is being answered, end the connection and never mix into the answer', async () => {
  const shop = await openTestShop({
    extend: async (app) =>
      void app.get('/slow', (_request, reply) => {
        reply.hijack()
        reply.raw.writeHead(200, { 'content-length': 1000 })
        reply.raw.write('begun')
      }),
  })
  onTestFinished(() => shop.close())
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as { port: number }
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n'))
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (text.endsWith('begun')) socket.write('garbage\r\n\r\n')
    })
    socket.on('error', () => {}).on('close', () => resolve(text))
  })
  expect(answer.split('\r\n\r\n').slice(1)).toEqual(['begun'])
})
