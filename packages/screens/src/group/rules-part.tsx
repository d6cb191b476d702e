import { StepsCard } from '#parts/campaign/steps-card'

/** Explains how buying in a group works, in four steps, and what happens to the payment. */
export function RulesPart({ groupSize }: { groupSize: number }) {
  const steps = [
    ['选择商品', '按拼团价付款，开团或参团'],
    ['等待成团', '可以邀请好友，也可以等其他人参团'],
    [`满 ${groupSize} 人成团`, '成团后所有订单一起备货发货'],
    ['到期未成团', '已付款项全额原路退回'],
  ] as const
  return (
    <StepsCard
      title="拼团玩法"
      steps={steps}
      note="拼团价不与优惠券、满减、赠品同享，付款后不能自行取消。是否邀请好友不影响成团，也不会获得额外奖励。"
    />
  )
}
