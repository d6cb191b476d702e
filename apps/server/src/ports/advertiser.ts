/** A purchase that an advertisement led to. */
export interface AdvertisedPurchase {
  orderId: string
  /** The paid amount, fen. */
  amount: number
  /** Epoch ms. */
  paidAt: number
  /**
   * The advertisement that led the shopper to the shop, as stored on the shopper's device: its source and its campaign.
   * `utm_term` identifies the click.
   */
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
