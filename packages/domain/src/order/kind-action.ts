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

/** What a shopper can do with the orders of one kind, where that is not as with every other order. */
export interface KindActions<Campaign extends CampaignLike> {
  /** Whether the shopper may cancel an order that is paid and not sent. */
  canCancelPaid?: (campaign: Campaign) => boolean
  /** Whether a paid order waits for something else than being sent. */
  waits?: (campaign: Campaign) => boolean
  /**
   * From when, epoch ms, the part that is due can be settled, for an order of which that part is not settled yet;
   * nothing where it can be paid as it is.
   */
  settlesFrom?: (campaign: Campaign, orderStatus: number) => number | undefined
  /** Whether its products can not be bought again through the cart. */
  boughtOnce?: true
}
