/** The facts that decide whether a redemption code can be used. */
export interface DuCodeFacts {
  /** Whether an order that is not cancelled has used the code. */
  used: boolean
  /** Epoch ms: the last moment at which the code can be used. */
  endTime: number
  /** Whether the code applies to the sku; absent if there is no sku to check. */
  offered?: boolean
}

/** The reasons why a redemption code can't be used, each with the message for shoppers. */
export const DU_CODE_REFUSAL = {
  used: '兑换码已被使用',
  expired: '兑换码已过期',
  notOffered: '该商品已不在兑换范围内',
} as const

/** One of {@link DU_CODE_REFUSAL}. */
export type DuCodeRefusal = keyof typeof DU_CODE_REFUSAL

/** Returns the reason why a redemption code can't be used now (F14), or undefined if it can. */
export function duCodeRefusal({ used, endTime, offered = true }: DuCodeFacts, now: number): DuCodeRefusal | undefined {
  if (used) return 'used'
  if (now > endTime) return 'expired'
  return offered ? undefined : 'notOffered'
}
