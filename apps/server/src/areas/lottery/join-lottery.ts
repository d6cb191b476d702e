import type { Draw } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { takeLotterySeat } from '#areas/lottery/lottery-seats'
import type { Context } from '#kernel/context'
import { originOf, type SeatOrigin } from '#kernel/campaigns/take-seat'
import type { LotteryEntry } from '#ports/risk'
import type { UnitOfWork } from '#shop/unit-of-work'

/** The device and network of a draw. */
export interface DrawOrigin extends SeatOrigin {
  /** True if the risk port asks for a review. */
  review: boolean
}

/**
 * Reads the device and network of a draw. At a shopper's first draw it also asks the risk port; if the port does not
 * answer, the shopper passes. Call it before the transaction begins.
 */
export async function originOfDraw(context: Context, shopperId: string, wish: Draw): Promise<DrawOrigin> {
  const { db, ports, log } = context
  const { activityId } = wish
  const origin = originOf(context, wish, 'lottery')
  const { judgeEntry } = ports.risk
  if (!judgeEntry) return { ...origin, review: false }
  const { rows } = await sql<{ since: number; joined: boolean }>`
    select created_at as since, exists (
      select from lottery_player where lottery_id = ${activityId} and shopper_id = ${shopperId}
    ) as joined
    from shopper where id = ${shopperId}`.execute(db)
  const [shopper] = rows
  if (!shopper || shopper.joined) return { ...origin, review: false }
  const entry: LotteryEntry = { shopperId, lotteryId: activityId, shopperSince: shopper.since, ...origin }
  const verdict = await judgeEntry(entry).catch((error: unknown) => {
    log.error({ err: error }, 'nobody could judge who draws in a lottery')
    return 'pass' as const
  })
  return { ...origin, review: verdict === 'review' }
}

/**
 * Stores a shopper as a player, at their first draw. If their device or network has more accounts than usual, they can
 * draw, but staff review them before they can claim a prize.
 */
export async function joinLottery(
  { db, now }: UnitOfWork,
  lotteryId: string,
  shopperId: string,
  origin: DrawOrigin,
): Promise<void> {
  const { rows } = await sql`
    insert into lottery_player (lottery_id, shopper_id, joined_at) values (${lotteryId}, ${shopperId}, ${now})
    on conflict (lottery_id, shopper_id) do nothing returning shopper_id`.execute(db)
  if (rows.length === 0) return
  const { device, network, review } = origin
  const seated = [
    device === undefined || (await takeLotterySeat(db, lotteryId, { kind: 'device', digest: device }, shopperId)),
    await takeLotterySeat(db, lotteryId, { kind: 'network', digest: network }, shopperId),
  ]
  if (!review && seated.every(Boolean)) return
  await sql`
    update lottery_player set review = true
    where lottery_id = ${lotteryId} and shopper_id = ${shopperId}`.execute(db)
}
