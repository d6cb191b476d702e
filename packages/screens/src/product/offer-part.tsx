import type { OrderKindName } from '@hearth/domain'
import { useCode } from '#hooks/use-code'
import { kindCode } from '#order-kinds/kind-code'
import type { OfferPartProps } from '#order-kinds/kind-view'

/** Buying a product by a promotion with an order kind; absent if that adds nothing to the price. */
export function OfferPart({ kind, ...offer }: OfferPartProps & { open: boolean; kind: OrderKindName }) {
  const code = kindCode({ kind })
  useCode(code)
  const Offer = code?.view()?.Offer
  return Offer ? <Offer {...offer} /> : null
}
