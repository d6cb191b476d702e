/** The operations on cart lines. */
export const CART_OPERATION = { add: 'add', set: 'set', check: 'check', remove: 'remove' } as const

/** One of {@link CART_OPERATION}. */
export type CartOperation = (typeof CART_OPERATION)[keyof typeof CART_OPERATION]

/** The label of each operation for shoppers. */
export const CART_OPERATION_LABEL: Readonly<Record<CartOperation, string>> = {
  add: '加入购物车',
  set: '修改数量',
  check: '选择',
  remove: '删除',
}
