import { isPurchasable, PROMOTION_TYPE, REPLY_CODE } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { wantedLines, type SeenWith, type Viewer } from '#areas/cart/cart-lines'
import { priceLines, type PricedLines } from '#areas/cart/price-lines'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** A sku as a line of a trial: at 0, alone, without gifts. */
export interface TrialLine<Beside extends object> {
  seen: SeenWith<Beside>
  priced: PricedLines
  /** Fen: the price of keeping it, which is its normal price. */
  keepAmount: number
  /** Days it may be tried for. */
  days: number
  /** Whether one is left. */
  left: boolean
}

/** Which sku, of which trial. */
export interface WantedTrial {
  skuNo: string
  promotionId: string
}

/**
 * Reads and prices a sku for a trial: two queries.
 * @throws ShopError notFound for a trial that does not run on the sku
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
  // A code is used up once it is seen, so it cannot be tried.
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
