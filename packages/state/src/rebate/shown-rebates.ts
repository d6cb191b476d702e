import type { RebateProduct } from '@hearth/sdk/core'
import type { StoreContext } from '#shop/define-store'

/** A product with a rebate, as the list shows it (E11). */
export interface ShownRebate extends RebateProduct {
  /** Fen: rebate for one sold piece; absent if it could not be loaded. */
  estimateAmount?: number
  /** Percent: the rebate divided by the product's price. */
  rate?: number
  /** The picture to share. */
  sharePicture?: string
  /** Fen: maximum discount of the coupon for friends. */
  couponValue?: number
}

/**
 * Returns the products with the rebate for one sold piece and the value of their coupons. If these cannot be loaded,
 * the products are returned without them (X05).
 */
export async function withEstimates({ api }: StoreContext, products: readonly RebateProduct[]): Promise<ShownRebate[]> {
  if (products.length === 0) return []
  const quiet = { toast: false } as const
  const productInfoList = products.map(({ skuNo, spuNo, price, itemType }) => ({ skuNo, spuNo, price, itemType }))
  const couponBatchIdList = [...new Set(products.flatMap(({ couponBatchId }) => couponBatchId ?? []))]
  const [estimates, values] = await Promise.all([
    api.rebateShop.estimate({ productInfoList }, quiet).then(
      ({ result }) => result,
      () => [],
    ),
    couponBatchIdList.length === 0
      ? []
      : api.coupons.listBatchAmounts({ couponBatchIdList }, quiet).then(
          ({ result }) => result,
          () => [],
        ),
  ])
  return products.map((product): ShownRebate => {
    const estimate = estimates.find(({ skuNo }) => skuNo === product.skuNo)
    const value = values.find(({ couponBatchId }) => couponBatchId === product.couponBatchId)
    return {
      ...product,
      ...(estimate && { estimateAmount: estimate.estimateAmount, rate: estimate.rate, sharePicture: estimate.picture }),
      ...(value && { couponValue: value.couponAmount }),
    }
  })
}
