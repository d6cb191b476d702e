import { DAY, MESSAGE_CHANNEL, MESSAGE_TOPIC, REPLY_CODE } from '@hearth/domain'
import type { MessageChoices } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { postJournal } from '#areas/ledger/post-journal'
import { GIVEN } from '#areas/points/journals'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { remindShoppers } from '../../../test/remind-shoppers'
import { giveCoupon, promote, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'

const HOUR = 3_600_000
const stock = ({ connection: { db } }: OrderingShop) =>
  stockShelf(db, [
    { skuNo: 'lamp', price: 20000 },
    { skuNo: 'bulb', price: 5000 },
    { skuNo: 'plug' },
    { skuNo: 'night' },
  ])

shopOnAnEngine('reminders', stock, (at) => {
  const db = () => at.shop.connection.db
  const telephoneOf = (buyer: Buyer) => buyer.id.replace('shopper-', '')
  const remindAt = async (now: number) => {
    await within(db(), now, remindShoppers)
    await at.shop.run('events')
    return at.shop.messages.splice(0).map(({ key: _, ...message }) => message)
  }
  const hold = async ({ id }: Buyer, endTime: number, receivedAt = NOON - 5 * DAY): Promise<string> => {
    const coupon = await giveCoupon(db(), id, { value: 500 })
    await sql`update coupon set end_time = ${endTime}, received_at = ${receivedAt} where id = ${coupon}`.execute(db())
    return coupon
  }
  const choose = (buyer: Pick<Buyer, 'headers'>, kind: string, wanted: boolean) =>
    at.shop.ask<MessageChoices>({
      method: 'PUT',
      url: '/api/platform/usercenter/v1/notices',
      headers: buyer.headers,
      payload: { kind, channel: MESSAGE_CHANNEL.sms, wanted },
    })

  it('tell of coupons that end within three days, in one message, once, and by day', async () => {
    const buyer = await at.shop.buyer()
    const other = await at.shop.buyer()
    await hold(buyer, NOON + 2 * DAY)
    await hold(buyer, NOON + 3 * DAY)
    await hold(buyer, NOON + 9 * DAY)
    const used = await hold(other, NOON + 2 * DAY)
    await sql`update coupon set status = 1 where id = ${used}`.execute(db())
    const night = NOON - 10.5 * HOUR
    expect(await remindAt(night)).toEqual([])
    const ending = { telephone: telephoneOf(buyer), kind: 'couponEnding' }
    expect(await remindAt(NOON)).toEqual([{ ...ending, coupons: 2, endTime: NOON + 2 * DAY }])
    expect(await remindAt(NOON + HOUR)).toEqual([])
    expect(await remindAt(NOON + 7 * DAY)).toEqual([{ ...ending, coupons: 1, endTime: NOON + 9 * DAY }])
  })

  it('skip a coupon that was taken today, until tomorrow', async () => {
    const buyer = await at.shop.buyer()
    await hold(buyer, NOON + 2 * DAY, NOON)
    expect(await remindAt(NOON)).toEqual([])
    expect(await remindAt(NOON + DAY)).toMatchObject([{ coupons: 1 }])
  })

  it('tell in December, once, of the points that end with the year', async () => {
    const buyer = await at.shop.buyer()
    await within(db(), NOON, (work) =>
      postJournal(work, {
        source: { kind: GIVEN, id: 'last-year' },
        entries: [
          { account: 'points', owner: buyer.id, unit: 'points', amount: 120 },
          { account: 'pointsGiven', owner: '', unit: 'points', amount: -120 },
        ],
        eventAt: Date.UTC(2025, 5, 1),
      }),
    )
    const endTime = Date.UTC(2026, 11, 31, 16)
    expect(await remindAt(endTime - 40 * DAY)).toEqual([])
    const noonInDecember = Date.UTC(2026, 11, 20, 4)
    expect(await remindAt(noonInDecember)).toEqual([
      { telephone: telephoneOf(buyer), kind: 'pointsEnding', points: 120, endTime },
    ])
    expect(await remindAt(noonInDecember + DAY)).toEqual([])
  })

  it('tell a shopper who asked for it that their cart became cheaper, and never of the same price again', async () => {
    const buyer = await at.shop.buyer()
    const other = await at.shop.buyer()
    for (const { headers } of [buyer, other])
      await at.shop.ask({
        method: 'PUT',
        url: '/api/cart/v1',
        headers,
        payload: { operation: 'add', items: [{ skuNo: 'lamp' }, { skuNo: 'bulb' }] },
      })
    await choose(buyer, MESSAGE_TOPIC.priceLower, true)
    expect(await remindAt(NOON)).toEqual([])
    await promote(db(), { id: 'lamp-sale', type: 101, skuNos: ['lamp'], price: 15000 })
    await sql`update sku set price = 4900 where sku_no = 'bulb'`.execute(db())
    const lower = { telephone: telephoneOf(buyer), kind: 'priceLower' }
    expect(await remindAt(NOON + HOUR)).toEqual([
      { ...lower, products: 2, productName: '灯 lamp', before: 20000, price: 15000 },
    ])
    expect(await remindAt(NOON + 2 * HOUR)).toEqual([])
    await sql`update sku set price = 6000 where sku_no = 'bulb'`.execute(db())
    expect(await remindAt(NOON + 3 * HOUR)).toEqual([])
    await sql`update sku set price = 4900 where sku_no = 'bulb'`.execute(db())
    expect(await remindAt(NOON + 4 * HOUR)).toEqual([])
    await sql`update sku set price = 4500 where sku_no = 'bulb'`.execute(db())
    expect(await remindAt(NOON + 5 * HOUR)).toEqual([
      { ...lower, products: 1, productName: '灯 bulb', before: 4900, price: 4500 },
    ])
    await choose(buyer, MESSAGE_TOPIC.priceLower, false)
    await sql`update sku set price = 4000 where sku_no = 'bulb'`.execute(db())
    expect(await remindAt(NOON + 6 * HOUR)).toEqual([])
  })

  it('tell in the morning of products that became cheaper overnight, though added to the cart in the evening', async () => {
    const buyer = await at.shop.buyer()
    await choose(buyer, MESSAGE_TOPIC.priceLower, true)
    await at.shop.ask({
      method: 'PUT',
      url: '/api/cart/v1',
      headers: buyer.headers,
      payload: { operation: 'add', items: [{ skuNo: 'night' }] },
    })
    expect(await remindAt(NOON + 12 * HOUR)).toEqual([])
    await sql`update sku set price = 9000 where sku_no = 'night'`.execute(db())
    expect(await remindAt(NOON + 14 * HOUR)).toEqual([])
    expect(await remindAt(NOON + 23 * HOUR)).toEqual([
      {
        telephone: telephoneOf(buyer),
        kind: 'priceLower',
        products: 1,
        productName: '灯 night',
        before: 10000,
        price: 9000,
      },
    ])
  })

  it('and other messages of a kind stop once a shopper switches the kind off', async () => {
    const buyer = await at.shop.buyer()
    const url = '/api/platform/usercenter/v1/notices'
    const { result, channels } = (await at.shop.ask<MessageChoices>({ url, headers: buyer.headers })).data!
    expect(result).toEqual(
      Object.values(MESSAGE_TOPIC).flatMap((kind) =>
        channels.map((channel) => ({ kind, channel, wanted: kind !== MESSAGE_TOPIC.priceLower })),
      ),
    )
    expect((await choose(buyer, MESSAGE_TOPIC.couponEnding, false)).data?.result).toContainEqual({
      kind: MESSAGE_TOPIC.couponEnding,
      channel: MESSAGE_CHANNEL.sms,
      wanted: false,
    })
    await choose(buyer, MESSAGE_TOPIC.order, false)
    await hold(buyer, NOON + 2 * DAY)
    expect(await remindAt(NOON)).toEqual([])

    const { orderId } = await at.shop.buy(buyer, [{ skuNo: 'plug', itemQuantity: 1 }], 10000)
    await at.shop.press(await at.shop.startPayment(buyer, orderId), 'pay')
    await at.shop.run('deliver')
    const parcel = { companyName: '顺丰速运', trackingNumber: 'SF1' }
    await within(db(), at.shop.ports.clock(), (work) => shipOrder(work, orderId, parcel))
    await at.shop.run('events', 'events')
    expect(at.shop.messages.splice(0)).toEqual([])

    expect(await choose(buyer, 'rumours', true)).toMatchObject({ code: REPLY_CODE.badInput, field: 'kind' })
    expect(await choose({ headers: {} }, MESSAGE_TOPIC.order, false)).toMatchObject({ code: REPLY_CODE.loginNeeded })
  })
})
