/** Something a shopper did to an order or to a request of after-sale. */
export type OrderDeed =
  | 'cancel-order'
  | 'confirm-receipt'
  | 'change-address'
  | 'change-invoice'
  | 'cancel-after-sale'
  | 'send-bill'
  | 'send-bank-info'

/** A detail that is read anew. */
export type Reload = 'order' | 'after-sale'

const afterSaleDeeds: ReadonlySet<OrderDeed> = new Set<OrderDeed>(['cancel-after-sale', 'send-bill', 'send-bank-info'])

/**
 * Which details are read anew once something was done (S11, S13): the order's, for an after-sale order its after-sale
 * detail too when it is cancelled; a changed invoice only when the reply brought data; what is done to a request of
 * after-sale, that request's.
 */
export function reloadAfter(
  deed: OrderDeed,
  { afterSale = false, hasData = true }: { afterSale?: boolean; hasData?: boolean } = {},
): Reload[] {
  if (afterSaleDeeds.has(deed)) return ['after-sale']
  if (deed === 'change-invoice' && !hasData) return []
  return deed === 'cancel-order' && afterSale ? ['order', 'after-sale'] : ['order']
}
