/** What happened, in flat values. */
export type TrackingInfo = Readonly<Record<string, string | number | boolean>> & { readonly event: string }

/** What the shop's own shells tell of. Amounts are in fen. */
export type ShopEvent =
  | { event: 'page-view' }
  | { event: 'product-seen'; spuNo: string }
  | { event: 'cart-add'; skuNo: string; quantity: number }
  | { event: 'order-placed'; orderId: string; amount: number }
  | { event: 'order-paid'; orderId: string; amount: number }

/** Where it happened. */
export interface TrackedPage {
  /** Whole address. */
  url: string
  title: string
  /** Path alone, such as `/product/1001`. */
  pathname: string
}
