import type { OrderKindName } from '#codes/order-kind'

/** The fields of an order that depend on its kind; see `OrderCampaign` of the SDK. */
export interface CampaignLike {
  kind: OrderKindName
}

/** The campaign fields of an order, placed or not, if it is of this kind; otherwise nothing. */
export const campaignOf = <Campaign extends CampaignLike, Kind extends Campaign['kind']>(
  { campaign }: { campaign?: Campaign },
  kind: Kind,
): Extract<Campaign, { kind: Kind }> | undefined =>
  campaign?.kind === kind ? (campaign as Extract<Campaign, { kind: Kind }>) : undefined

/**
 * How orders of one kind differ from normal orders in their actions and payments. An absent field means: as for a
 * normal order. Pages of products and orders load these rules, so they are short.
 */
export interface KindRules<Campaign extends CampaignLike> {
  /** Whether the shopper may cancel a paid, unshipped order. */
  canCancelPaid?: (campaign: Campaign) => boolean
  /**
   * Whether a paid order waits for an event before it can be shipped. Until then, no service can be requested for its
   * lines.
   */
  waits?: (campaign: Campaign) => boolean
  /** The names of its two payments, such as 定金 and 尾款; absent if it is paid at once. */
  payments?: readonly [first: string, rest: string]
  /**
   * Fen: the amount of a payment, before or after the order is placed.
   * @param rest whether it is the second payment
   */
  due?: (campaign: Campaign, rest: boolean) => number
  /**
   * Epoch ms: when the balance can first be settled, for an order whose balance is not settled. Nothing if the balance
   * is settled and can be paid.
   */
  settlesFrom?: (campaign: Campaign) => number | undefined
  /** Whether the order cannot be bought again through the cart. */
  boughtOnce?: true
  /** Whether the order continues after receipt: it cannot be removed from the list, nor bought again. */
  open?: (campaign: Campaign) => boolean
  /** Whether orders of this kind have no shipment. */
  neverSent?: true
  /**
   * Whether its products are sold before they are in stock. Such orders are delivered to the door, never to a cabinet.
   */
  ahead?: true
  /**
   * Whether no service can be requested for its lines. The order is returned as a whole, in its own section of the
   * page.
   */
  goesBackWhole?: (campaign: Campaign) => boolean
}
