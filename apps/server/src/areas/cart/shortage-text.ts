import { PROMOTION_TYPE_LABEL, type Shortage } from '@hearth/domain'
import type { PricedCartLine } from '#areas/cart/cart-line'

/**
 * Returns the text that names the exceeded limit, if a line requests more pieces than it can have; otherwise undefined.
 */
export function shortageText({ shortage, promotion }: PricedCartLine): string | undefined {
  if (!shortage) return undefined
  return wordsFor(shortage, promotion ? PROMOTION_TYPE_LABEL[promotion.promotionType] : '')
}

function wordsFor(shortage: Shortage, promotion: string): string {
  switch (shortage.reason) {
    case 'shopperLimit':
      return `${promotion}每人限购 ${shortage.limit} 件${shortage.held ? `，您已下单 ${shortage.held} 件` : ''}`
    case 'orderLimit':
      return `每单限购 ${shortage.limit} 件`
    case 'promotionStock':
      return `${promotion}仅剩 ${shortage.left} 件`
    case 'stock':
      return `库存不足，仅剩 ${shortage.left} 件`
  }
}
