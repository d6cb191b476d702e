import { ORDER_KIND, type OrderKindName } from '#codes/order-kind'
import { crowdFundingKindRules } from '#crowd-funding/crowd-funding-kind-rules'
import { groupKindRules } from '#group-buying/group-kind-rules'
import { membershipKindRules } from '#membership/membership-kind-rules'
import type { CampaignLike, KindRules } from '#order/kind-rules'
import { preSaleKindRules } from '#pre-sale/pre-sale-kind-rules'
import { trialKindRules } from '#free-trial/trial-kind-rules'

/** The rules of each kind of order that differs from a normal order. */
const KIND_RULES: Readonly<Partial<Record<OrderKindName, KindRules<never>>>> = {
  preSale: preSaleKindRules,
  crowdFunding: crowdFundingKindRules,
  group: groupKindRules,
  freeTrial: trialKindRules,
  membership: membershipKindRules,
}

/** Returns the kinds of orders without shipment. */
export const kindsNeverSent = (): OrderKindName[] =>
  Object.values(ORDER_KIND).filter((kind) => rulesOfKind({ kind }).neverSent)

/** Returns the rules of an order's kind; empty for a normal order. */
export const rulesOfKind = (campaign: CampaignLike | undefined): KindRules<CampaignLike> =>
  ((campaign && KIND_RULES[campaign.kind]) ?? {}) as KindRules<CampaignLike>

/**
 * Returns the amount of the first or second payment of an order, in fen. The order can be a draft or placed. The first
 * payment is the whole amount, unless the order's kind has two payments.
 * @param whole fen: the whole amount
 * @param rest whether it is the second payment
 */
export const dueOfKind = (campaign: CampaignLike | undefined, whole: number, rest: boolean): number =>
  (campaign && rulesOfKind(campaign).due?.(campaign, rest)) ?? whole

/**
 * Returns the name of the first or second payment of an order, such as 定金, or undefined if the order is paid at once.
 */
export const paymentName = (campaign: CampaignLike | undefined, rest: boolean): string | undefined =>
  rulesOfKind(campaign).payments?.[rest ? 1 : 0]
