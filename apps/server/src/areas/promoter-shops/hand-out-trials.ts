import { PROMOTER_KIND, PROMOTION_TYPE, REPLY_CODE, SHOP_NAME_FAULT_TEXT, SKU_STATUS, findWord } from '@hearth/domain'
import type { DraftFreeTrial, FreeTrialDrafted, Poster, ShopFreeTrial } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readProfile } from '#areas/content/shop-profile'
import { readCards } from '#areas/products/read-cards'
import { needOwnOpenShop, needOwnShop } from '#areas/promoter-shops/own-shop'
import { refusedWords } from '#areas/promoters/nickname'
import { needAgreedPromoter } from '#areas/promoters/promoter-row'
import { promoterRules } from '#areas/promoter-terms/promoter-rules'
import { makePicture } from '#areas/share/make-picture'
import { shopView } from '#areas/share/page-view'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

const { promoter } = PROMOTER_KIND

async function countDrafts(db: Database, shopId: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*) as used from promoter_trial_draft where shop_id = ${shopId}`.execute(db)
  return rows[0]!.used
}

/**
 * The free trials that a promoter's shop can hand out, and the number it has handed out.
 * @throws ShopError wrongState
 */
export async function readQuota(db: Database, shopperId: string): Promise<ShopFreeTrial> {
  const { shopId } = await needOwnShop(db, shopperId, promoter)
  const { trialsPerShop } = await promoterRules.read(db)
  const used = await countDrafts(db, shopId)
  // If the owner lowered the number of trials per shop below the used number, the total is the used number.
  return { total: Math.max(trialsPerShop, used), used }
}

/**
 * The running free trial of a sku that has a piece left.
 * @throws ShopError notFound
 */
async function needTrial(db: Database, skuNo: string, now: number): Promise<string> {
  const { rows } = await sql<{ promotionId: string }>`
    select promotion.id as "promotionId"
    from promotion
    join promotion_sku on_sku on on_sku.promotion_id = promotion.id
    join sku on sku.sku_no = on_sku.sku_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
    where on_sku.sku_no = ${skuNo} and promotion.promotion_type = ${PROMOTION_TYPE.freeTrial}
      and promotion.begin_time <= ${now} and promotion.end_time >= ${now} and least(sku.stock, on_sku.stock) > 0
    order by promotion.id limit 1`.execute(db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.notFound, '这款商品现在不能免费试用', 'skuNo')
  return rows[0].promotionId
}

/**
 * Creates a draft of a poster for a free trial. The shop's row is locked first, so that concurrent drafts stay within
 * the limit.
 * @throws ShopError badInput, notFound, overLimit, wrongState
 */
export async function draftTrial(
  { db, now, numbers }: UnitOfWork,
  { skuNo, text = '' }: DraftFreeTrial,
  shopperId: string,
): Promise<FreeTrialDrafted> {
  const { shopId } = await needOwnOpenShop(db, shopperId, promoter, true)
  await needAgreedPromoter(db, shopperId)
  const said = text.trim()
  if (findWord([said], await refusedWords(db)) !== undefined)
    throw new ShopError(REPLY_CODE.badInput, SHOP_NAME_FAULT_TEXT.word.replace('名称', '文字'), 'text')
  const promotionId = await needTrial(db, skuNo, now)
  const { trialsPerShop } = await promoterRules.read(db)
  if ((await countDrafts(db, shopId)) >= trialsPerShop)
    throw new ShopError(REPLY_CODE.overLimit, `每个小店最多送出 ${trialsPerShop} 份免费试用`)
  const draftId = numbers.next(now)
  await sql`
    insert into promoter_trial_draft (shop_id, id, shopper_id, sku_no, promotion_id, text, created_at)
    values (${shopId}, ${draftId}, ${shopperId}, ${skuNo}, ${promotionId}, ${said}, ${now})`.execute(db)
  return { draftId }
}

/**
 * Draws the poster of the caller's draft, with the product's present name and picture.
 * @throws ShopError notFound
 */
export async function trialPoster(context: Context, draftId: string): Promise<Poster> {
  const { db, now, origin } = context
  const shopperId = context.needShopper()
  const { rows } = await sql<{ skuNo: string; spuNo: string; text: string }>`
    select draft.sku_no as "skuNo", sku.spu_no as "spuNo", draft.text
    from promoter_trial_draft draft join sku on sku.sku_no = draft.sku_no
    where draft.id = ${draftId} and draft.shopper_id = ${shopperId}`.execute(db)
  const missing = () => new ShopError(REPLY_CODE.notFound, '海报不存在', 'draftId')
  const [draft] = rows
  if (!draft) throw missing()
  const { spus, card } = await readCards(db, sql`spu.spu_no = ${draft.spuNo}`, now)
  if (!spus[0]) throw missing()
  const { name, picture } = card(spus[0], draft.skuNo)
  const { url, width, height } = await makePicture(
    context,
    {
      ...shopView(await readProfile(db)),
      tone: 'light',
      title: name,
      text: draft.text || '免费试用，不满意免费寄回',
      picture: picture.url,
      link: `${origin}/activity/free/${encodeURIComponent(draft.spuNo)}?skuNo=${encodeURIComponent(draft.skuNo)}`,
      notes: ['长按识别二维码', '是否还能试用以页面为准'],
    },
    shopperId,
  )
  return { picture: { url, width, height, alt: `「${name}」的免费试用海报` } }
}
