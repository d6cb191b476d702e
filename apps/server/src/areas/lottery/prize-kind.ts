import { CLAIM_STATUS, DAY, ORDER_KIND } from '@hearth/domain'
import { sql } from 'kysely'
import type { ShopOrderKind } from '#shop/unit-of-work'

/** The draw whose prize an order sends. */
interface PrizeTerms {
  recordId: string
  activityNo: string
}

/** Ms in which a prize can be claimed again after its order was cancelled. */
const CLAIM_AGAIN = 30 * DAY

/** Orders that send a lottery's prize, free of charge and of freight. */
export const prizeKind: ShopOrderKind<PrizeTerms> = {
  name: ORDER_KIND.prize,
  terms: sql<PrizeTerms>`(
    select jsonb_build_object('recordId', record.id, 'activityNo', record.lottery_id)
    from prize_order join prize_record record on record.id = record_id
    where prize_order.order_id = orders.id
  )`,
  tell: ({ recordId, activityNo }) => ({ kind: ORDER_KIND.prize, recordId, activityNo }),
  words: { placed: () => ({ title: '奖品已领取', detail: '正在为您备货，奖品和运费均由商城承担' }) },
  // The shopper keeps the prize, and can claim it again.
  async closed({ db, now }, orderIds) {
    await sql`
      update prize_record set status = ${CLAIM_STATUS.open}, order_id = null, claimed_at = null,
        claim_deadline = greatest(claim_deadline, ${now + CLAIM_AGAIN}::bigint)
      where order_id = any(${[...orderIds]}::text[])`.execute(db)
  },
}
