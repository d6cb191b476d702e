import { formatDeadline } from '@hearth/domain'
import type { CrowdFunding } from '@hearth/state'
import { Box, Card, Text } from '@hearth/ui'
import { goalText } from '#order-kinds/crowd-funding/funding-text'
import css from './crowd-funding.module.css'

/** Explains before a payment what happens to it if the goal is reached or missed. */
export function RulesPart({ funding }: { funding: CrowdFunding }) {
  return (
    <Card as="section" label="众筹说明">
      <Text as="h2" className={css.title}>
        众筹说明
      </Text>
      <Box as="ul" role="list" className={css.rules}>
        {[
          `${formatDeadline(funding.endTime)} 前付款满 ${goalText(funding)}，即众筹成功`,
          '众筹成功后，全部订单开始备货发货',
          '到期未达成，已付款项全额原路退回',
          '达成前可以随时取消订单，全额退款',
          '众筹价不与优惠券、满减、套装同享，需单独下单',
        ].map((text) => (
          <Box as="li" key={text} className={css.note}>
            <Text>{text}</Text>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
