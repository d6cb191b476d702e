import { formatFen, MESSAGE_TOPIC } from '@hearth/domain'
import { priceLower } from '#areas/cart/remind-of-prices'
import { message } from '#kernel/messages/message'

const yuan = (fen: number) => `${formatFen(fen)} 元`

/** Messages to shoppers about their carts. */
export const CART_MESSAGES = [
  message({
    kind: 'priceLower',
    when: 'products of a cart became cheaper, for shoppers who asked for this message',
    carries: {
      products: 'their number',
      productName: 'the product whose price fell most',
      before: 'its earlier price, fen',
      price: 'its present price, fen',
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
