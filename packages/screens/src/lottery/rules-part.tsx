import { formatDateTime, formatDeadline } from '@hearth/domain'
import type { LotteryActivity } from '@hearth/state'
import { RulesCard } from '#parts/campaign/rules-card'

/** The rules of a lottery: its times, its conditions, how to claim a prize, and the organiser. */
export function RulesPart({ activity }: { activity: LotteryActivity }) {
  const { rules, beginTime, endTime, mostWins, claimDays, organiser, contact } = activity
  const lines = [
    `活动时间：${formatDateTime(beginTime)} 至 ${formatDeadline(endTime)}`,
    ...rules,
    `每人最多中奖 ${mostWins} 次。中奖后 ${claimDays} 天内可在“我的奖品”领取，逾期未领取视为放弃。`,
    '实物奖品填写收货地址后由商城包邮寄出；优惠券和积分领取后即时到账。',
    '同一设备、网络或地址下账号过多时，奖品需要核验后领取，不影响中奖概率。',
    `主办方：${organiser}　联系方式：${contact}`,
  ]
  return <RulesCard rules={lines} />
}
