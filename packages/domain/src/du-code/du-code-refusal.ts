/** What decides whether a redemption code can be used. */
export interface DuCodeFacts {
  /** Whether an order that is not cancelled has used it. */
  used: boolean
  /** Last moment it can be used, epoch ms. */
  endTime: number
  /** Whether it is good for the sku in question; absent where no sku is. */
  offered?: boolean
}

/** Why a code can't be used, and what shoppers read then. */
export const DU_CODE_REFUSAL = {
  used: '兑换码已被使用',
  expired: '兑换码已过期',
  notOffered: '该商品已不在兑换范围内',
} as const

/** One of {@link DU_CODE_REFUSAL}. */
export type DuCodeRefusal = keyof typeof DU_CODE_REFUSAL

/** Why a code can't be used now (F14); nothing where it can. */
export function duCodeRefusal({ used, endTime, offered = true }: DuCodeFacts, now: number): DuCodeRefusal | undefined {
  if (used) return 'used'
  if (now > endTime) return 'expired'
  return offered ? undefined : 'notOffered'
}
