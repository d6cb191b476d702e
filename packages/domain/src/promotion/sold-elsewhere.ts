import { pricingOf } from '#promotion/promotion-pricing'

/**
 * Whether the skus of a promotion cannot be put into a cart (105, 110, 113). They are ordered on the page of the
 * promotion, or with a button on the product page.
 */
export function takesNoCart(promotion: { promotionType?: number } | undefined): boolean {
  const { ownPage, reservedAt, buyText } = pricingOf(promotion ?? {})
  return !!(ownPage ?? reservedAt ?? buyText)
}

/**
 * For each type of promotion, the message of the cart, which names the right page, and the label of the button that
 * leads to it.
 */
const WHERE: Readonly<Partial<Record<number, { text: string; button: string }>>> = {
  105: { text: '预售商品请在商品页支付定金，不能加入购物车', button: '去商品页支付定金' },
  110: { text: '预约商品请到预约页预约和抢购，不能加入购物车', button: '去预约页抢购' },
  113: { text: '众筹商品请到众筹页支持，不能加入购物车', button: '去众筹页支持' },
}

/** Returns the text and button for a sku that cannot be put into a cart, or undefined for a sku that can. */
export const boughtWhere = (
  promotion: { promotionType?: number } | undefined,
): { text: string; button: string } | undefined =>
  takesNoCart(promotion) ? WHERE[promotion!.promotionType!] : undefined
