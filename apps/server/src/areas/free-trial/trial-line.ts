import { isPurchasable, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { wantedLines, type SeenWith, type Viewer } from '#areas/cart/cart-lines'
import { priceLines, type PricedLines } from '#areas/cart/price-lines'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** A sku as the single line of a trial, at a price of 0 and without gifts. */
export interface TrialLine<Beside extends object> {
  seen: SeenWith<Beside>
  priced: PricedLines
  /** Fen: the price for keeping it, which is its ordinary price. */
  keepAmount: number
  /** The number of days of the trial. */
  days: number
  /** True if a piece is left. */
  left: boolean
}

/** A sku and its trial. */
export interface WantedTrial {
  skuNo: string
  promotionId: string
}

/**
 * Reads and prices a sku for a trial, in two queries.
 * @throws ShopError notFound for a trial that is not running for the sku
 */
export async function trialLine<Beside extends object = object>(
  db: Database,
  viewer: Viewer,
  { skuNo, promotionId }: WantedTrial,
  beside: RawBuilder<Beside> = sql<Beside>`'{}'::jsonb`,
): Promise<TrialLine<Beside>> {
  const seen = await wantedLines(db, viewer, [{ skuNo, itemQuantity: 1 }], beside)
  const [line] = seen.lines
  if (!line) throw new ShopError(REPLY_CODE.notFound, '商品不存在', 'skuNo')
  const trial = line.sku.promotions.find((one) => one.promotionId === promotionId)
  if (trial?.promotionType !== PROMOTION_TYPE.freeTrial || trial.trialDays === undefined)
    throw new ShopError(REPLY_CODE.notFound, '免费试用活动不存在或已结束', 'promotionId')
  const priced = priceLines({
    ...seen,
    buyer: { ...seen.buyer, trial: true },
    bundles: [],
    lines: [{ ...line, sku: { ...line.sku, promotions: [{ ...trial, promotionPrice: 0 }], giftSkus: [] } }],
  })
  const [shown] = priced.lines
  // A product that is a code can't be tried, since the shopper can use the code once they see it.
  const { byCode } = await db
    .selectFrom('sku')
    .select('by_code as byCode')
    .where('sku_no', '=', skuNo)
    .executeTakeFirstOrThrow()
  return {
    seen,
    priced,
    keepAmount: line.sku.price,
    days: trial.trialDays,
    left:
      !byCode &&
      shown !== undefined &&
      isPurchasable(shown.status) &&
      priced.amounts.payAmount === 0 &&
      line.sku.price > 0,
  }
}
