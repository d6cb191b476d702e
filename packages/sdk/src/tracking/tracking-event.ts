/** An event and its values, none of them nested. */
export type TrackingInfo = Readonly<Record<string, string | number | boolean>> & { readonly event: string }

/** Events that the shop's own shells report. Amounts are in fen. */
export type ShopEvent =
  | { event: 'page-view' }
  | { event: 'product-seen'; spuNo: string }
  | { event: 'cart-add'; skuNo: string; quantity: number }
  | { event: 'order-placed'; orderId: string; amount: number }
  | { event: 'order-paid'; orderId: string; amount: number }

/** The page on which an event happened. */
export interface TrackedPage {
  /** Whole URL. */
  url: string
  title: string
  /** Path without the query, such as `/product/1001`. */
  pathname: string
}
