import type { Cart, CartProduct } from '@hearth/sdk/core'

/** Returns a cart line of the sku `sku-<id>` at 1 yuan a piece. */
export const line = (id: string, itemQuantity: number, shoppingCartStatus: 0 | 1 = 1): CartProduct => ({
  id,
  skuNo: `sku-${id}`,
  spuNo: 'spu',
  name: '',
  attributes: [],
  picture: { url: '', alt: '', width: 1, height: 1 },
  price: 100,
  itemQuantity,
  limitQuantity: 200,
  productStatus: 1,
  shoppingCartStatus,
  gifts: [],
})

/** Returns a cart with these lines. */
export const cartOf = (...products: CartProduct[]): Cart => ({
  promotionGroups: products.length
    ? [{ groups: [{ merchantId: 'm', merchantName: '', subGroups: [{ title: '可购买', expired: false, products }] }] }]
    : [],
})
