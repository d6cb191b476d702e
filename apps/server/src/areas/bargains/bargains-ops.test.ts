import { BARGAIN_STATUS, CAMPAIGN_STATUS, DAY, PROMOTION_TYPE } from '@hearth/domain'
import type { OpsBargainCampaignPage, OpsBargainPage } from '@hearth/ops'
import { expect, it } from 'vitest'
import { runOperator } from '#operator/run-operator'
import { bargainHands } from '../../../test/bargain-hands'
import { NOON } from '../../../test/noon'
import type { OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { workOn } from '../../../test/work'

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [
    { skuNo: 'lamp', price: 20_000 },
    { skuNo: 'mug', price: 20_000 },
  ])
  for (const [skuNo, beginTime] of [
    ['lamp', NOON - DAY],
    ['mug', NOON + DAY],
  ] as const)
    await promote(db, {
      id: `cut-${skuNo}`,
      type: PROMOTION_TYPE.bargain,
      skuNos: [skuNo],
      price: 17_000,
      stock: 20,
      beginTime,
      endTime: beginTime + 9 * DAY,
      bargains: { helpers: 2, hours: 24 },
    })
}

shopOnAnEngine('bargains as staff read them', stock, (at) => {
  const hands = bargainHands(() => at.shop)
  const { ops } = serviceHands(() => at.shop)
  const campaigns = async (query = '') =>
    (await ops<OpsBargainCampaignPage>(`GET /ops/bargains/campaigns/v1${query}`)).data!
  const list = async (query = '') => (await ops<OpsBargainPage>(`GET /ops/bargains/v1${query}`)).data!
  const command = (...args: string[]) =>
    runOperator(workOn(at.shop.connection.db, at.shop.ports.clock()), { args, input: '' })

  it('tell the outcome of each campaign, and are listed by page, status and campaign', async () => {
    const one = await hands.started('lamp')
    await hands.friends(one.bargainId, 2)
    const { data } = await hands.place(one.owner, 'lamp', one.bargainId, 17_000)
    await hands.pay(one.owner, data!.orderId)
    at.shop.wait(1000)
    const two = await hands.started('lamp')
    await hands.friends(two.bargainId, 1)
    const found = (await campaigns()).campaigns
    expect(found).toMatchObject([
      { promotionId: 'cut-mug', status: CAMPAIGN_STATUS.notBegun, result: { started: 0, helps: 0, amount: 0 } },
      {
        promotionId: 'cut-lamp',
        skuNo: 'lamp',
        status: CAMPAIGN_STATUS.running,
        price: 20_000,
        floorPrice: 17_000,
        helperCount: 2,
        bargainHours: 24,
        piecesLeft: 19,
        result: {
          started: 2,
          running: 1,
          atFloor: 1,
          helps: 3,
          helpers: 3,
          orders: 1,
          paidOrders: 1,
          amount: 17_000,
          cutAmount: 3000,
        },
      },
    ])
    expect(found[1]!.warnings.map(({ door }) => door)).toEqual(['web', 'messagingApp', 'searchApp'])
    expect((await campaigns(`?status=${CAMPAIGN_STATUS.notBegun}`)).campaigns).toHaveLength(1)
    expect((await campaigns('?sort=firstToBegin&count=1')).campaigns[0]?.promotionId).toBe('cut-lamp')

    const page = await list('?count=1')
    expect(page.bargains).toMatchObject([
      { bargainId: two.bargainId, status: BARGAIN_STATUS.running, helped: 1, currentPrice: 18_500 },
    ])
    expect((await list(`?count=1&after=${page.after}`)).bargains).toMatchObject([
      { bargainId: one.bargainId, status: BARGAIN_STATUS.bought, orderId: data!.orderId, currentPrice: 17_000 },
    ])
    expect((await list(`?status=${BARGAIN_STATUS.bought}`)).bargains).toHaveLength(1)
    expect((await list(`?status=${BARGAIN_STATUS.over}`)).bargains).toEqual([])
    expect((await list('?sort=firstToEnd')).bargains[0]?.bargainId).toBe(one.bargainId)
    expect((await list('?promotionId=cut-mug')).bargains).toEqual([])
  })

  it('are read on the command line too', async () => {
    const results = await command('bargain', 'results')
    expect(results.code).toBe(0)
    expect(results.output).toContain('cut-lamp  lamp  200.00 to 170.00 by 2 friends in 24 hours')
    expect(results.output).toContain('2 bargains started: 1 run, 1 at the lowest price; 3 helps by 3 friends')
    expect(results.output).toContain('1 pieces ordered (1 paid), 170.00, cut by 30.00')
    expect(results.output).toContain('messagingApp: ')
    const bought = await command('bargain', 'list', '--of', 'bought')
    expect(bought.output).toContain('2 of 2 friends helped')
    expect(bought.output).toContain('  order ')
    expect((await command('bargain', 'list', '--of', 'over')).output).toContain('There are none.')
    expect(await command('bargain', 'list', '--of', 'sold')).toMatchObject({ code: 2 })
  })
})
