import { MOST_BARGAIN_HELPS_A_DAY, type BargainPath } from '@hearth/domain'
import { hoursText } from '#order-kinds/group/group-text'
import { StepsCard } from '#parts/campaign/steps-card'
import { cutsText } from './bargain-text'

/** Explains how a bargain works, in four steps. */
export function BargainRules({ terms, hours }: { terms: BargainPath; hours: number }) {
  const steps = [
    ['发起砍价', `每人每场活动可发起 1 次，${hoursText(hours)}内有效，活动结束时同时结束`],
    [
      '好友帮砍',
      `共 ${terms.helperCount} 位好友可以帮砍，${cutsText(terms)}，金额不随机；` +
        `同一次砍价每位好友只能帮 1 次，每人每天最多帮 ${MOST_BARGAIN_HELPS_A_DAY} 次`,
    ],
    ['随时购买', '有效期内可以按砍到的价格购买 1 件，不邀请好友也能购买'],
    ['到期结束', '到期未购买自动结束，不产生任何费用'],
  ] as const
  return (
    <StepsCard
      title="砍价规则"
      steps={steps}
      note="商品数量有限，以提交订单为准。砍价不与优惠券、满减、赠品同享，包邮券可用。分享本身不会获得任何奖励。"
    />
  )
}
