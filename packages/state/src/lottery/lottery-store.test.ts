import type { DrawResult, PrizePage } from '@hearth/sdk/core'
import { expect, it } from 'vitest'
import { lotteryStore } from '#lottery/lottery-store'
import { createShop } from '#shop/create-shop'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'
import { userStore } from '#user/user-store'

const prize = { prizeId: 'p1', prizeName: '小夜灯' }
const result = { recordId: 'r1', prize, soldOut: false, claimDeadline: 1, remainNum: 0 } as unknown as DrawResult
const records = { result: [{ recordId: 'r1', ...prize }], totalCount: 1 } as unknown as PrizePage

const shopper = (telephone: string) =>
  ({ isLogin: 2, attributes: [], openId: 'o', displayName: '', telephone }) as never

function open() {
  const answer = later<DrawResult>()
  const api = fakeApi({
    cart: { count: async () => ({ count: 0 }) },
    lottery: {
      draw: () => answer.promise,
      listPrizes: async () => records,
      getActivity: async () => ({ activityNo: 'l1' }) as never,
    },
  })
  const shop = createShop({ api, ports: fakePorts() })
  const enter = (telephone: string) => shop.store(userStore).getState().enter(shopper(telephone))
  enter('138****0001')
  return { answer, enter, lottery: () => shop.store(lotteryStore('l1')).getState() }
}

it('forgets what a shopper drew once another logs in', async () => {
  const { enter, lottery } = open()
  await lottery().loadRecords()
  expect(lottery().records.data).toHaveLength(1)
  enter('138****0002')
  expect(lottery().records.data).toBeUndefined()
})

it('shows nobody else a draw that is answered after another logged in', async () => {
  const { answer, enter, lottery } = open()
  const drawing = lottery().draw()
  enter('138****0002')
  answer.resolve(result)
  await drawing
  expect(lottery().result).toBeUndefined()
})

it('shows a draw to the shopper who made it', async () => {
  const { answer, lottery } = open()
  const drawing = lottery().draw()
  answer.resolve(result)
  await drawing
  expect(lottery().result).toEqual(result)
})
