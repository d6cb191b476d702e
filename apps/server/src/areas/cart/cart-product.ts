import { CHECK_STATUS, DU_CODE_REFUSAL, type PricedPart } from '@hearth/domain'
import type { CartDuCode, CartProduct, PriceTier } from '@hearth/sdk/core'
import type { CartLine, LineCode, PricedCartLine } from '#areas/cart/cart-line'

/** Returns a priced line in the form of a cart's reply. */
export function toCartProduct(priced: PricedCartLine): CartProduct {
  const { line, quantity, gifts, soldBy } = priced
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
    tiers: tiersOf(priced),
    limitQuantity: priced.limitQuantity,
    productStatus: priced.status,
    shoppingCartStatus: line.checked ? CHECK_STATUS.checked : CHECK_STATUS.unchecked,
    gifts: gifts.map(({ skuNo, skuName, attributes }) => ({
      skuNo,
      name: skuName,
      ...(attributes.length > 0 ? { attributes } : {}),
      itemQuantity: quantity,
    })),
    ...promotionIdsOf(priced),
    ...(sku.floorPrice === undefined ? {} : { floorPrice: sku.floorPrice }),
    ...(sku.byCode ? { byCode: true } : {}),
    ...(sku.freightTable === undefined ? {} : { freightTable: sku.freightTable }),
    ...(sku.grams === undefined ? {} : { grams: sku.grams }),
    ...(line.code ? { duCode: toDuCode(line.code) } : {}),
    ...(soldBy ? { soldBy: { promotionId: soldBy.promotionId, promotionType: soldBy.promotionType } } : {}),
  }
}

/**
 * Returns the ids of the cart promotions that a line can count for. Returns no ids if the line can count for no other
 * promotion than that of its group.
 */
function promotionIdsOf({ parts, cartPromotion }: PricedCartLine): Pick<CartProduct, 'promotionIds'> {
  const offered = parts.find(({ cartPromotions }) => cartPromotions.length > 0)?.cartPromotions ?? []
  const isPlain = offered.every(({ promotionId }) => promotionId === cartPromotion?.promotionId)
  return isPlain ? {} : { promotionIds: offered.map(({ promotionId }) => promotionId) }
}

/** Returns the prices of a line's pieces; undefined if all pieces cost the same. */
const tiersOf = ({ parts }: PricedCartLine): PriceTier[] | undefined =>
  parts.length < 2
    ? undefined
    : parts.map(({ price, most: pieces, cartPromotions }) => ({ price, pieces, covered: cartPromotions.length > 0 }))

const toDuCode = ({ tail, name, endTime, refusal }: LineCode): CartDuCode => ({
  tail,
  name,
  expiryDate: endTime,
  ...(refusal ? { unusableReason: DU_CODE_REFUSAL[refusal] } : {}),
})

/** Returns the id of the promotion that sells pieces of a line, if the promotion has stock of its own. */
export const limitedPromotionOf = ({ promotion }: PricedPart<CartLine>): string | undefined =>
  promotion?.stock === undefined ? undefined : promotion.promotionId
