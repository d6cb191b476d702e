import { CLAIM_STATUS, DAY, SKU_STATUS } from '@hearth/domain'
import { sql } from 'kysely'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** Prizes processed in one batch. */
const BATCH = 200

/**
 * Ms by which the deadline of a prize is extended while the shopper is under review, or while the prize is out of
 * stock.
 */
const EXTENSION = 7 * DAY

/**
 * Ends prizes that were not claimed in time, and returns them to their stock. Extends the deadline of a prize while it
 * is out of stock, or while staff review the shopper.
 * @returns the number of ended prizes
 */
export async function endPrizes(work: UnitOfWork): Promise<number> {
  for (let ended = 0; ;) {
    const { expired, seen } = await inTransaction(work, endSome)
    ended += expired
    if (seen < BATCH) return ended
  }
}

async function endSome({ db, now }: UnitOfWork): Promise<{ expired: number; seen: number }> {
  const { rows } = await sql<{ id: string; lotteryId: string; prizeId: string; lacking: boolean }>`
    select record.id, record.lottery_id as "lotteryId", record.prize_id as "prizeId",
      coalesce(player.review, false)
        or (prize.sku_no is not null and not coalesce(sku.stock > 0 and sku.sku_status = ${sql.lit(SKU_STATUS.active)},
          false))
        or (batch.quantity is not null and batch.given >= batch.quantity) as lacking
    from (
      select * from prize_record where status = ${sql.lit(CLAIM_STATUS.open)} and claim_deadline < ${now}
      order by claim_deadline, id limit ${BATCH} for update
    ) as record
    join lottery_prize prize on prize.lottery_id = record.lottery_id and prize.prize_id = record.prize_id
    left join lottery_player player
      on player.lottery_id = record.lottery_id and player.shopper_id = record.shopper_id
    left join sku on sku.sku_no = prize.sku_no
    left join coupon_batch batch on batch.id = prize.coupon_batch_id`.execute(db)
  const later = rows.filter(({ lacking }) => lacking).map(({ id }) => id)
  const over = rows.filter(({ lacking }) => !lacking).map(({ id }) => id)
  if (later.length > 0)
    await sql`
      update prize_record set claim_deadline = ${now + EXTENSION} where id = any(${later}::text[])`.execute(db)
  if (over.length > 0) {
    await sql`
      update prize_record set status = ${CLAIM_STATUS.expired} where id = any(${over}::text[])`.execute(db)
    await giveBack(db, over)
  }
  return { expired: over.length, seen: rows.length }
}

/** Returns prizes to their stock. Locks their rows in the order of the ids. */
export async function giveBack(db: UnitOfWork['db'], recordIds: readonly string[]): Promise<void> {
  await sql`
    with back as (
      select lottery_id, prize_id, count(*)::integer as pieces from prize_record
      where id = any(${[...recordIds]}::text[]) group by lottery_id, prize_id
    ),
    locked as (
      select prize.lottery_id, prize.prize_id, pieces
      from lottery_prize prize
      join back on back.lottery_id = prize.lottery_id and back.prize_id = prize.prize_id
      order by prize.lottery_id, prize.prize_id for no key update of prize
    )
    update lottery_prize set given = given - pieces from locked
    where lottery_prize.lottery_id = locked.lottery_id and lottery_prize.prize_id = locked.prize_id`.execute(db)
}
