import { CAMPAIGN_STATUS, campaignOf, PROMOTION_TYPE } from '@hearth/domain'
import type { OpsGroupActivityPage, OpsGroupPage } from '@hearth/ops'
import type { OrderDetail, PlacedOrder } from '@hearth/sdk/core'
import { expect, it } from 'vitest'
import { runOperator } from '#operator/run-operator'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { draftOf, promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { workOn } from '../../../test/work'

const DAY = 86_400_000

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [{ skuNo: 'lamp', price: 20_000 }, { skuNo: 'mug' }])
  for (const [id, skuNo, beginTime] of [
    ['now', 'lamp', NOON - DAY],
    ['later', 'mug', NOON + DAY],
  ] as const)
    await promote(db, {
      id,
      type: PROMOTION_TYPE.groupBuy,
      skuNos: [skuNo],
      price: 12_000,
      stock: 20,
      beginTime,
      endTime: beginTime + 9 * DAY,
      groups: { size: 2, hours: 24 },
    })
}

shopOnAnEngine('groups as staff read them', stock, (at) => {
  const hands = serviceHands(() => at.shop)
  const results = async (query = '') =>
    (await hands.ops<OpsGroupActivityPage>(`GET /ops/groups/activities/v1${query}`)).data!
  const list = async (query = '') => (await hands.ops<OpsGroupPage>(`GET /ops/groups/v1${query}`)).data!
  const seat = async (groupId?: string): Promise<{ buyer: Buyer; orderId: string; groupId: string }> => {
    const buyer = await at.shop.buyer()
    const campaign = { kind: 'group' as const, promotionId: 'now', groupId }
    const { data } = await at.shop.ask<PlacedOrder>({
      method: 'POST',
      url: '/api/orders/v1',
      headers: buyer.headers,
      payload: draftOf(buyer.addressId, [{ skuNo: 'lamp', itemQuantity: 1 }], 12_000, { campaign }),
    })
    await at.shop.press(await at.shop.startPayment(buyer, data!.orderId), 'pay')
    await at.shop.run('deliver')
    const detail = await at.shop.ask<OrderDetail>({ url: `/api/orders/${data!.orderId}/v1`, headers: buyer.headers })
    return { buyer, orderId: data!.orderId, groupId: campaignOf(detail.data!.order, 'group')!.groupId }
  }

  it('tell the outcome of the groups of each promotion, and are listed by page, state and promotion', async () => {
    const one = await seat()
    const two = await seat(one.groupId)
    await at.shop.wait(60_000)
    const lone = await seat()
    await at.shop.run('end groups')
    const { activities } = await results()
    expect(activities).toMatchObject([
      { promotionId: 'later', status: CAMPAIGN_STATUS.notBegun, result: { opened: 0, members: 0, amount: 0 } },
      {
        promotionId: 'now',
        status: CAMPAIGN_STATUS.running,
        groupSize: 2,
        groupHours: 24,
        skus: 1,
        piecesLeft: 17,
        result: { opened: 2, gathering: 1, complete: 1, failed: 0, members: 3, orders: 3, pieces: 3, amount: 36_000 },
      },
    ])
    expect((await results(`?status=${CAMPAIGN_STATUS.notBegun}`)).activities).toHaveLength(1)
    const page = await list('?count=1&sort=firstToEnd')
    expect(page.groups).toMatchObject([
      {
        groupId: one.groupId,
        state: 'released',
        seats: [
          { seatNo: 1, orderId: one.orderId, leader: true },
          { seatNo: 2, orderId: two.orderId, leader: false },
        ],
      },
    ])
    expect((await list(`?count=1&sort=firstToEnd&after=${page.after}`)).groups).toMatchObject([
      { groupId: lone.groupId, state: 'gathering', seats: [{ orderId: lone.orderId }] },
    ])
    expect((await list('?state=gathering')).groups).toHaveLength(1)
    expect((await list('?promotionId=later')).groups).toEqual([])
  })

  it('are read with hearth, and a failed group counts as failed', async () => {
    const hearth = (...args: string[]) =>
      runOperator(workOn(at.shop.connection.db, at.shop.ports.clock()), { args: ['group', ...args] })
    expect(await hearth('results', '--of', 'running')).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /now {2}groups of 2 for 24 hours[^]*1 gather, 1 complete, 0 failed; 17 pieces left/,
      ),
    })
    expect(await hearth('list', '--of', 'gathering')).toMatchObject({
      output: expect.stringMatching(/gathering {2}1 of 2 paid[^]*seat 1 {2}order \d+ {2}leader/),
    })
    expect(await hearth('list', '--of', 'gone')).toMatchObject({ code: 2 })
    at.shop.wait(DAY + 60_000)
    await at.shop.run('end groups')
    const { activities } = await results(`?status=${CAMPAIGN_STATUS.running}`)
    expect(activities.find(({ promotionId }) => promotionId === 'now')?.result).toMatchObject({
      gathering: 0,
      complete: 1,
      failed: 1,
      members: 2,
      amount: 24_000,
    })
  })
})
