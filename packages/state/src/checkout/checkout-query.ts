import type { Settle } from '@hearth/sdk/core'

/**
 * What checkout buys: one sku, the unpaid rest of an order, or else the checked lines of the cart. `campaign` is set if
 * the products alone do not determine the campaign.
 */
export type CheckoutQuery = Pick<Settle, 'skuNo' | 'itemQuantity' | 'orderId' | 'campaign'>

/** Reads a checkout query from the parameters of a page's address. Invalid parameters are ignored. */
export function readCheckoutQuery({
  skuNo,
  itemQuantity,
  orderId,
  campaign,
}: Readonly<Record<string, string | undefined>>): CheckoutQuery {
  return {
    skuNo,
    itemQuantity: skuNo ? Math.max(1, Math.trunc(Number(itemQuantity)) || 1) : undefined,
    orderId,
    campaign: readCampaign(campaign),
  }
}

/** Returns the address of the checkout page for a query. */
export function checkoutPath({ skuNo, itemQuantity, orderId, campaign }: CheckoutQuery): string {
  const said = { skuNo, itemQuantity, orderId, campaign: campaign && JSON.stringify(campaign) }
  const query = Object.entries(said).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return query.length > 0 ? `/checkout?${query.join('&')}` : '/checkout'
}

function readCampaign(text: string | undefined): CheckoutQuery['campaign'] {
  try {
    const campaign = JSON.parse(text ?? 'null') as CheckoutQuery['campaign'] | null
    // Only the kind is checked here; the server validates the other fields of the campaign.
    return typeof campaign?.kind === 'string' ? campaign : undefined
  } catch {
    return undefined
  }
}
