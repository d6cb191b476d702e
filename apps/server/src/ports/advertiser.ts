/** A purchase that an advertisement led to. */
export interface AdvertisedPurchase {
  orderId: string
  /** Fen that were paid. */
  amount: number
  /** Epoch ms. */
  paidAt: number
  /** Where the shopper came from, as their device kept it: the source and campaign, and the click in `utm_term`. */
  origin: {
    utm_source?: string
    utm_medium?: string
    utm_campaign?: string
    utm_content?: string
    utm_term?: string
  }
}

/** The port to whoever advertises for the shop, and wants to know what came of it. */
export interface Advertiser {
  /**
   * Tells of a purchase; rejects when it could not, and is then asked again.
   * @param key the same for the same purchase however often it is told
   */
  purchased(purchase: AdvertisedPurchase, key: string): Promise<void>
}
