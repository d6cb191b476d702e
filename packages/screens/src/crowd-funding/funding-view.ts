import {
  AVAILABILITY,
  AVAILABILITY_LABEL,
  campaignOf,
  mostPieces,
  ORDER_KIND,
  priceSku,
  pricingOf,
  skuAvailability,
  skuFor,
  type Availability,
  type PricingConditions,
} from '@hearth/domain'
import type { CrowdFunding, Promotion, Sku } from '@hearth/state'

/** A tier of a crowd-funding: a sku at its own price. Amounts are fen. */
export interface FundingTier {
  skuNo: string
  /** The sku's choices as text, such as 3 米内; without choices, the sku's name. */
  name: string
  price: number
  originalPrice?: number
  /** Why the tier cannot be bought; empty if it can. */
  refusal: string
  /** Text such as 仅剩 3 件; empty if enough pieces are left. */
  scarcity: string
  /** Maximum number of pieces that this shopper may buy of the tier. */
  most: number
}

/** The data that the page of a crowd-funding shows. */
export interface FundingView {
  promotion: Promotion
  funding: CrowdFunding
  /** Whether the crowd-funding has begun. */
  begun: boolean
  tiers: FundingTier[]
}

/** Returns the crowd-funding of a product for one shopper; undefined if there is none, or it has ended. */
export function viewFunding(
  skus: readonly Sku[],
  promotionId: string | undefined,
  looking: PricingConditions,
): FundingView | undefined {
  const isIt = (one: Promotion) =>
    pricingOf(one).kind === ORDER_KIND.crowdFunding &&
    one.endTime >= looking.now &&
    (!promotionId || one.promotionId === promotionId)
  const promotion = skus.flatMap((sku) => sku.promotions).find(isIt)
  const funding = promotion && campaignOf(promotion, ORDER_KIND.crowdFunding)
  if (!funding) return undefined
  const tiers = skus.flatMap((one) => {
    const own = one.promotions.find((other) => other.promotionId === promotion.promotionId)
    return own ? [tierOf(one, own, looking)] : []
  })
  return { promotion, funding, begun: promotion.beginTime <= looking.now, tiers }
}

function tierOf(whole: Sku, own: Promotion, looking: PricingConditions): FundingTier {
  const sku = skuFor(whole, looking)
  const price = priceSku(sku, looking)
  const sells = price.promotion?.promotionId === own.promotionId
  const availability = skuAvailability(sku, looking)
  const usedUp = sku.promotions.every(({ promotionId }) => promotionId !== own.promotionId)
  const refusal = usedUp ? '您已支持满' : wordsFor(availability)
  // The tier and the sku each have a number of pieces left; the smaller number counts.
  const left = Math.min(own.surplus ?? Infinity, sku.surplus ?? Infinity)
  return {
    skuNo: sku.skuNo,
    name: sku.attributes.map(({ value }) => value).join('，') || sku.skuName,
    price: own.promotionPrice ?? price.price,
    ...(sells ? { originalPrice: price.originalPrice } : {}),
    refusal,
    scarcity: refusal === '' && left < Infinity ? `仅剩 ${left} 件` : '',
    most: mostPieces({ ...sku, stock: left }, sells ? price.promotion : own),
  }
}

/** Returns the reason why a tier cannot be bought. A sold-out tier does not mean that the campaign is sold out. */
const wordsFor = (availability: Availability): string =>
  availability === AVAILABILITY.promotionSoldOut ? '该档位已抢光' : AVAILABILITY_LABEL[availability]
