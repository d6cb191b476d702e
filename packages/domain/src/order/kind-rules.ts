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
 * What differs for the orders of one kind where shoppers see them: what can be done with them, and what is paid when.
 * What a kind leaves out is as for a normal order. Pages of products and orders carry these, so they are short.
 */
export interface KindRules<Campaign extends CampaignLike> {
  /** Whether the shopper may cancel an order that is paid and not sent. */
  canCancelPaid?: (campaign: Campaign) => boolean
  /**
   * Whether a paid order waits for something else than being sent. Until then no service is asked for line by line.
   */
  waits?: (campaign: Campaign) => boolean
  /** The names of its two payments, such as 定金 and 尾款; absent where it is paid at once. */
  payments?: readonly [first: string, rest: string]
  /** Fen: what is to be paid of an order, or an order to be. @param rest whether it is the second payment */
  due?: (campaign: Campaign, rest: boolean) => number
  /**
   * From when, epoch ms, what is left to pay can be settled, for an order that waits for it; nothing where it is
   * settled, and can be paid as it is.
   */
  settlesFrom?: (campaign: Campaign) => number | undefined
  /** Whether its products can not be bought again through the cart. */
  boughtOnce?: true
  /** Whether something is still to come of it when it was received: it stays on the list, and is not bought again. */
  open?: (campaign: Campaign) => boolean
  /** Whether nothing of it is ever sent. */
  neverSent?: true
  /** Whether it is sold before it is there: it is brought to the door, and no cabinet takes it. */
  ahead?: true
  /** Whether service is not asked for line by line: the order goes back as a whole, by what its own part offers. */
  goesBackWhole?: (campaign: Campaign) => boolean
}
