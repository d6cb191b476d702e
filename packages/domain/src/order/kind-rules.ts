import type { OrderKindName } from '#codes/order-kind'

/** What an order tells of its kind; see `OrderCampaign` of the SDK. */
export interface CampaignLike {
  kind: OrderKindName
}

/** What an order, or an order to be, tells of one kind; nothing where it is of another. */
export const campaignOf = <Campaign extends CampaignLike, Kind extends Campaign['kind']>(
  { campaign }: { campaign?: Campaign },
  kind: Kind,
): Extract<Campaign, { kind: Kind }> | undefined =>
  campaign?.kind === kind ? (campaign as Extract<Campaign, { kind: Kind }>) : undefined

/**
 * How orders of one kind differ where shoppers see them: the actions on them, and the payments. What a kind omits is as
 * for a normal order. Pages of products and orders load these, so they are short.
 */
export interface KindRules<Campaign extends CampaignLike> {
  /** Whether the shopper may cancel a paid, unshipped order. */
  canCancelPaid?: (campaign: Campaign) => boolean
  /**
   * Whether a paid order waits for something other than shipping. Until then no service is requested for single lines.
   */
  waits?: (campaign: Campaign) => boolean
  /** The names of its two payments, such as 定金 and 尾款; absent if it is paid at once. */
  payments?: readonly [first: string, rest: string]
  /**
   * Fen: the amount to pay for an order, or for an order before it is placed. @param rest whether it is the second
   * payment
   */
  due?: (campaign: Campaign, rest: boolean) => number
  /**
   * From when the rest can be settled, epoch ms, for an order that waits for it; nothing if it is settled and can be
   * paid.
   */
  settlesFrom?: (campaign: Campaign) => number | undefined
  /** Whether its products can not be bought again through the cart. */
  boughtOnce?: true
  /** Whether it continues after receipt: it stays on the list, and is not bought again. */
  open?: (campaign: Campaign) => boolean
  /** Whether nothing of it is ever sent. */
  neverSent?: true
  /** Whether it is sold before it is in stock: it is delivered to the door, and no cabinet takes it. */
  ahead?: true
  /** Whether service is not requested for single lines: the order is returned as a whole, by its own section. */
  goesBackWhole?: (campaign: Campaign) => boolean
}
