import { GIVEN } from '#areas/points/journals'
import type { Law } from '#kernel/laws/law'

/** Laws of activities that give a coupon or points. */
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
    fault: 'a present of an activity without its coupons or its points',
    broken: `
      select present_taken.activity_id || '/' || present_taken.shopper_id as id from present_taken
      left join ledger_entry on source_kind = '${GIVEN}' and balance_after is not null
        and source_id = 'gift/' || present_taken.activity_id || '/' || present_taken.shopper_id
      where amount is distinct from points or exists (
        select from jsonb_array_elements_text(present_taken.coupon_ids) as named (coupon_id)
        left join coupon on coupon.id = named.coupon_id and coupon.shopper_id = present_taken.shopper_id
        where coupon.id is null
      )`,
  },
  {
    fault: 'a present that was counted to a room of no hotel, or by another shopper than took it',
    broken: `
      select activity_id || '/' || shopper_id as id from present_taken
      where room_no is not null and hotel_code is null
      union all
      select room.hotel_code || '/' || room.room_no || '/' || day as id from present_room room
      where room.shopper_id <> '' and not exists (
        select from present_taken
        where present_taken.shopper_id = room.shopper_id and present_taken.hotel_code = room.hotel_code
          and present_taken.room_no = room.room_no
      )`,
  },
]
