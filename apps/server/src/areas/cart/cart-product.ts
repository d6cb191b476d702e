import { CHECK_STATUS, DU_CODE_REFUSAL } from '@hearth/domain'
import type { CartDuCode, CartProduct } from '@hearth/sdk/core'
import type { LineCode, PricedCartLine } from '#areas/cart/cart-line'

/** A priced line as a cart shows it. */
export function toCartProduct(priced: PricedCartLine): CartProduct {
  const { line, quantity, gifts } = priced
  const { sku } = line
  return {
    id: line.id,
    skuNo: sku.skuNo,
    spuNo: sku.spuNo,
    name: sku.skuName,
    attributes: sku.attributes,
    picture: sku.picture,
    price: priced.price,
    originalPrice: priced.originalPrice,
    promotionType: priced.promotion?.promotionType,
    itemQuantity: quantity,
    promotionQuantity: priced.promotionQuantity,
    ordinaryPrice: priced.promotionQuantity === undefined ? undefined : priced.ordinaryPrice,
    limitQuantity: priced.limitQuantity,
    productStatus: priced.status,
    shoppingCartStatus: line.checked ? CHECK_STATUS.checked : CHECK_STATUS.unchecked,
    gifts: gifts.map(({ skuNo, skuName }) => ({ skuNo, name: skuName, itemQuantity: quantity })),
    ...(sku.byCode ? { byCode: true } : {}),
    ...(line.code ? { duCode: toDuCode(line.code) } : {}),
  }
}

const toDuCode = ({ tail, name, endTime, refusal }: LineCode): CartDuCode => ({
  tail,
  name,
  expiryDate: endTime,
  ...(refusal ? { unusableReason: DU_CODE_REFUSAL[refusal] } : {}),
})

/** The promotion that sells a line, where that has stock of its own. */
export const limitedPromotionOf = ({ promotion }: PricedCartLine): string | undefined =>
  promotion?.stock === undefined ? undefined : promotion.promotionId
