import { pricingOf } from '#promotion/promotion-pricing'

/**
 * Whether what a promotion sells lies in no cart: it is bought by an order of its own, on the page of the promotion or
 * by the button of its product (105, 110, 113).
 */
export function takesNoCart(promotion: { promotionType?: number } | undefined): boolean {
  const { ownPage, reservedAt, buyText } = pricingOf(promotion ?? {})
  return !!(ownPage ?? reservedAt ?? buyText)
}

/** Where such a sku is bought: what is said to whoever wants it in a cart, and the button that leads there. */
const WHERE: Readonly<Partial<Record<number, { text: string; button: string }>>> = {
  105: { text: '预售商品请在商品页支付定金，不能加入购物车', button: '去商品页支付定金' },
  110: { text: '预约商品请到预约页预约和抢购，不能加入购物车', button: '去预约页抢购' },
  113: { text: '众筹商品请到众筹页支持，不能加入购物车', button: '去众筹页支持' },
}

/** What shoppers read of a promotion whose sku lies in no cart; nothing where it does. */
export const boughtWhere = (
  promotion: { promotionType?: number } | undefined,
): { text: string; button: string } | undefined =>
  takesNoCart(promotion) ? WHERE[promotion!.promotionType!] : undefined
