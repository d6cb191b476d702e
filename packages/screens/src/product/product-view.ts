import {
  AVAILABILITY,
  AVAILABILITY_LABEL,
  filterPromotions,
  formatFen,
  isPriceForSome,
  mostPieces,
  ownPagePath,
  promotionPieces,
  PROMOTION_TYPE_LABEL,
  priceSku,
  pricingOf,
  skuAvailability,
  skuFor,
  skuMatrix,
  spuAvailability,
  type OrderKindName,
  type PricingBuyer,
} from '@hearth/domain'
import type { Promotion, Sku, Spu } from '@hearth/state'
import type { SkuMatrixRow } from '@hearth/ui'

/** One benefit besides the price. */
export interface OfferLine {
  key: string
  /** Such as 满减 or 赠品. */
  tag: string
  text: string
  /** Link to the page of its promotion. */
  path?: string
  /** Id of the cart promotion whose products it opens. */
  goodsOf?: string
}

/** Buying a product by an order of a kind. */
export interface ProductOffer {
  kind: OrderKindName
  promotion: Promotion
  /** Pieces: the most that this shopper may buy by it. */
  most: number
}

/** Content of the product page for the picked sku at a moment. Amounts in fen. */
export interface ProductPageView {
  /** The price for this shopper. */
  price: number
  originalPrice?: number
  /** The promotion that sets the price. */
  promotion?: Promotion
  /** A promotion with an order kind: the one that sets the price, or another way to buy. */
  offer?: ProductOffer
  /** The page where it is reserved and bought; absent if everybody can buy it here. */
  reservePage?: string
  /** Text of the button that buys it; absent if it can be added to the cart as well. */
  buyText?: string
  /** Its other benefits. */
  offers: OfferLine[]
  /** The page to open instead, while the product is sold on a page of its own (S19). */
  ownPage?: string
  /** Why it cannot be bought (S23); empty if it can. */
  refusal: string
  /** Whether it is sold out, and shoppers may wait for it. */
  soldOut: boolean
  /** Such as 仅剩 3 件; otherwise empty. */
  scarcity: string
  /** Pieces: the most that this shopper may buy at once. */
  most: number
  /** Choices with the pictures of their values. */
  matrix: SkuMatrixRow[]
  /** Choices as text, such as 暖橙，单只装. */
  chosen: string
}

/** The viewer of a page, and the time (epoch ms). */
export interface Looking extends PricingBuyer {
  now: number
}

/** Computes it for one shopper (S18, S23, S24): the price is the one that the cart will charge. */
export function viewProduct(
  spu: Spu,
  all: Sku[],
  selected: Record<string, string>,
  picked: Sku,
  looking: Looking,
): ProductPageView {
  const skus = all.map((one) => skuFor(one, looking))
  const sku = skuFor(picked, looking)
  const running = filterPromotions(sku.promotions, { ...looking, group: false })
  const { price, originalPrice, promotion } = priceSku(sku, looking)
  const kept = running.find((one) => pricingOf(one).reservedAt)
  const whole = spuAvailability(skus, looking, sku)
  const offer = offerOf(sku, promotion, running, looking)
  const atAll = skuMatrix(skus, spu.saleAttributes, {}, looking)
  const availability = whole === AVAILABILITY.available ? skuAvailability(sku, looking) : whole
  return {
    price,
    originalPrice,
    promotion,
    offer,
    ...(promotion ? { buyText: pricingOf(promotion).buyText } : {}),
    ...(kept ? { reservePage: `${pricingOf(kept).reservedAt}${encodeURIComponent(kept.promotionId)}` } : {}),
    offers: [
      ...running
        .filter((one) => one !== offer?.promotion && (one !== promotion || isPriceForSome(one)))
        .map((one) => offerLine(one, looking, spu.spuNo)),
      ...limitLine(promotion),
    ],
    ownPage: ownPagePath(spu.spuNo, running),
    refusal: AVAILABILITY_LABEL[availability],
    soldOut: availability === AVAILABILITY.soldOut,
    scarcity: sku.surplus && availability === AVAILABILITY.available ? `仅剩 ${sku.surplus} 件` : '',
    most: mostPieces({ ...sku, stock: sku.surplus }, promotion),
    matrix: skuMatrix(skus, spu.saleAttributes, selected, looking).map(({ name, values }, row) => ({
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

/**
 * A group is offered beside the price alone, a reservation in place of it, any other kind if it sets the price, and a
 * bargain beside all but these.
 */
function offerOf(
  sku: Sku,
  alone: Promotion | undefined,
  running: readonly Promotion[],
  looking: Looking,
): ProductOffer | undefined {
  const together = priceSku(sku, { ...looking, group: true }).promotion
  const promotion = [
    ...(together && pricingOf(together).price === 'group' ? [together] : []),
    ...running.filter((one) => pricingOf(one).reservedAt),
    ...(alone ? [alone] : []),
    ...running.filter((one) => pricingOf(one).price === 'bargain'),
  ].find((one) => pricingOf(one).kind)
  const kind = promotion && pricingOf(promotion).kind
  return kind && { kind, promotion, most: mostPieces({ ...sku, stock: sku.surplus }, promotion) }
}

const pictureOf = (spu: Spu, name: string, value: string) =>
  spu.saleAttributes.find((attribute) => attribute.name === name)?.values.find((one) => one.value === value)?.picture

/**
 * Text of the number of pieces at this price, if one shopper may buy only so many; the price without it is struck
 * through.
 */
function limitLine(promotion: Promotion | undefined): OfferLine[] {
  const pieces = promotionPieces(promotion)
  return pieces < Infinity ? [{ key: 'limit', tag: '限购', text: `${pieces} 件享活动价，超出按原价` }] : []
}

/**
 * Prices for some shoppers only are shown beside the price, never as the price, and named by their audience: a
 * newcomer, whose price it is, reads it once, in the price. The line stays for everybody, so that nothing moves once
 * the viewer is known.
 */
function offerLine(promotion: Promotion, { newcomer }: Looking, spuNo: string): OfferLine {
  const { promotionId, promotionType, promotionName, promotionPrice, giftName } = promotion
  const { price, cart } = pricingOf(promotion)
  const forNewcomers = price === 'newcomer'
  const name = forNewcomers ? '新用户首单价' : promotionName
  const text = giftName
    ? `购买即赠 ${giftName}`
    : forNewcomers && newcomer
      ? '已按新人价'
      : promotionPrice === undefined
        ? name
        : `${name} ¥${formatFen(promotionPrice)}`
  return {
    key: promotionId,
    tag: PROMOTION_TYPE_LABEL[promotionType],
    text,
    ...(price === 'trial' && { path: `/activity/free/${encodeURIComponent(spuNo)}` }),
    ...(cart && { goodsOf: promotionId }),
  }
}
