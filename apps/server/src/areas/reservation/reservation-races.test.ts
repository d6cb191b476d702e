import { PROMOTION_TYPE } from '@hearth/domain'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { placeOrder } from '#areas/checkout/place-order'
import { reserve } from '#areas/reservation/reserve'
import { checkBooks } from '../../../test/check-books'
import { onEveryEngine } from '../../../test/on-every-engine'
import { draftOf, manyShoppers, promote, stockShelf } from '../../../test/shelf'
import { NOON } from '../../../test/shop'
import { within } from '../../../test/work'

/** The number of concurrent requests. */
const COUNT = howMuch(20, 500)
const HOUR = 3_600_000
const BUYING = NOON + 2 * HOUR

onEveryEngine('reservations, many at once', (engine) => {
  const db = () => engine.connection.db
  const begin = async (skuNo: string, stock: number) => {
    await stockShelf(db(), [{ skuNo, price: 20_000, stock: COUNT }])
    await promote(db(), {
      id: `reserve-${skuNo}`,
      type: PROMOTION_TYPE.reservation,
      skuNos: [skuNo],
      price: 15_000,
      stock,
      limit: 3,
      endTime: NOON + 4 * HOUR,
      reserve: { end: NOON + HOUR, buyBegin: BUYING },
    })
  }
  const wish = (skuNo: string, shopperId: string, quantity: number) =>
    within(db(), NOON, (work) => reserve(work, shopperId, { campaignId: `reserve-${skuNo}`, quantity }))
  const settled = async (all: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length
  const counted = async (skuNo: string) => {
    const { rows } = await sql<{ reserved: number; shoppers: number }>`
      select reserved, shoppers from reservation_run where promotion_id = ${`reserve-${skuNo}`}`.execute(db())
    return rows[0]
  }

  it('never reserve more pieces than there are', async () => {
    await begin('lamp', 7)
    const shoppers = await manyShoppers(db(), COUNT)
    expect(await settled(shoppers.map(({ shopperId }) => wish('lamp', shopperId, 1)))).toBe(7)
    expect(await counted('lamp')).toEqual({ reserved: 7, shoppers: 7 })
    expect(await checkBooks(db(), { lamp: COUNT })).toEqual([])
  })

  it('of one shopper make one reservation', async () => {
    await begin('mug', 50)
    const [shopper] = await manyShoppers(db(), 1)
    const all = Array.from({ length: COUNT }, (_, at) => wish('mug', shopper!.shopperId, 1 + (at % 3)))
    expect(await settled(all)).toBe(COUNT)
    const run = await counted('mug')
    expect(run?.shoppers).toBe(1)
    const { rows } = await sql<{ quantity: number }>`
      select quantity from reservation where run_id = 'reserve-mug@1'`.execute(db())
    expect(rows).toEqual([{ quantity: run?.reserved }])
    expect(await checkBooks(db(), { lamp: COUNT, mug: COUNT })).toEqual([])
  })

  it('are bought once, however often the order is sent', async () => {
    await begin('hub', 50)
    const [shopper] = await manyShoppers(db(), 1)
    const { shopperId, addressId } = shopper!
    const { reservationId } = await wish('hub', shopperId, 1)
    const place = () =>
      within(db(), BUYING, (work) =>
        placeOrder(
          work,
          draftOf(addressId, [{ skuNo: 'hub', itemQuantity: 1 }], 15_000, {
            campaign: { kind: 'reservation', reservationId },
          }),
          { shopperId, now: BUYING, enterprise: false },
        ),
      )
    expect(await settled(Array.from({ length: 20 }, place))).toBe(1)
    expect(await checkBooks(db(), { lamp: COUNT, mug: COUNT, hub: COUNT })).toEqual([])
  })
})
