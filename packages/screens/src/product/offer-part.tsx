import type { OrderKindName } from '@hearth/domain'
import { useCode } from '#hooks/use-code'
import { kindCode } from '#order-kinds/kind-code'
import type { OfferPartProps } from '#order-kinds/kind-view'

/**
 * The part of a product page with which a kind of order sells the product. Renders nothing if the kind adds nothing to
 * a product page.
 */
export function OfferPart({ kind, ...offer }: OfferPartProps & { open: boolean; kind: OrderKindName }) {
  const code = kindCode({ kind })
  useCode(code)
  const Offer = code?.view()?.Offer
  return Offer ? <Offer {...offer} /> : null
}
