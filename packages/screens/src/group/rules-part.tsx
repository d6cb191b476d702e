import { Box, Card, Text } from '@hearth/ui'
import css from './group.module.css'

/** How a group buys, in four steps, and what becomes of the money. */
export function RulesPart({ groupSize }: { groupSize: number }) {
  const steps = [
    ['选择商品', '按拼团价付款，开团或参团'],
    ['等待成团', '可以邀请好友，也可以等其他人参团'],
    [`满 ${groupSize} 人成团`, '成团后所有订单一起备货发货'],
    ['到期未成团', '已付款项全额原路退回'],
  ] as const
  return (
    <Card as="section" label="拼团玩法">
      <Text as="h2" className={css.title}>
        拼团玩法
      </Text>
      <Box as="ol" role="list" className={css.steps}>
        {steps.map(([name, text], at) => (
          <Box as="li" key={name} className={css.step}>
            <Text className={css.number}>{String(at + 1)}</Text>
            <Box className={css.stepWords}>
              <Text as="p" className={css.stepName}>
                {name}
              </Text>
              <Text as="p" className={css.note}>
                {text}
              </Text>
            </Box>
          </Box>
        ))}
      </Box>
      <Text as="p" className={css.note}>
        拼团价不与优惠券、满减、赠品同享，付款后不能自行取消。是否邀请好友不影响成团，也不会获得额外奖励。
      </Text>
    </Card>
  )
}
