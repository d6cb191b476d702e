import { GIVEN } from '#areas/points/journals'
import type { Law } from '#kernel/law'

/** What must hold of activities that give a coupon or points. */
export const PRESENT_LAWS: readonly Law[] = [
  {
    fault: 'an activity of which more was taken than there is, or another number than was counted',
    broken: `
      select id from present_activity left join (
        select activity_id, count(*) as pieces from present_taken group by activity_id
      ) as had on had.activity_id = present_activity.id
      where taken > quantity or taken <> coalesce(pieces, 0)`,
  },
  {
    fault: 'a present of an activity without its coupon or its points',
    broken: `
      select present_taken.activity_id || '/' || present_taken.shopper_id as id from present_taken
      left join coupon on coupon.id = coupon_id and coupon.shopper_id = present_taken.shopper_id
      left join ledger_entry on source_kind = '${GIVEN}' and balance_after is not null
        and source_id = 'gift/' || present_taken.activity_id || '/' || present_taken.shopper_id
      where (coupon_id is not null and coupon.id is null) or (points is not null and amount is distinct from points)`,
  },
]
