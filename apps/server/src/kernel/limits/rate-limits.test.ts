import { REPLY_CODE } from '@hearth/domain'
import { expect, it, onTestFinished } from 'vitest'
import { limitsOf } from '../../../test/built-calls'
import { openTestShop } from '../../../test/shop'

async function open() {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  const change = (headers: Record<string, string>, remoteAddress: string) =>
    shop.ask({
      method: 'PUT',
      url: '/api/cart/v1',
      headers,
      remoteAddress,
      payload: { operation: 'remove', items: [] },
    })
  return { shop, change, most: limitsOf('cart.change').shopper!.max }
}

it('slows down a shopper whose program writes without end from anywhere, says for how long, and slows down nobody else', async () => {
  const { shop, change, most } = await open()
  const [busy, other] = [await shop.newShopper(), await shop.newShopper()]
  const replies = []
  for (let n = 0; n <= most; n += 1) replies.push(await change(busy.headers, `10.0.${n % 250}.1`))
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
  expect(replies.at(-1)).toMatchObject({
    status: 429,
    code: REPLY_CODE.tooMany,
    message: '操作太频繁，请稍后再试',
    success: false,
  })
  expect(Number(replies.at(-1)!.headers['retry-after'])).toBeGreaterThan(0)
  expect((await change(other.headers, '10.0.0.1')).status).not.toBe(429)
  expect((await shop.ask({ url: '/api/cart/v4', headers: busy.headers })).status).toBe(200)
})

it('slows down a network that writes for many shoppers, with all addresses of an IPv6 household as one', async () => {
  const { shop } = await open()
  const confirm = (headers: Record<string, string>, remoteAddress: string) =>
    shop.ask({ method: 'PUT', url: '/api/orders/1/confirm/v1', headers, remoteAddress, payload: {} })
  const shoppers = await Promise.all(Array.from({ length: 11 }, () => shop.newShopper()))
  const statuses = []
  for (let n = 0; n <= limitsOf('orders.confirm').network.max; n += 1)
    statuses.push((await confirm(shoppers[n % 11]!.headers, `2001:db8::${n.toString(16)}`)).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await confirm(shoppers[0]!.headers, '2001:db8:0:1::1')).status).not.toBe(429)
})
