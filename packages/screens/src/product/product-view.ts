import {
  AVAILABILITY,
  AVAILABILITY_LABEL,
  crowdFundingPath,
  filterPromotions,
  formatFen,
  PROMOTION_TYPE_LABEL,
  priceSku,
  skuAvailability,
  skuMatrix,
  spuAvailability,
} from '@hearth/domain'
import type { Promotion, Sku, Spu } from '@hearth/state'
import type { SkuMatrixRow } from '@hearth/ui'

/** One line of what a shopper gets besides the price. */
export interface OfferLine {
  key: string
  /** Such as 满减 or 赠品. */
  tag: string
  text: string
}

/** What the product page says about the picked sku at a moment. Amounts in fen. */
export interface ProductView {
  price: number
  originalPrice?: number
  /** The promotion that sets the price. */
  promotion?: Promotion
  /** What else holds for it. */
  offers: OfferLine[]
  /** Where the page leads instead, while the product is crowd-funded (S19). */
  crowdFunding?: string
  /** Why it can't be bought (S23); empty when it can. */
  refusal: string
  /** Such as 仅剩 3 件； else empty. */
  scarcity: string
  /** Choices with the pictures of their values. */
  matrix: SkuMatrixRow[]
  /** Choices in words, such as 暖橙，单只装. */
  chosen: string
}

/** Says it for `now`, epoch ms (S18, S23, S24). */
export function viewProduct(
  spu: Spu,
  skus: Sku[],
  selected: Record<string, string>,
  sku: Sku,
  now: number,
): ProductView {
  const running = filterPromotions(sku.promotions, { now })
  const { price, originalPrice, promotion } = priceSku(sku, { now })
  const whole = spuAvailability(skus, { now }, sku)
  const atAll = skuMatrix(skus, spu.saleAttributes, {}, { now })
  const availability = whole === AVAILABILITY.available ? skuAvailability(sku, { now }) : whole
  return {
    price,
    originalPrice,
    promotion,
    offers: running.filter((one) => one !== promotion).map(offerLine),
    crowdFunding: crowdFundingPath(spu.spuNo, running),
    refusal: AVAILABILITY_LABEL[availability],
    scarcity: sku.surplus && availability === AVAILABILITY.available ? `仅剩 ${sku.surplus} 件` : '',
    matrix: skuMatrix(skus, spu.saleAttributes, selected, { now }).map(({ name, values }, row) => ({
      name,
      values: values.map((value, index) => ({
        ...value,
        elsewhere: atAll[row]?.values[index]?.available,
        picture: pictureOf(spu, name, value.value),
      })),
    })),
    chosen: sku.attributes.map(({ value }) => value).join('，'),
  }
}

const pictureOf = (spu: Spu, name: string, value: string) =>
  spu.saleAttributes.find((attribute) => attribute.name === name)?.values.find((one) => one.value === value)?.picture

/** Prices that only some shoppers get are told beside the price, never as the price. */
function offerLine({ promotionId, promotionType, promotionName, promotionPrice, giftName }: Promotion): OfferLine {
  const text = giftName
    ? `购买即赠 ${giftName}`
    : promotionPrice === undefined
      ? promotionName
      : `${promotionName} ¥${formatFen(promotionPrice)}`
  return { key: promotionId, tag: PROMOTION_TYPE_LABEL[promotionType], text }
}
