import type { OrderKindName } from '#codes/order-kind'
import { fundingActions } from '#crowd-funding/funding-actions'
import { membershipActions } from '#membership/membership-actions'
import type { CampaignLike, KindActions } from '#order/kind-action'
import { preSaleActions } from '#pre-sale/pre-sale-actions'
import { trialActions } from '#trial/trial-actions'

/** Every kind whose orders a shopper can do something else with. Kinds without a row go as a normal order. */
const KIND_ACTIONS: Readonly<Partial<Record<OrderKindName, KindActions<never>>>> = {
  preSale: preSaleActions,
  crowdFunding: fundingActions,
  freeTrial: trialActions,
  membership: membershipActions,
}

/** What differs for an order of this campaign; nothing for a normal order. */
export const actionsOfKind = (campaign: CampaignLike | undefined): KindActions<CampaignLike> =>
  ((campaign && KIND_ACTIONS[campaign.kind]) ?? {}) as KindActions<CampaignLike>
