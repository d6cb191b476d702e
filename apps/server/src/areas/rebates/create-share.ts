import {
  needsNewAgreement,
  productPath,
  PROMOTER_KIND,
  PROMOTER_REFUSAL,
  promoterAgreementVersion,
  REPLY_CODE,
  type PromoterRules,
} from '@hearth/domain'
import type { CreateShareCode, ShareCode } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { mayEarn } from '#areas/promoter-terms/may-earn'
import { isSuspended } from '#areas/promoter-terms/promoter-facts'
import { promoterRules } from '#areas/promoter-terms/promoter-rules'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

interface Facts {
  earns: boolean
  suspended: boolean
  /** The version of the agreement that the promoter accepted; null for other shoppers. */
  agreed: number | null
  /** The owner's rules for promoters; null if none are set. */
  rules: PromoterRules | null
  /** The product of the requested sku or spu; null if it does not exist. */
  spuNo: string | null
}

/**
 * Creates a share of a product or of the shop, in two statements. A repeated request returns the same id.
 * @throws ShopError wrongState for a shopper who cannot earn now, or has accepted only an older agreement; notFound for
 * an unknown product
 */
export async function createShare(
  { db, now, origin, random, needShopper }: Context,
  { spuNo, skuNo, channelCode = 'retail', kind = PROMOTER_KIND.promoter }: CreateShareCode,
): Promise<ShareCode> {
  const shopperId = needShopper()
  const { rows: found } = await sql<Facts>`
    select ${mayEarn(shopperId, kind)} as earns, ${isSuspended(shopperId, sql`${kind}::text`)} as suspended,
      (select agreement_version from promoter where shopper_id = ${shopperId}) as agreed,
      ${promoterRules.stored} as rules,
      ${
        skuNo === undefined
          ? sql`(select spu_no from spu where spu_no = ${spuNo ?? ''})`
          : sql`(select spu_no from sku where sku_no = ${skuNo})`
      } as "spuNo"`.execute(db)
  const facts = found[0]!
  if (!facts.earns) throw new ShopError(REPLY_CODE.wrongState, refusal(kind, facts.suspended))
  const agreementVersion = promoterAgreementVersion(promoterRules.holds(facts.rules))
  if (needsNewAgreement({ agreedVersion: facts.agreed ?? undefined, agreementVersion }))
    throw new ShopError(REPLY_CODE.wrongState, PROMOTER_REFUSAL.agreement)
  const named = spuNo !== undefined || skuNo !== undefined
  if (named && (facts.spuNo === null || (spuNo !== undefined && spuNo !== facts.spuNo)))
    throw new ShopError(REPLY_CODE.notFound, '商品不存在', spuNo === undefined ? 'skuNo' : 'spuNo')
  const shared = { spu_no: facts.spuNo ?? '', sku_no: skuNo ?? '' }
  const { rows } = await sql<{ id: string }>`
    insert into rebate_share (id, shopper_id, kind, channel_code, spu_no, sku_no, created_at)
    values (${random.uuid()}, ${shopperId}, ${kind}, ${channelCode}, ${shared.spu_no}, ${shared.sku_no}, ${now})
    on conflict (shopper_id, kind, channel_code, spu_no, sku_no)
      do update set created_at = rebate_share.created_at
    returning id`.execute(db)
  const shareId = rows[0]!.id
  const path = facts.spuNo === null ? '/' : productPath(facts.spuNo)
  const query = new URLSearchParams({ ...(skuNo === undefined ? {} : { skuNo }), shareId })
  return { shareId, url: `${origin}${path}?${query.toString()}` }
}

const refusal = (kind: string, suspended: boolean): string => {
  if (suspended) return PROMOTER_REFUSAL.suspended
  return kind === PROMOTER_KIND.partner ? PROMOTER_REFUSAL.noPartnerShop : PROMOTER_REFUSAL.none
}
