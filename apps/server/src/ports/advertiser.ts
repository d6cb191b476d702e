/** A purchase that an advertisement led to. */
export interface AdvertisedPurchase {
  orderId: string
  /** The paid amount, fen. */
  amount: number
  /** Epoch ms. */
  paidAt: number
  /** The shopper's source, as stored on their device: source and campaign, and the click in `utm_term`. */
  origin: {
    utm_source?: string
    utm_medium?: string
    utm_campaign?: string
    utm_content?: string
    utm_term?: string
  }
}

/** The port to the shop's advertiser, to which purchases are reported. */
export interface Advertiser {
  /**
   * Reports a purchase; rejects on failure, and is then called again.
   * @param key the same for each report of one purchase
   */
  purchased(purchase: AdvertisedPurchase, key: string): Promise<void>
}
