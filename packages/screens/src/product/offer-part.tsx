import type { OrderKindName } from '@hearth/domain'
import type { Promotion } from '@hearth/state'
import { useCode } from '#hooks/use-code'
import { kindCode } from '#order-kinds/kind-code'

/**
 * How a product is bought by a promotion whose orders are of a kind; nothing where that says no more than the price.
 */
export function OfferPart({ kind, promotion }: { open: boolean; kind: OrderKindName; promotion: Promotion }) {
  const code = kindCode({ kind })
  useCode(code)
  const Offer = code?.view()?.Offer
  return Offer ? <Offer promotion={promotion} /> : null
}
