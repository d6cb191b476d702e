import type { Law } from '#kernel/laws/law'

/** Laws of coupon batches. */
export const COUPON_LAWS: readonly Law[] = [
  {
    fault: 'more coupons given than there are, or than were counted',
    broken: `
      select id from coupon_batch where given > quantity
      union all select id from coupon_batch
      left join (select batch_id, count(*) as pieces from coupon group by batch_id) as had on had.batch_id = id
      where given <> coalesce(pieces, 0)
      union all select coupon.batch_id from coupon
      left join coupon_count
        on coupon_count.shopper_id = coupon.shopper_id and coupon_count.batch_id = coupon.batch_id
      group by coupon.shopper_id, coupon.batch_id having count(*) <> coalesce(max(pieces), 0)`,
  },
]
