import {
  formatDateTime,
  formatFen,
  FREE_TRIAL_STATUS_LABEL,
  GROUP_STATUS_LABEL,
  ORDER_KIND_LABEL,
  VIP_TYPE_LABEL,
} from '@hearth/domain'
import type { OrderCampaign } from '@hearth/sdk/core'
import { timeSpan } from '#kernel/commands/common-words'
import { told, type Told } from '#kernel/commands/told'

/** Lines of a report: the label and the text of each. */
type Lines = readonly (readonly [name: Told, text: string])[]

type Words = { [Kind in OrderCampaign['kind']]: (campaign: Extract<OrderCampaign, { kind: Kind }>) => Lines }

const until = (time: number | undefined): string =>
  time === undefined ? '' : told({ zh: `，${formatDateTime(time)} 截止`, en: `, until ${formatDateTime(time)}` })

const CAMPAIGN: Told = { zh: '活动', en: 'campaign' }

/** Further facts about an order for staff, by the way it was bought. */
const WORDS: Words = {
  preSale: ({ depositAmount, depositPayTime, balanceAmount, balanceBeginTime, balanceEndTime, keptAmount }) => [
    [{ zh: '定金', en: 'deposit' }, `${formatFen(depositAmount)}${paidAt(depositPayTime)}`],
    [{ zh: '尾款', en: 'balance' }, balanceText(balanceAmount, timeSpan(balanceBeginTime, balanceEndTime))],
    ...(keptAmount === undefined ? [] : [[{ zh: '不退定金', en: 'kept' }, keptText(keptAmount)] as const]),
  ],
  crowdFunding: ({ promotionId, endTime }) => [[CAMPAIGN, `${promotionId}${until(endTime)}`]],
  group: ({ groupId, status, memberCount, groupSize, endTime }) => [
    [
      { zh: '团', en: 'group' },
      `${groupId}  ${GROUP_STATUS_LABEL[status]}${told({
        zh: `，${memberCount}/${groupSize} 人`,
        en: `, ${memberCount} of ${groupSize}`,
      })}${until(endTime)}`,
    ],
  ],
  freeTrial: ({ status, trialDays, keepAmount, chargeAmount, endTime, reason }) => [
    [{ zh: '试用', en: 'trial' }, `${FREE_TRIAL_STATUS_LABEL[status]}${daysText(trialDays)}${until(endTime)}`],
    [
      { zh: '留下', en: 'price' },
      told({ zh: `要付 ${formatFen(keepAmount)}`, en: `${formatFen(keepAmount)} to keep it` }),
    ],
    ...(chargeAmount === undefined ? [] : [[{ zh: '收款', en: 'charged' }, formatFen(chargeAmount)] as const]),
    ...(reason === undefined ? [] : [[{ zh: '原因', en: 'reason' }, reason] as const]),
  ],
  exchange: ({ integral }) => [[{ zh: '积分', en: 'points' }, String(integral)]],
  membership: ({ vipType }) => [[{ zh: '会员', en: 'membership' }, VIP_TYPE_LABEL[vipType]]],
  reservation: ({ promotionId }) => [[CAMPAIGN, promotionId]],
  bargain: ({ bargainId, promotionId }) => [
    [
      { zh: '砍价', en: 'bargain' },
      told({ zh: `${bargainId}（活动 ${promotionId}）`, en: `${bargainId} of ${promotionId}` }),
    ],
  ],
  prize: ({ activityNo, recordId }) => [
    [
      { zh: '奖品', en: 'prize' },
      told({ zh: `活动 ${activityNo}，抽奖记录 ${recordId}`, en: `of ${activityNo}, draw ${recordId}` }),
    ],
  ],
}

const paidAt = (time: number | undefined): string =>
  time ? told({ zh: `，${formatDateTime(time)} 已付`, en: `, paid ${formatDateTime(time)}` }) : ''

const balanceText = (fen: number, span: string): string =>
  told({ zh: `${formatFen(fen)}，付款时间 ${span}`, en: `${formatFen(fen)}, to be paid from ${span}` })

const keptText = (fen: number): string => told({ zh: formatFen(fen), en: `${formatFen(fen)} of the deposit` })

const daysText = (days: number): string => told({ zh: `，${days} 天`, en: `, ${days} days` })

/** The way an order was bought, as lines for staff; none for a normal order. */
export function orderCampaignWords(campaign: OrderCampaign | undefined): Lines {
  if (!campaign) return []
  const words = WORDS[campaign.kind] as (one: OrderCampaign) => Lines
  return [[{ zh: '购买方式', en: 'bought as' }, ORDER_KIND_LABEL[campaign.kind]], ...words(campaign)]
}
