import { RETURN_TYPE, type AfterSaleForm, type ReturnType } from '@hearth/domain'
import type { ServiceFormStart } from '@hearth/state'

/** Whether what is sent back for a reason may stay where it is. */
export const needsNoReturn = ({ reasons }: ServiceFormStart, reason: string): boolean =>
  reasons.some((one) => one.withoutReturn && one.code === reason)

/** How it goes back: as was chosen, else not at all where the reason says so, else by a courier. */
export function wayOf(start: ServiceFormStart, { returnType, reason }: AfterSaleForm): ReturnType {
  if (!start.shipped) return RETURN_TYPE.none
  if (returnType !== '') return returnType
  return needsNoReturn(start, reason) ? RETURN_TYPE.none : RETURN_TYPE.fetched
}
