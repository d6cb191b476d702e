import type { OrderKindName } from '#codes/order-kind'

/** The fields of an order that only orders of its kind have; see `OrderCampaign` of the SDK. */
export interface CampaignLike {
  kind: OrderKindName
}

/** Returns the campaign fields of an order, placed or not, if the order is of this kind, or undefined if it is not. */
export const campaignOf = <Campaign extends CampaignLike, Kind extends Campaign['kind']>(
  { campaign }: { campaign?: Campaign },
  kind: Kind,
): Extract<Campaign, { kind: Kind }> | undefined =>
  campaign?.kind === kind ? (campaign as Extract<Campaign, { kind: Kind }>) : undefined

/**
 * The differences between orders of one kind and normal orders, in their actions and payments. If a field is absent,
 * the rule of normal orders applies. These rules are short, since pages of products and orders load them.
 */
export interface KindRules<Campaign extends CampaignLike> {
  /** Whether the shopper may cancel a paid, unshipped order. */
  canCancelPaid?: (campaign: Campaign) => boolean
  /**
   * Whether a paid order waits for an event before it can be shipped. While it waits, no service can be requested for
   * its lines.
   */
  waits?: (campaign: Campaign) => boolean
  /** The names of the two payments of an order, such as 定金 and 尾款; absent if the order is paid at once. */
  payments?: readonly [first: string, rest: string]
  /**
   * Returns the amount of the first or second payment in fen. The order can be a draft or placed.
   * @param rest whether it is the second payment
   */
  due?: (campaign: Campaign, rest: boolean) => number
  /**
   * Returns when the shopper can first settle the balance of an order (choose its address, coupons, coins and stars),
   * in epoch ms. Returns undefined if the balance is settled and can be paid.
   */
  settlesFrom?: (campaign: Campaign) => number | undefined
  /** Whether the order cannot be bought again through the cart. */
  boughtOnce?: true
  /** Whether the order continues after receipt, so that it can neither be removed from the list nor bought again. */
  open?: (campaign: Campaign) => boolean
  /** Whether orders of this kind have no shipment. */
  neverSent?: true
  /**
   * Whether products are sold before they are in stock. Orders of this kind are delivered to the door, never to a
   * cabinet.
   */
  ahead?: true
  /**
   * Whether no service can be requested for single lines: the order is returned as a whole, in a separate section of
   * the page.
   */
  goesBackWhole?: (campaign: Campaign) => boolean
}
