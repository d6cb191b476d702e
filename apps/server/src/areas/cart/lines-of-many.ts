import type { DeliveryPlace } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { toHeld, unpaidOrdersOf, wantedLines, type SeenWith, type Viewer } from '#areas/cart/cart-lines'
import { defaultPlace } from '#areas/freight/freight-means'
import { heldPieces, IS_NEWCOMER, memberTypeAt, runningPromotions } from '#areas/products/running-promotions'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { prepared } from '#database/prepared'

/** The number of pieces of a sku that a shopper orders, and the id of the shopper's address. */
export interface WantedByOne extends Omit<Viewer, 'now'> {
  itemQuantity: number
  addressId: string
}

interface BuyerRow<Beside> {
  shopperId: string
  vip: boolean
  enterprise: boolean
  newcomer: boolean
  unpaidOrders: number
  held: { id: string; sku_no: string; held: number | null }[] | null
  place: DeliveryPlace | null
  beside: Beside
}

const BUYER_ID = sql<string>`buyer.shopper_id`

/**
 * Reads the lines of several shoppers who order the same sku, as `wantedLines` does for one shopper. Data that is the
 * same for all of them is read once. Sends two statements in parallel.
 * @param wanted one entry for each shopper
 * @param beside returns an expression to read for each shopper, such as `orderMeans`, from their id and address
 * @returns the lines by shopper id, without shoppers whose account does not exist
 */
export async function linesOfMany<Beside extends object>(
  db: Database,
  now: number,
  skuNo: string,
  wanted: readonly WantedByOne[],
  beside: (shopperId: RawBuilder<string>, addressId: RawBuilder<string>) => RawBuilder<Beside>,
): Promise<Map<string, SeenWith<Beside>>> {
  const nobody = { visitorId: '', now, enterprise: false }
  const [shelf, { rows }] = await Promise.all([
    wantedLines(db, nobody, [{ skuNo, itemQuantity: 1 }]),
    prepared<BuyerRow<Beside>>`with ${runningPromotions(sql<string[]>`array[${skuNo}]::text[]`, now)}
      select shopper.id as "shopperId", ${memberTypeAt(now)} > 0 as vip, shopper.enterprise,
        ${IS_NEWCOMER} as newcomer, ${unpaidOrdersOf(BUYER_ID)} as "unpaidOrders",
        (
          select jsonb_agg(jsonb_build_object('id', id, 'sku_no', sku_no, 'held', ${heldPieces(BUYER_ID)}) order by id)
          from running
        ) as held,
        ${defaultPlace(BUYER_ID)} as place,
        ${beside(BUYER_ID, sql<string>`buyer.address_id`)} as beside
      from ${listRows(
        wanted.map(({ shopperId, addressId }) => ({ shopper_id: shopperId, address_id: addressId })),
        'shopper_id text, address_id text',
      )} as buyer
      join shopper on shopper.id = buyer.shopper_id`.execute(db),
  ])
  const byShopper = new Map(rows.map((row) => [row.shopperId, row]))
  return new Map(
    wanted.flatMap(({ shopperId, enterprise, itemQuantity }) => {
      const row = byShopper.get(shopperId)
      if (!row) return []
      const { vip, newcomer, unpaidOrders, held, place } = row
      const seen: SeenWith<Beside> = {
        ...shelf,
        buyer: { vip, enterprise: enterprise || row.enterprise, newcomer, held: (held ?? []).flatMap(toHeld) },
        unpaidOrders,
        freight: { ...shelf.freight, place },
        lines: shelf.lines.map((line) => ({ ...line, itemQuantity })),
        beside: row.beside,
      }
      return [[shopperId, seen]]
    }),
  )
}
