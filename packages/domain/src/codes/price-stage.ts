/**
 * The stages of pricing, in their order. `repriced` and `repricedFreight` are reductions that staff make after the
 * order was placed.
 */
export const PRICE_STAGE = {
  list: 'list',
  unitPrice: 'unitPrice',
  bundle: 'bundle',
  cart: 'cart',
  gift: 'gift',
  coupon: 'coupon',
  freight: 'freight',
  freePostage: 'freePostage',
  gold: 'gold',
  stars: 'stars',
  repriced: 'repriced',
  repricedFreight: 'repricedFreight',
} as const

/** One of {@link PRICE_STAGE}. */
export type PriceStageName = (typeof PRICE_STAGE)[keyof typeof PRICE_STAGE]

/** The label of each stage for shoppers. */
export const PRICE_STAGE_LABEL: Readonly<Record<PriceStageName, string>> = {
  list: '商品原价',
  unitPrice: '活动价优惠',
  bundle: '套装与换购',
  cart: '满减满折',
  gift: '赠品',
  coupon: '优惠券',
  freight: '运费',
  freePostage: '包邮券',
  gold: '金币抵扣',
  stars: '暖星抵扣',
  repriced: '商家改价',
  repricedFreight: '改运费',
}
