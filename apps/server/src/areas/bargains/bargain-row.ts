import { bargainPrice, bargainStatus, maskName, type BargainStatus, type DoorChoices } from '@hearth/domain'
import type { BargainHelper, Picture } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { PIECES_LEFT } from '#areas/bargains/bargain-campaigns'
import type { Database } from '#database/connect'

/** The name shown for a shopper whose account was deleted. */
const GONE = '已注销用户'

/** Returns a name in the masked form for other shoppers. */
export const nameForOthers = (displayName: string): string => maskName(displayName) || GONE

/** A bargain, as stored. Money is fen, times are epoch ms. */
export interface BargainRow {
  bargainId: string
  bargainCampaignId: string
  campaignBegin: number
  shopperId: string
  skuNo: string
  spuNo: string
  skuName: string
  picture: Picture
  price: number
  floorPrice: number
  helperCount: number
  helped: number
  bargainHours: number
  endTime: number
  orderId: string | null
  /** Pieces that are left to buy at the price of a bargain. */
  pieces: number
  doors: DoorChoices
  ownerName: string
}

/**
 * Reads bargains in one query, including those whose campaign no longer sells the sku.
 * @param beyond SQL that follows the condition, such as `order by` and `limit`
 */
export async function readBargains(
  db: Database,
  where: RawBuilder<boolean>,
  beyond: RawBuilder<unknown> = sql``,
): Promise<BargainRow[]> {
  const { rows } = await sql<BargainRow>`
    select bargain.id as "bargainId", bargain.promotion_id as "bargainCampaignId",
      bargain.campaign_begin as "campaignBegin", bargain.shopper_id as "shopperId", bargain.sku_no as "skuNo",
      bargain.spu_no as "spuNo", sku.sku_name as "skuName", sku.picture, bargain.price,
      bargain.floor_price as "floorPrice", bargain.helpers as "helperCount", bargain.helped,
      coalesce(terms.bargain_hours, 1) as "bargainHours", bargain.end_time as "endTime",
      bargain.order_id as "orderId", coalesce(${PIECES_LEFT}, 0) as pieces, coalesce(terms.doors, '{}') as doors,
      case when owner.deleted_at is null then owner.display_name else '' end as "ownerName"
    from bargain
    join sku on sku.sku_no = bargain.sku_no
    join shopper owner on owner.id = bargain.shopper_id
    left join bargain_promotion terms on terms.promotion_id = bargain.promotion_id
    left join promotion_sku on_sku on on_sku.promotion_id = bargain.promotion_id and on_sku.sku_no = bargain.sku_no
    where ${where} ${beyond}`.execute(db)
  return rows
}

/** Locks a bargain until the transaction ends. @returns its state after the lock; undefined if it does not exist */
export async function lockBargain(db: Database, bargainId: string): Promise<BargainRow | undefined> {
  await sql`select id from bargain where id = ${bargainId} for update`.execute(db)
  // A second statement reads the bargain, since the snapshot of the first one dates from before its wait for the lock.
  return (await readBargains(db, sql<boolean>`bargain.id = ${bargainId}`))[0]
}

/** Reads the friends who helped, with masked names, the latest first, in one query. */
export async function readHelpers(db: Database, bargainId: string): Promise<BargainHelper[]> {
  const { rows } = await sql<BargainHelper>`
    select case when shopper.deleted_at is null then shopper.display_name else '' end as "displayName",
      case when shopper.deleted_at is null then shopper.avatar else '' end as uimg, amount, helped_at as time
    from bargain_help join shopper on shopper.id = helper_shopper_id
    where bargain_id = ${bargainId} order by cut_no desc`.execute(db)
  return rows.map(({ displayName, ...help }) => ({ ...help, displayName: nameForOthers(displayName) }))
}

/** Returns the fen that a shopper took off a bargain; undefined if they have not helped. */
export async function helpBy(db: Database, bargainId: string, shopperId: string): Promise<number | undefined> {
  const { rows } = await sql<{ amount: number }>`
    select amount from bargain_help
    where bargain_id = ${bargainId} and helper_shopper_id = ${shopperId}`.execute(db)
  return rows[0]?.amount
}

/** Returns the present status of a bargain. */
export const statusOf = ({ orderId, endTime }: BargainRow, now: number): BargainStatus =>
  bargainStatus({ ordered: orderId !== null, endTime }, now)

/** Fen: the price after the help of friends. */
export const priceOf = (row: BargainRow): number => bargainPrice(row, row.helped)
