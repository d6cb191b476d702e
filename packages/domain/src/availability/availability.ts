/** Whether a product can be bought, and if not, the reason (S23). */
export const AVAILABILITY = { inactive: 0, available: 1, notOnSale: 2, soldOut: 3, promotionSoldOut: 4 } as const

/** One of {@link AVAILABILITY}. */
export type Availability = (typeof AVAILABILITY)[keyof typeof AVAILABILITY]

/** The label for shoppers; empty if the product can be bought. */
export const AVAILABILITY_LABEL: Readonly<Record<Availability, string>> = {
  0: '商品已下架',
  1: '',
  2: '暂未开售',
  3: '已售罄',
  4: '活动已抢光',
}
