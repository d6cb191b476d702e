import type { InviteFacts } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { livesAt } from '#areas/address/lives-at'
import { IS_NEWCOMER } from '#areas/products/running-promotions'
import { isPromoter } from '#areas/promoter-terms/may-earn'
import { isTelephoneOf } from '#areas/promoter-terms/promoter-facts'
import type { Database } from '#database/connect'

/** Condition on a row `invited`: the shopper has the same address as the promoter. */
const sharesAddress = (promoterId: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`exists (
  select from address own
  where own.shopper_id = invited.id and ${livesAt(
    promoterId,
    sql`jsonb_build_object('cityName', own.city_name, 'districtName', own.district_name,
      'detailAddress', own.detail_address)`,
  )}
)`

/** An invitation, with the data about the shopper who opens it. */
export interface FoundInvitation extends Omit<InviteFacts, 'running' | 'runs'> {
  promoterId: string
  nickname: string | null
  displayName: string
  uimg: string
  /** The id of the coupon that the shopper took by the invitation; null if they took none. */
  couponId: string | null
}

/**
 * Finds the promoter of a share, and the data that decides whether a shopper can take the invitation, in one query.
 * Undefined for an unknown share.
 */
export async function findInvitation(
  db: Database,
  shareId: string,
  shopperId: string | undefined,
): Promise<FoundInvitation | undefined> {
  const owner = sql<string>`share.shopper_id`
  const { rows } = await sql<FoundInvitation>`
    select share.shopper_id as "promoterId", promoter.nickname, inviter.display_name as "displayName",
      inviter.avatar as uimg, ${isPromoter(owner)} as "mayInvite",
      coalesce(invited.id = share.shopper_id, false) as own,
      coalesce(not (select ${IS_NEWCOMER} from shopper where shopper.id = invited.id), false) as bought,
      ${isTelephoneOf(owner, sql`invited.telephone`)} as "sameTelephone",
      ${sharesAddress(owner)} as "sameAddress",
      (select coupon_id from invite_bond where invite_bond.shopper_id = invited.id) as "couponId"
    from rebate_share share
    join shopper inviter on inviter.id = share.shopper_id
    left join promoter on promoter.shopper_id = share.shopper_id
    left join shopper invited on invited.id = ${shopperId ?? null}
    where share.id = ${shareId}`.execute(db)
  return rows[0]
}
