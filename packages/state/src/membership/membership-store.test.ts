import { expect, it, vi } from 'vitest'
import { membershipStore } from '#membership/membership-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { lost, refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'

function open(createMember: () => Promise<{ orderId: string; orderAmount: number; payDeadline: number }>) {
  const call = vi.fn(createMember)
  const shop = createShop({ api: fakeApi({ orders: { createMember: call } }), ports: fakePorts() })
  const keys = () => call.mock.calls.map((args: unknown[]) => (args[1] as { idempotencyKey: string }).idempotencyKey)
  return { order: shop.store(membershipStore).getState().order, keys }
}

it('orders under the same key as long as the result of the order is unknown', async () => {
  let answers = [
    () => Promise.reject(lost()),
    () => Promise.resolve({ orderId: 'o1', orderAmount: 1, payDeadline: 1 }),
    () => Promise.reject(refusal('107002412')),
    () => Promise.resolve({ orderId: 'o2', orderAmount: 1, payDeadline: 1 }),
  ]
  const { order, keys } = open(() => {
    const [first, ...rest] = answers
    answers = rest
    return first!()
  })
  expect([await order('monthly'), await order('monthly'), await order('monthly'), await order('monthly')]).toEqual([
    undefined,
    'o1',
    undefined,
    'o2',
  ])
  const [one, two, three, four] = keys()
  expect(two).toBe(one)
  expect(new Set([one, three, four]).size).toBe(3)
})

it('does not send another kind under the key of one with an unknown result', async () => {
  const { order, keys } = open(() => Promise.reject(lost()))
  await order('monthly')
  await order('yearly')
  expect(new Set(keys()).size).toBe(2)
})
