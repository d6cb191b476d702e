import { BARGAIN_STATUS, ORDER_KIND, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import type { Campaign } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { lockBargain, priceOf, readBargains, statusOf } from '#areas/bargains/bargain-row'
import { noSuchBargain } from '#areas/bargains/read-bargains'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'
import type { AskedCampaign, KindSale, OrderToBe } from '#shop/order-kind'
import type { ShopOrderKind, UnitOfWork } from '#shop/unit-of-work'

interface BargainOrderTerms {
  bargainId: string
  promotionId: string
}

const TERMS: RawBuilder<BargainOrderTerms | null> = sql<BargainOrderTerms | null>`(
  select jsonb_build_object('bargainId', bargain_id, 'promotionId', promotion_id) from bargain_order
  where bargain_order.order_id = orders.id)`

/** Orders of a bargain (115) at its current price. Each order is for one piece, and each bargain allows one order. */
export const bargainKind: ShopOrderKind<BargainOrderTerms> = {
  name: ORDER_KIND.bargain,
  campaigns: ['bargain'],
  asked: buyerBy,
  sale: saleBy,
  terms: TERMS,
  tell: (terms) => ({ kind: ORDER_KIND.bargain, ...terms }),
  async closing({ db }, orderIds) {
    await openAgain(db, orderIds)
    return false
  },
}

interface FoundBargain extends BargainOrderTerms {
  skuNo: string
}

/**
 * Returns the current price of a shopper's bargain. In a transaction it locks the bargain, so that no friend helps
 * while the order is placed, and only one of several concurrent orders is placed. The caller must have locked the
 * shopper's row.
 * @throws ShopError notFound for another shopper's bargain; wrongState for one that is bought or over
 */
async function buyerBy({ db, now }: UnitOfWork, shopperId: string, campaign: Campaign): Promise<AskedCampaign> {
  if (campaign.kind !== 'bargain') return { buyer: {} }
  const { bargainId } = campaign
  const row = db.isTransaction
    ? await lockBargain(db, bargainId)
    : (await readBargains(db, sql<boolean>`bargain.id = ${bargainId}`))[0]
  if (row?.shopperId !== shopperId) throw noSuchBargain()
  const status = statusOf(row, now)
  if (status === BARGAIN_STATUS.bought)
    throw new ShopError(REPLY_CODE.wrongState, '您已用这次砍价下单，请到订单中查看', 'bargainId')
  if (status === BARGAIN_STATUS.over)
    throw new ShopError(REPLY_CODE.wrongState, '这次砍价已结束，您可以看看其他砍价活动', 'bargainId')
  const { bargainCampaignId: promotionId, skuNo } = row
  const found: FoundBargain = { bargainId, promotionId, skuNo }
  return { buyer: { bargain: { promotionId, price: priceOf(row) } }, found }
}

/**
 * Returns the sale of an order at a bargain's price; undefined if the order requests no bargain.
 * @throws ShopError badInput for an order with other products; notFound for a sku other than the bargain's; soldOut
 * once the campaign has no piece left
 */
function saleBy({ lines }: OrderToBe, campaign?: Campaign, asked?: object): KindSale<UnitOfWork> | undefined {
  if (campaign?.kind !== 'bargain') return undefined
  const { bargainId, promotionId, skuNo } = asked as FoundBargain
  const [line, ...others] = lines
  if (others.length > 0) throw new ShopError(REPLY_CODE.badInput, '砍价商品需单独下单', 'campaign')
  if (line && line.line.sku.skuNo !== skuNo) throw new ShopError(REPLY_CODE.notFound, '砍价的不是这件商品', 'skuNo')
  const promotion = line?.promotion
  if (promotion?.promotionType !== PROMOTION_TYPE.bargain || promotion.promotionId !== promotionId)
    throw new ShopError(REPLY_CODE.soldOut, '砍价商品已抢光，您可以看看其他砍价活动', 'campaign')
  return {
    kind: ORDER_KIND.bargain,
    settled: { kind: ORDER_KIND.bargain, bargainId, promotionId },
    terms: () => sql`
      insert into bargain_order (order_id, bargain_id, promotion_id)
      select placed.id, ${bargainId}, ${promotionId} from placed`,
    begins: sql`update bargain set order_id = placed.id from placed where bargain.id = ${bargainId}`,
  }
}

/** Reopens bargains whose orders ended unpaid. A paid bargain stays bought. */
async function openAgain(db: Database, orderIds: readonly string[]): Promise<void> {
  await sql`
    update bargain set order_id = null
    from orders
    where bargain.id in (select bargain_id from bargain_order where order_id = any(${[...orderIds]}::text[]))
      and bargain.order_id = orders.id and orders.id = any(${[...orderIds]}::text[])
      and orders.paid_at is null`.execute(db)
}
