/** Where an order was placed (E02, K04): 2 on mobile, 9 in the second channel, otherwise 0. */
export const ORDER_WAY = { desktop: 0, mobile: 2, secondChannel: 9 } as const

/** One of {@link ORDER_WAY}. */
export type OrderWay = (typeof ORDER_WAY)[keyof typeof ORDER_WAY]

/** The label that staff read for each order way. */
export const ORDER_WAY_LABEL: Readonly<Record<OrderWay, string>> = { 0: '电脑端', 2: '移动端', 9: '第二渠道' }
