import { RETURN_TYPE, type AfterSaleForm, type ReturnType } from '@hearth/domain'
import type { ServiceFormStart } from '@hearth/state'

/** Whether a reason needs no return. */
export const needsNoReturn = ({ reasons }: ServiceFormStart, reason: string): boolean =>
  reasons.some((one) => one.withoutReturn && one.code === reason)

/**
 * Returns how the product is returned: the chosen way; by default no return if the reason allows it, else a courier.
 * Pieces that are not shipped need no return.
 */
export function wayOf(start: ServiceFormStart, { returnType, reason }: AfterSaleForm): ReturnType {
  if (!start.shipped) return RETURN_TYPE.none
  if (returnType !== '') return returnType
  return needsNoReturn(start, reason) ? RETURN_TYPE.none : RETURN_TYPE.fetched
}
