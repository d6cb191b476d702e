import { GIVEN } from '#areas/points/journals'
import type { Law } from '#kernel/laws/law'

/** Laws of fission activities. */
export const FISSION_LAWS: readonly Law[] = [
  {
    fault: 'a fission activity of which more rewards were reached than there are, or another number than was counted',
    broken: `
      select id from fission_activity left join (
        select activity_id, count(*) as pieces from fission_share where reached_at is not null group by activity_id
      ) as had on had.activity_id = fission_activity.id
      where reached > quantity or reached <> coalesce(pieces, 0)`,
  },
  {
    fault: 'a request for help that counts another number of friends than helped, or counts who asked',
    broken: `
      select share.id from fission_share share left join (
        select share_id, count(*) as pieces from fission_help group by share_id
      ) as helped on helped.share_id = share.id
      where helper_count <> coalesce(pieces, 0) or exists (
        select from fission_help own
        where own.activity_id = share.activity_id and own.share_id = share.id
          and own.helper_shopper_id = share.shopper_id
      )`,
  },
  {
    fault: 'a reward of friends’ help that was claimed before it was reached, or without its coupon or points',
    broken: `
      select share.id from fission_share share
      left join coupon on coupon.id = share.coupon_id and coupon.shopper_id = share.shopper_id
      left join ledger_entry on source_kind = '${GIVEN}' and balance_after is not null
        and source_id = 'fission/' || share.id
      where (claimed_at is not null and (reached_at is null or (coupon.id is null and points is null)))
        or amount is distinct from points`,
  },
]
