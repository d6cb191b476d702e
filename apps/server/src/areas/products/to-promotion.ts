import { SCARCE_PIECES, shopperLimit } from '@hearth/domain'
import type { Promotion } from '@hearth/sdk/core'
import type { Selectable } from 'kysely'
import { inventoryOf } from '#areas/products/inventory-of'
import { runOf, tellTerms } from '#areas/products/promotion-terms'
import { withoutNothing } from '#kernel/reads/without-nothing'
import type { Schema } from '#database/schema'

/** A promotion of a sku, with the columns of both tables. */
export type PromotionRow = Selectable<Schema['promotion']> &
  Omit<Selectable<Schema['promotion_sku']>, 'promotion_id' | 'sold' | 'promotion_rate'> & { terms: object | null }

/** A promotion with fields that only the server may read. */
export interface StockedPromotion extends Promotion {
  /** Pieces left at the promotion price; absent for a promotion without stock of its own. */
  stock?: number
  /** The id of the run that is stored with the promotion's orders; absent for promotions without runs. */
  runId?: string
}

/** Returns a promotion in the form of the replies and of the domain, for cards, product pages, carts and orders. */
export function toPromotion(row: PromotionRow): Promotion {
  return withoutNothing({
    promotionId: row.id,
    promotionType: row.promotion_type,
    promotionName: row.name,
    promotionPrice: row.promotion_price,
    beginTime: row.begin_time,
    endTime: row.end_time,
    displayTime: row.display_time,
    promotionInventoryStatus: row.stock === null ? null : inventoryOf(row.stock),
    surplus: row.stock !== null && row.stock <= SCARCE_PIECES ? row.stock : null,
    promotionSupportTarget: row.support_target,
    limitQuantity: shopperLimit(row.promotion_type, row.shopper_limit) ?? null,
    thresholdAmount: row.threshold_amount,
    reduceAmount: row.reduce_amount,
    thresholdQuantity: row.threshold_quantity,
    discountRate: row.discount_rate,
    tiers: row.tiers,
    priority: row.priority || null,
    combinesWith: row.combines_with,
    trialDays: row.trial_days,
    giftName: row.gift_name,
    giftSkuNo: row.gift_sku_no,
    depositAmount: row.deposit_amount,
    depositWorth: row.deposit_worth,
    balanceBeginTime: row.balance_begin,
    balanceEndTime: row.balance_end,
    depositKept: row.deposit_kept,
    campaign: tellTerms(row.promotion_type, row.terms) ?? null,
  })
}

/** Returns a promotion with its stock, for carts and orders. */
export function toStockedPromotion(row: PromotionRow): StockedPromotion {
  const runId = runOf(row.promotion_type, row.terms)
  return {
    ...toPromotion(row),
    ...(row.stock === null ? {} : { stock: row.stock }),
    ...(runId === undefined ? {} : { runId }),
  }
}
