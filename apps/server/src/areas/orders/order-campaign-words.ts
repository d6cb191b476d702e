import {
  formatDateTime,
  formatFen,
  FREE_TRIAL_STATUS_LABEL,
  GROUP_STATUS_LABEL,
  ORDER_KIND_LABEL,
  VIP_TYPE_LABEL,
} from '@hearth/domain'
import type { OrderCampaign } from '@hearth/sdk/core'

/** Lines of a report: what each is called, and its text. */
type Lines = readonly (readonly [name: string, text: string])[]

type Words = { [Kind in OrderCampaign['kind']]: (campaign: Extract<OrderCampaign, { kind: Kind }>) => Lines }

const until = (time: number | undefined): string => (time === undefined ? '' : `, until ${formatDateTime(time)}`)

const span = (from: number, to: number): string => `${formatDateTime(from)} to ${formatDateTime(to)}`

/** What staff have to know of an order beside what every order has, by the way it was bought. */
const WORDS: Words = {
  preSale: ({ depositAmount, depositPayTime, balanceAmount, balanceBeginTime, balanceEndTime, keptAmount }) => [
    ['deposit', `${formatFen(depositAmount)}${depositPayTime ? `, paid ${formatDateTime(depositPayTime)}` : ''}`],
    ['balance', `${formatFen(balanceAmount)}, to be paid from ${span(balanceBeginTime, balanceEndTime)}`],
    ...(keptAmount === undefined ? [] : [['kept', `${formatFen(keptAmount)} of the deposit`] as const]),
  ],
  crowdFunding: ({ promotionId, endTime }) => [['campaign', `${promotionId}${until(endTime)}`]],
  group: ({ groupId, status, memberCount, groupSize, endTime }) => [
    ['group', `${groupId}  ${GROUP_STATUS_LABEL[status]}, ${memberCount} of ${groupSize}${until(endTime)}`],
  ],
  freeTrial: ({ status, trialDays, keepAmount, chargeAmount, endTime, reason }) => [
    ['trial', `${FREE_TRIAL_STATUS_LABEL[status]}, ${trialDays} days${until(endTime)}`],
    ['price', `${formatFen(keepAmount)} to keep it`],
    ...(chargeAmount === undefined ? [] : [['charged', formatFen(chargeAmount)] as const]),
    ...(reason === undefined ? [] : [['reason', reason] as const]),
  ],
  exchange: ({ integral }) => [['points', String(integral)]],
  membership: ({ vipType }) => [['membership', VIP_TYPE_LABEL[vipType]]],
  reservation: ({ promotionId }) => [['campaign', promotionId]],
  bargain: ({ bargainId, promotionId }) => [['bargain', `${bargainId} of ${promotionId}`]],
  prize: ({ activityNo, recordId }) => [['prize', `of ${activityNo}, draw ${recordId}`]],
}

/** The way an order was bought, in lines for staff; none for an ordinary order. */
export function orderCampaignWords(campaign: OrderCampaign | undefined): Lines {
  if (!campaign) return []
  const words = WORDS[campaign.kind] as (one: OrderCampaign) => Lines
  return [['bought as', ORDER_KIND_LABEL[campaign.kind]], ...words(campaign)]
}
