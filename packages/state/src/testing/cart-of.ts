import type { Cart, CartProduct } from '@hearth/sdk/core'

/** A product of a cart; `sku-<id>` at 1 yuan. */
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

/** A cart with these products. */
export const cartOf = (...products: CartProduct[]): Cart => ({
  promotionGroups: products.length
    ? [{ groups: [{ merchantId: 'm', merchantName: '', subGroups: [{ title: '可购买', expired: false, products }] }] }]
    : [],
})
