import { createHash } from 'node:crypto'
import {
  LOGIN_STATE,
  maskTelephone,
  PROMOTER_AGREEMENT_ID,
  PROMOTER_KIND,
  visitor,
  type MemberType,
} from '@hearth/domain'
import type { HeldPieces, UserInfo } from '@hearth/sdk/core'
import { sql } from 'kysely'
import {
  heldPieces,
  IS_NEWCOMER,
  memberTypeAt,
  orderedSkus,
  runningPromotions,
} from '#areas/products/running-promotions'
import type { Database } from '#database/connect'

/** The caller, and the time and mode of the request. */
export interface Asking {
  /** The id of the shopper; absent for a visitor. */
  shopper?: string
  /** Epoch ms. */
  now: number
  /** True if the request came in enterprise mode (P03). */
  enterprise: boolean
}

interface Row {
  id: string
  telephone: string
  display_name: string
  avatar: string
  enterprise: boolean
  member_type: MemberType
  newcomer: boolean
  held: HeldPieces[]
  shops: UserInfo['shopInfo']
  signed: Pick<UserInfo, 'agreementId' | 'agreementVersion'> | null
}

/**
 * Reads the shopper, and the facts that decide about their prices, in one query. Returns a visitor for a request
 * without a shopper.
 */
export async function readUserInfo(db: Database, { shopper, now, enterprise }: Asking): Promise<UserInfo> {
  if (shopper === undefined) return visitor()
  const { rows } = await sql<Row>`
    with ${runningPromotions(orderedSkus(shopper, now), now)},
    counted as (select id, sku_no, ${heldPieces(shopper)} as pieces from running)
    select id, telephone, display_name, avatar, enterprise, ${memberTypeAt(now)} as member_type,
      ${IS_NEWCOMER} as newcomer,
      (
        select jsonb_build_object('agreementId', agreement_id, 'agreementVersion', version)
        from agreement_signature
        where shopper_id = shopper.id and agreement_id <> ${PROMOTER_AGREEMENT_ID}
        order by signed_at desc, agreement_id, version desc limit 1
      ) as signed,
      (
        select jsonb_strip_nulls(jsonb_build_object(
          'shopId', min(id) filter (where kind = ${sql.lit(PROMOTER_KIND.promoter)}),
          'name', min(name) filter (where kind = ${sql.lit(PROMOTER_KIND.promoter)}),
          'partnerShopId', min(id) filter (where kind = ${sql.lit(PROMOTER_KIND.partner)})
        ))
        from promoter_shop
        where shopper_id = shopper.id
      ) as shops,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('promotionId', id, 'skuNo', sku_no, 'pieces', pieces) order by id, sku_no
        )
        from counted
        where pieces > 0
      ), '[]') as held
    from shopper
    where id = ${shopper}`.execute(db)
  const [row] = rows
  if (!row) return visitor()
  return {
    isLogin: LOGIN_STATE.loggedIn,
    displayName: row.display_name,
    telephone: maskTelephone(row.telephone),
    userName: row.display_name,
    uimg: row.avatar,
    openId: openIdOf(row.id),
    shopInfo: row.shops,
    attributes: row.enterprise ? ['enterprise'] : [],
    member: { memberType: row.member_type },
    ...row.signed,
    buyer: {
      vip: row.member_type > 0,
      enterprise: enterprise || row.enterprise,
      newcomer: row.newcomer,
      held: row.held,
    },
  }
}

/** Returns an id that distinguishes shoppers and reveals nothing else about them. */
const openIdOf = (shopperId: string): string =>
  createHash('sha256').update(`open ${shopperId}`).digest('base64url').slice(0, 28)
