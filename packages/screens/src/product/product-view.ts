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

/** One benefit besides the price, in a line of the page. */
export interface OfferLine {
  key: string
  /** The kind of benefit, such as 满减 or 赠品. */
  tag: string
  text: string
  /** Path of the promotion's page; absent if it has none. */
  path?: string
  /** Id of the cart promotion whose products the line opens; absent for other benefits. */
  goodsOf?: string
}

/** A promotion that sells the product by a kind of order. */
export interface ProductOffer {
  kind: OrderKindName
  promotion: Promotion
  /** Maximum number of pieces that this shopper may buy by the promotion. */
  most: number
}

/** What a product page shows for the picked sku at a moment. Amounts are fen. */
export interface ProductPageView {
  /** The price for this shopper. */
  price: number
  originalPrice?: number
  /** The promotion that sets the price; absent if none does. */
  promotion?: Promotion
  /** The promotion that sells by a kind of order: it sets the price, or is another way to buy. */
  offer?: ProductOffer
  /** Path of the page on which the product is reserved and bought; absent if everybody can buy it here. */
  reservePage?: string
  /** Text of the button for a product that can only be bought alone; absent if it can also be added to the cart. */
  buyText?: string
  /** The benefits besides the price. */
  offers: OfferLine[]
  /** Path of the page to open instead of this one, while only that page sells the product (S19). */
  ownPage?: string
  /** Why the sku cannot be bought (S23); empty if it can. */
  refusal: string
  /** Whether the sku is sold out, so that shoppers may wait for its arrival. */
  soldOut: boolean
  /** Text such as 仅剩 3 件; empty if enough pieces are left. */
  scarcity: string
  /** Maximum number of pieces that this shopper may buy at once. */
  most: number
  /** The values of each sale attribute, with their pictures. */
  matrix: SkuMatrixRow[]
  /** The picked sku's choices as text, such as 暖橙，单只装. */
  chosen: string
}

/** The viewer of a page, and the time (`now`, epoch ms). */
export interface Looking extends PricingBuyer {
  now: number
}

/**
 * Computes what a product page shows for one shopper (S18, S23, S24). The price is the one that the cart will charge.
 */
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
 * Returns the kind of order that the page offers. The first of these promotions that sells by a kind of order decides:
 * a group, a reservation, the promotion that sets the price, a bargain. A group or a bargain is offered beside the
 * normal price; a reservation is offered instead of buying. Undefined if none does.
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
 * Returns a line with the number of pieces at the promotion's price, if the promotion limits them. Further pieces cost
 * the price that is struck through.
 */
function limitLine(promotion: Promotion | undefined): OfferLine[] {
  const pieces = promotionPieces(promotion)
  return pieces < Infinity ? [{ key: 'limit', tag: '限购', text: `${pieces} 件享活动价，超出按原价` }] : []
}

/**
 * Returns the line of one promotion. The line of a price for newcomers names its audience. A newcomer already sees this
 * price as the price of the product, so the line says that it is applied. The line is shown to everybody, so that
 * nothing moves once the viewer is known.
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
