import { formatFen, MESSAGE_TOPIC } from '@hearth/domain'
import { priceLower } from '#areas/cart/remind-of-prices'
import { message } from '#kernel/messages/message'

const yuan = (fen: number) => `${formatFen(fen)} 元`

/** Messages to shoppers about their carts. */
export const CART_MESSAGES = [
  message({
    kind: 'priceLower',
    when: 'products of a cart cost less than before, for shoppers who asked to be told',
    carries: {
      products: 'how many',
      productName: 'the one that fell most',
      before: 'its price before, fen',
      price: 'its price now, fen',
    },
    topic: MESSAGE_TOPIC.priceLower,
    of: priceLower.told(),
    words: ({ products, productName, before, price }) => {
      const others = products > 1 ? `，另有 ${products - 1} 件商品也降价了` : ''
      return {
        text: `购物车里的「${productName}」从 ${yuan(before)}降到 ${yuan(price)}${others}。`,
        path: '/shopping-cart',
      }
    },
  }),
]
