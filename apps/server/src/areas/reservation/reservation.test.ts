import { CAMPAIGN_STATUS, ORDER_STATUS, PROMOTION_TYPE, REPLY_CODE, RESERVATION_STATUS } from '@hearth/domain'
import type { OpsReservationPage } from '@hearth/ops'
import type { OrderDetail, Reservation, ReservationCampaign, ReservationPhone, Settlement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { reservationAccountEnd } from '#areas/reservation/reservation-account-end'
import { checkBooks } from '../../../test/check-books'
import { NOON } from '../../../test/noon'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { draftOf, promote, stockShelf } from '../../../test/shelf'
import { serviceHands } from '../../../test/served-shop'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'

const HOUR = 3_600_000
const SKUS = { lamp: 5, mug: 2, hub: 5, plug: 5 } as const
const BUYING = NOON + 3 * HOUR
const END = NOON + 5 * HOUR

/**
 * Reservation campaigns: pieces can be reserved until 14:00, and bought from 15:00 to 17:00 for 150 yuan instead of
 * 200.
 */
async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(
    db,
    Object.keys(SKUS).map((skuNo) => ({ skuNo, price: 20_000, stock: 50 })),
  )
  for (const [skuNo, pieces] of Object.entries(SKUS))
    await promote(db, {
      id: `reserve-${skuNo}`,
      type: PROMOTION_TYPE.reservation,
      skuNos: [skuNo],
      price: 15_000,
      stock: pieces,
      limit: skuNo === 'hub' ? undefined : 3,
      beginTime: skuNo === 'plug' ? NOON + HOUR : NOON - HOUR,
      endTime: END - 1,
      reserve: { end: NOON + 2 * HOUR - 1, buyBegin: BUYING },
    })
}

shopOnAnEngine('a reservation campaign', stock, (at) => {
  const hands = serviceHands(() => at.shop)
  const campaign = async (skuNo: string, buyer?: Buyer) =>
    (
      await at.shop.ask<ReservationCampaign>({
        url: `/api/campaign/reserve-${skuNo}/reservation/v1`,
        ...(buyer ? { headers: buyer.headers } : {}),
      })
    ).data!
  const ask = (buyer: Buyer, skuNo: string, quantity = 1, more: object = {}) =>
    hands.ask<Reservation>(buyer, 'POST', '/api/reservation/v1', {
      campaignId: `reserve-${skuNo}`,
      quantity,
      ...more,
    })
  const reserved = async (buyer: Buyer, skuNo: string, quantity = 1) => {
    const { data, message } = await ask(buyer, skuNo, quantity)
    if (!data) throw new Error(message)
    return data
  }
  const read = (buyer: Buyer, { reservationId }: Reservation) =>
    hands.ask<Reservation>(buyer, 'GET', `/api/reservation/${reservationId}/v1`)
  const settle = (buyer: Buyer, skuNo: string, { reservationId }: { reservationId: string }, itemQuantity = 1) => {
    const asked = new URLSearchParams({
      skuNo,
      itemQuantity: String(itemQuantity),
      campaign: JSON.stringify({ kind: 'reservation', reservationId }),
    })
    return hands.ask<Settlement>(buyer, 'GET', `/api/cart/v1/settlement?${asked}`)
  }
  const goTo = (time: number) => at.shop.wait(Math.max(0, time - at.shop.ports.clock()))
  const told = async () => {
    await at.shop.run('tell of reservations', 'events')
    return at.shop.messages.splice(0).map((message) => ({ ...message, key: undefined }))
  }
  const books = async () =>
    expect(
      await checkBooks(at.shop.connection.db, Object.fromEntries(Object.keys(SKUS).map((one) => [one, 50]))),
    ).toEqual([])

  it('shows visitors what it sells, when, and how many pieces are left to reserve', async () => {
    expect(await campaign('lamp')).toMatchObject({
      campaignId: 'reserve-lamp',
      skuNo: 'lamp',
      spuNo: 'spu-lamp',
      product: { skuNo: 'lamp', price: 20_000 },
      reservePrice: 15_000,
      reserveStatus: RESERVATION_STATUS.none,
      quantity: 5,
      limitQuantity: 3,
      reservedCount: 0,
      status: CAMPAIGN_STATUS.running,
      startTime: NOON - HOUR,
      endTime: NOON + 2 * HOUR - 1,
      buyStartTime: BUYING,
      buyEndTime: END - 1,
    })
    expect(await campaign('hub')).toMatchObject({ limitQuantity: 2 })
    const gone = await at.shop.ask({ url: '/api/campaign/nothing/reservation/v1' })
    expect(gone).toMatchObject({ code: REPLY_CODE.notFound, field: 'campaignId' })
  })

  it('takes a reservation of a shopper, and changes it when they reserve again', async () => {
    const buyer = await at.shop.buyer()
    const first = await reserved(buyer, 'lamp', 3)
    expect(first).toMatchObject({ campaignId: 'reserve-lamp', quantity: 3, boughtQuantity: 0, status: 1 })
    expect(await campaign('lamp', buyer)).toMatchObject({
      quantity: 2,
      reservedCount: 1,
      reserveStatus: RESERVATION_STATUS.reserved,
      reservation: first,
    })
    expect(await campaign('lamp')).toMatchObject({ reserveStatus: RESERVATION_STATUS.none, reservedCount: 1 })
    const again = await reserved(buyer, 'lamp', 1)
    expect(again).toEqual({ ...first, quantity: 1 })
    expect(await campaign('lamp')).toMatchObject({ quantity: 4, reservedCount: 1 })
    await books()
  })

  it('takes no more pieces than there are, and no more than one shopper may have', async () => {
    const [one, other] = [await at.shop.buyer(), await at.shop.buyer()]
    expect(await ask(one, 'lamp', 4)).toMatchObject({ code: REPLY_CODE.overLimit, field: 'quantity' })
    await reserved(one, 'lamp', 3)
    expect(await ask(other, 'lamp', 2)).toMatchObject({ code: REPLY_CODE.soldOut, field: 'quantity' })
    await reserved(other, 'lamp', 1)
    const third = await ask(await at.shop.buyer(), 'lamp')
    expect(third).toMatchObject({ code: REPLY_CODE.soldOut, message: '已约满，看看其他商品吧' })
    expect(await campaign('lamp')).toMatchObject({ quantity: 0, reservedCount: 3 })
  })

  it('takes no reservation before its time, and asks visitors to log in', async () => {
    const buyer = await at.shop.buyer()
    expect(await ask(buyer, 'plug')).toMatchObject({ code: REPLY_CODE.notFound })
    const visitor = await at.shop.ask({
      method: 'POST',
      url: '/api/reservation/v1',
      payload: { campaignId: 'reserve-lamp', quantity: 1 },
    })
    expect(visitor.code).toBe(REPLY_CODE.loginNeeded)
  })

  it('shows a reservation to its shopper alone', async () => {
    const [one, other] = [await at.shop.buyer(), await at.shop.buyer()]
    const own = await reserved(one, 'hub')
    expect((await read(one, own)).data).toEqual(own)
    expect(await read(other, own)).toMatchObject({ code: REPLY_CODE.notFound, field: 'reservationId' })
  })

  it('offers the telephone of the last reservation again, with its middle hidden', async () => {
    const buyer = await at.shop.buyer()
    const phone = async () => (await hands.ask<ReservationPhone>(buyer, 'GET', '/api/reservation/v1/phone')).data
    const own = buyer.id.replace('shopper-', '')
    expect(await phone()).toEqual({ telephone: `${own.slice(0, 3)}****${own.slice(7)}` })
    await ask(buyer, 'hub', 1, { telephone: '13900000077' })
    expect(await phone()).toEqual({ telephone: '139****0077' })
    await ask(buyer, 'hub', 2)
    expect(await phone()).toEqual({ telephone: '139****0077' })
  })

  it('keeps its sku for shoppers with a reservation: in other shoppers’ carts it cannot be bought without one', async () => {
    const buyer = await at.shop.buyer()
    const own = await reserved(buyer, 'mug')
    expect(await settle(buyer, 'mug', own)).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: '还没到抢购时间，请稍后再来',
    })
    const draft = draftOf(buyer.addressId, [{ skuNo: 'mug', itemQuantity: 1 }], 20_000)
    expect(await hands.ask(buyer, 'POST', '/api/orders/v1', draft)).toMatchObject({ code: REPLY_CODE.soldOut })
    const cart = { operation: 'add', items: [{ skuNo: 'mug', itemQuantity: 1 }] }
    expect(await hands.ask(buyer, 'PUT', '/api/cart/v1', cart)).toMatchObject({
      code: REPLY_CODE.badInput,
      message: '预约商品请到预约页预约和抢购，不能加入购物车',
    })
  })

  it('tells shoppers with a reservation minutes before they can buy, once, by the telephone they gave', async () => {
    const buyer = await at.shop.buyer()
    const { data } = await ask(buyer, 'mug', 1, { telephone: '13900000088' })
    await told()
    goTo(BUYING - 5 * 60_000)
    const messages = await told()
    expect(messages).toContainEqual({
      kind: 'reservationOpens',
      telephone: '13900000088',
      reservationId: data!.reservationId,
      campaignId: 'reserve-mug',
      productName: '灯 mug',
      quantity: 1,
      buyStartTime: BUYING,
      buyEndTime: END - 1,
    })
    expect(await told()).toEqual([])
    expect(await ask(buyer, 'mug')).toMatchObject({ code: REPLY_CODE.wrongState, message: '预约已经结束' })
  })
})

shopOnAnEngine('what was reserved', stock, (at) => {
  const hands = serviceHands(() => at.shop)
  const reserve = async (buyer: Buyer, skuNo: string, quantity = 1) => {
    const wish = { campaignId: `reserve-${skuNo}`, quantity }
    return (await hands.ask<Reservation>(buyer, 'POST', '/api/reservation/v1', wish)).data!
  }
  const draft = ({ reservationId }: { reservationId: string }) => ({
    useGold: false,
    campaign: { kind: 'reservation', reservationId } as const,
  })
  const place = (buyer: Buyer, skuNo: string, own: Reservation, itemQuantity: number, orderAmount: number) =>
    hands.ask(
      buyer,
      'POST',
      '/api/orders/v1',
      draftOf(buyer.addressId, [{ skuNo, itemQuantity }], orderAmount, draft(own)),
    )
  const left = async (buyer: Buyer, { reservationId }: Reservation) =>
    (await hands.ask<Reservation>(buyer, 'GET', `/api/reservation/${reservationId}/v1`)).data!

  it('is bought in its time at its price, up to the reserved pieces, by nobody else', async () => {
    const [buyer, other, leaver] = [await at.shop.buyer(), await at.shop.buyer(), await at.shop.buyer()]
    const own = await reserve(buyer, 'lamp', 3)
    await reserve(leaver, 'lamp', 1)
    at.shop.wait(BUYING - at.shop.ports.clock())
    expect(await place(other, 'lamp', own, 1, 15_000)).toMatchObject({ code: REPLY_CODE.notFound })
    expect(await place(buyer, 'hub', own, 1, 15_000)).not.toMatchObject({ code: 0 })
    const { orderId } = await hands.paid(buyer, [{ skuNo: 'lamp', itemQuantity: 2 }], 30_000, draft(own))
    expect(await left(buyer, own)).toMatchObject({ quantity: 3, boughtQuantity: 2 })
    const { order } = (await hands.ask<OrderDetail>(buyer, 'GET', `/api/orders/${orderId}/v1`)).data!
    expect(order).toMatchObject({
      orderStatus: ORDER_STATUS.paid,
      orderAmount: 30_000,
      campaign: { kind: 'reservation', promotionId: 'reserve-lamp' },
    })
    expect(await place(buyer, 'lamp', own, 2, 30_000)).not.toMatchObject({ code: 0 })
    expect(await place(buyer, 'lamp', own, 1, 15_000)).toMatchObject({ code: 0 })
    expect(await place(buyer, 'lamp', own, 1, 15_000)).toMatchObject({
      code: REPLY_CODE.overLimit,
      field: 'reservationId',
    })
    expect(
      await checkBooks(at.shop.connection.db, Object.fromEntries(Object.keys(SKUS).map((one) => [one, 50]))),
    ).toEqual([])
  })

  it('is listed for staff with the reserved and bought pieces, by page and by the status of campaigns', async () => {
    const { data: listed } = await hands.ops<OpsReservationPage>('GET /ops/reservations/v1?sort=firstToBegin')
    expect(listed?.reservations.find(({ skuNo }) => skuNo === 'lamp')).toMatchObject({
      phase: 'buying',
      pieces: 5,
      reservedPieces: 4,
      shoppers: 2,
      result: { orders: 2, paidOrders: 1, pieces: 3, amount: 45_000 },
    })
    const first = await hands.ops<OpsReservationPage>('GET /ops/reservations/v1?count=3')
    const rest = await hands.ops<OpsReservationPage>(`GET /ops/reservations/v1?count=3&after=${first.data!.after}`)
    expect([...first.data!.reservations, ...rest.data!.reservations].map(({ skuNo }) => skuNo).sort()).toEqual(
      Object.keys(SKUS).sort(),
    )
    for (const [status, count] of [
      [CAMPAIGN_STATUS.notBegun, 0],
      [CAMPAIGN_STATUS.running, 4],
      [CAMPAIGN_STATUS.over, 0],
    ] as const) {
      const { data } = await hands.ops<OpsReservationPage>(`GET /ops/reservations/v1?status=${status}`)
      expect(data?.reservations).toHaveLength(count)
    }
  })

  it('can be bought again until the end when its order was cancelled', async () => {
    const buyer = await at.shop.buyer()
    const db = at.shop.connection.db
    await db
      .insertInto('reservation')
      .values({
        id: 'late',
        run_id: 'reserve-mug@1',
        shopper_id: buyer.id,
        quantity: 1,
        telephone: '13900000001',
        created_at: 1,
      })
      .execute()
    await db
      .updateTable('reservation_run')
      .set({ reserved: 1, shoppers: 1 })
      .where('id', '=', 'reserve-mug@1')
      .execute()
    const own = { reservationId: 'late' }
    const { orderId } = await at.shop.buy(buyer, [{ skuNo: 'mug', itemQuantity: 1 }], 15_000, draft(own))
    await hands.ask(buyer, 'POST', `/api/orders/${orderId}/v2`, {})
    expect(await at.shop.buy(buyer, [{ skuNo: 'mug', itemQuantity: 1 }], 15_000, draft(own))).toBeTruthy()
    at.shop.wait(END - at.shop.ports.clock())
    expect(await place(buyer, 'mug', own as Reservation, 1, 15_000)).toMatchObject({
      code: REPLY_CODE.wrongState,
      message: '抢购已经结束',
    })
    expect(await left(buyer, own as Reservation)).toMatchObject({ status: RESERVATION_STATUS.none })
  })
})

shopOnAnEngine('reminders of what was reserved', stock, (at) => {
  const db = () => at.shop.connection.db
  const reserve = async (skuNo: string) => {
    const buyer = await at.shop.buyer()
    const wish = { campaignId: `reserve-${skuNo}`, quantity: 1 }
    const reply = await at.shop.ask<Reservation>({
      method: 'POST',
      url: '/api/reservation/v1',
      headers: buyer.headers,
      payload: wish,
    })
    if (!reply.data) throw new Error(reply.message)
    return buyer
  }
  const told = async () => {
    await at.shop.run('tell of reservations', 'events')
    return at.shop.messages.splice(0).flatMap((one) => ('campaignId' in one ? [one['campaignId']] : []))
  }

  it('are sent for products that can be bought then: not for those that left the shop, nor to deleted accounts', async () => {
    await reserve('lamp')
    await reserve('mug')
    const gone = await reserve('hub')
    await sql`update sku set sku_status = 0 where sku_no = 'mug'`.execute(db())
    await within(db(), NOON, async (work) => {
      await reservationAccountEnd.end!(work, gone.id)
      await sql`delete from reservation where shopper_id = ${gone.id}`.execute(work.db)
    })
    expect(await told()).toEqual([])
    at.shop.wait(BUYING - 5 * 60_000 - at.shop.ports.clock())
    expect(await told()).toEqual(['reserve-lamp'])
  })

  it('wait for a campaign whose owner postponed buying, and are not sent once buying is over', async () => {
    await sql`update sku set sku_status = 1 where sku_no = 'mug'`.execute(db())
    await sql`update reservation_run set buy_begin = ${END - HOUR} where promotion_id = 'reserve-mug'`.execute(db())
    expect(await told()).toEqual([])
    at.shop.wait(END - at.shop.ports.clock())
    expect(await told()).toEqual([])
  })
})
