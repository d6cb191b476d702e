import { PROMOTER_KIND, SHOP_STATUS, shopNameKey, shopStep } from '@hearth/domain'
import type { AuthorizeShop, ShopStanding } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { checkLoginCode, takeLoginCode } from '#areas/passport/login-code'
import { insertShop, nameTaken } from '#areas/promoter-shops/name-shop'
import { stepShop } from '#areas/promoter-shops/step-shop'
import { findOwnShop, type ShopRow } from '#areas/promoter-terms/shop-row'
import { needName } from '#areas/promoters/nickname'
import { needAgreedPromoter } from '#areas/promoters/promoter-row'
import { promoterRules } from '#areas/promoter-terms/promoter-rules'
import type { Context } from '#kernel/context'
import { needText } from '#kernel/payloads/need-text'
import { inTransaction } from '#shop/unit-of-work'

const kind = PROMOTER_KIND.partner

/**
 * The status of a shop; `none` if the shopper has no shop. A promoter's own shop counts as authorised without a code,
 * since the promoter's telephone was verified before.
 */
export const standingOf = (shop: ShopRow | undefined): ShopStanding => ({
  status: shop?.status ?? SHOP_STATUS.none,
  authorized: shop !== undefined && (shop.kind === PROMOTER_KIND.promoter || shop.authorizedAt !== null),
  ...(shop?.reason === null || shop?.reason === undefined ? {} : { reason: shop.reason }),
})

const canAuthorize = (shop: ShopRow | undefined): boolean =>
  shopStep(kind, shop?.status ?? SHOP_STATUS.none, 'authorize', 'shopper') !== undefined

/**
 * Whether a shop is already under review with the details of this request. A client that got no answer repeats its
 * request with a code that is already used up, so the code of a repeat is not checked.
 */
const waitsWith = (shop: ShopRow | undefined, said: Partial<ShopRow>): boolean =>
  shop?.status === SHOP_STATUS.reviewing &&
  shop.authorizedAt !== null &&
  Object.entries(said).every(([name, value]) => shop[name as keyof ShopRow] === value)

/**
 * Authorises a partner shop by a code. If the owner's rules require no review, the shop opens immediately. A repeated
 * request changes nothing while the shop is open, or under review with the same details.
 * @throws ShopError as the call `authorize` documents
 */
export async function authorizeShop(context: Context, wish: AuthorizeShop): Promise<ShopStanding> {
  const { db, now } = context
  const shopperId = context.needShopper()
  await needAgreedPromoter(db, shopperId)
  const before = await findOwnShop(db, shopperId, kind)
  if (!canAuthorize(before)) return standingOf(before)
  const name = await needName(db, wish.name ?? before?.name ?? '', 'name')
  const address = needText(wish.address, 'address', '请填写经营地址')
  const { mobile, ticket, verifyCode: code, channel, magnitude } = wish
  if (waitsWith(before, { name, mobile, salesChannel: channel, magnitude, address })) return standingOf(before)
  await checkLoginCode(context, mobile, { ticket, code }, { use: 'promoter', field: 'verifyCode' })
  const { partnerJudge } = await promoterRules.read(db)
  return inTransaction(context, async (work) => {
    await sql`select id from shopper where id = ${shopperId} for update`.execute(work.db)
    await needAgreedPromoter(work.db, shopperId)
    const shop = await findOwnShop(work.db, shopperId, kind, true)
    if (!canAuthorize(shop)) return standingOf(shop)
    await takeLoginCode(work.db, { ticket }, 'verifyCode')
    if (!shop) await insertShop(work, { shopperId, kind, name, channelCode: 'retail', status: SHOP_STATUS.reviewing })
    await sql`
      update promoter_shop set status = ${SHOP_STATUS.reviewing}, name = ${name}, name_key = ${shopNameKey(name)},
        mobile = ${mobile}, sales_channel = ${channel}, magnitude = ${magnitude}, address = ${address},
        authorized_at = ${now}, reason = null, version = version + 1
      where shopper_id = ${shopperId} and kind = ${kind}`.execute(work.db)
    const after = (await findOwnShop(work.db, shopperId, kind))!
    if (partnerJudge === 'atOnce') await stepShop(work, after, { deed: 'open', by: 'house' })
    return standingOf(await findOwnShop(work.db, shopperId, kind))
  }).catch((error: unknown) => {
    if ((error as { code?: string }).code === '23505') throw nameTaken()
    throw error
  })
}
