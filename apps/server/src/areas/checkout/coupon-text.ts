import { formatDateTime, formatYuan, type CouponRefusal } from '@hearth/domain'

/** Why a coupon can't be used, in words for the shopper (S08); nothing if it can. */
export function couponText(refusal: CouponRefusal | undefined): string | undefined {
  switch (refusal?.reason) {
    case 'notYet':
      return `${formatDateTime(refusal.from)} 起可用`
    case 'notCovered':
      return '不适用于所选商品'
    case 'belowThreshold':
      return `还差 ${formatYuan(refusal.missing)} 元可用`
    case 'noFreight':
      return '本单已免运费'
    case 'nothingToSave':
      return '本单没有可优惠的金额'
    case 'deposit':
      return '支付尾款时可用'
    default:
      return undefined
  }
}
