import { REPLY_CODE } from '@hearth/domain'
import { expect, it, onTestFinished } from 'vitest'
import { createKeptReads } from '#kernel/reads/kept-reads'
import { createTurns, OF_NETWORKS, type Asker, type Turns } from '#kernel/limits/turns'
import { openTestShop } from './shop'

const STRANGER = '198.51.100.7'

/** Opens a shop whose turns are recorded. */
async function open() {
  const asked: Asker[] = []
  const own = createTurns()
  const turns: Turns = { take: (asker, work) => (asked.push(asker), own.take(asker, work)) }
  const version = { read: () => Promise.resolve('one'), known: () => 'one' }
  let elapsed = 0
  const shop = await openTestShop({
    demo: true,
    turns,
    keptReads: ({ stock }) => createKeptReads({ version, moves: stock.moves, elapsed: () => elapsed }),
  })
  onTestFinished(() => shop.close())
  return { shop, asked, pass: (ms: number) => void (elapsed += ms) }
}

it('lets forty new visitors of one network wait or come again, and serves everybody else at once', async () => {
  const { shop } = await open()
  const { headers } = await shop.newShopper()
  const put = (more: { headers?: Record<string, string>; remoteAddress: string }) =>
    shop.ask({
      method: 'PUT',
      url: '/api/cart/v1',
      payload: { operation: 'add', items: [{ skuNo: '100301', itemQuantity: 1 }], session: 'token' },
      ...more,
    })
  const { atOnce, mostWaiting } = OF_NETWORKS.ofOwner
  const strangers = Array.from({ length: atOnce + mostWaiting + 5 }, () => put({ remoteAddress: STRANGER }))
  const others = [put({ remoteAddress: STRANGER, headers }), put({ remoteAddress: '203.0.113.9' })]
  expect((await Promise.all(others)).map(({ code }) => code)).toEqual([0, 0])
  const replies = await Promise.all(strangers)
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(atOnce + mostWaiting)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(5)
  expect(replies.find(({ status }) => status === 429)).toMatchObject({
    code: REPLY_CODE.tooMany,
    message: '操作太频繁，请稍后再试',
    headers: { 'retry-after': '2' },
  })
})

it('takes no turn for a kept reply that is fresh, and one turn for one that has to be made again', async () => {
  const { shop, asked, pass } = await open()
  const { headers } = await shop.newShopper()
  const read = (more: object = {}) =>
    shop.app.inject({ url: '/api/products/spu_skus/v3?spuNo=1001', remoteAddress: STRANGER, ...more })
  await read()
  await read()
  expect(asked).toEqual([{ network: STRANGER, again: false }])
  pass(1_000)
  await read()
  pass(1_000)
  await read({ headers })
  expect(asked.slice(1)).toEqual([{ network: STRANGER, again: true }, { shopper: expect.any(String) as string }])
})

it('takes no turn for logins, whose limits are strict, nor for calls of pages that are rendered here', async () => {
  const { shop, asked } = await open()
  await shop.ask({ method: 'POST', url: '/api/passport/v1/code', payload: { telephone: '13900139000' } })
  await shop.app.inject({ url: '/api/products/spu_skus/v3?spuNo=1002', remoteAddress: 'in-process' })
  expect(asked).toEqual([])
})
