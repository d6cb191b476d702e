import type { Merchant } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readCards, SOLD } from '#areas/products/read-cards'
import { readMerchant } from '#areas/products/read-spu'
import type { Database } from '#database/connect'

/** The number of products on a merchant's page. It fills whole rows on a phone and on a desktop. */
const SHOWN = 8

/**
 * Reads a merchant with its best-selling products, in four queries.
 * @throws ShopError `notFound`
 */
export async function readMerchantPage(db: Database, merchantId: string, now: number): Promise<Merchant> {
  const merchant = await readMerchant(db, merchantId)
  const { spus, card } = await readCards(
    db,
    sql`merchant_id = ${merchantId} and archived_at is null
    order by ${SOLD} desc, spu.position, spu.spu_no
    limit ${SHOWN}`,
    now,
  )
  return { ...merchant, products: spus.map((spu) => card(spu)) }
}
