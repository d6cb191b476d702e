import type { Settle } from '@hearth/sdk/core'

/**
 * The purchase: one sku, the unpaid rest of an order, or the checked products of the cart; and its campaign, if the
 * products do not determine it.
 */
export type CheckoutQuery = Pick<Settle, 'skuNo' | 'itemQuantity' | 'orderId' | 'campaign'>

/** The same in the address of a page; invalid parts are left out. */
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

/** The checkout address for it. */
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
    // The server checks the rest of it.
    return typeof campaign?.kind === 'string' ? campaign : undefined
  } catch {
    return undefined
  }
}
