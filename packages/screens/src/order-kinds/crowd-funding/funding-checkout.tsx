import { campaignOf, formatDeadline } from '@hearth/domain'
import { Card, Text } from '@hearth/ui'
import type { CheckoutPartProps } from '../kind-view'
import { FundingBar } from './funding-bar'
import { goalText, percentText, raisedText } from './funding-text'
import css from './funding-checkout.module.css'

/** The condition that checkout shows for an order in a crowd-funding. */
export function FundingCheckout({ settlement }: CheckoutPartProps) {
  const funding = campaignOf(settlement, 'crowdFunding')
  if (!funding) return null
  return (
    <Card as="section" label="众筹">
      <Text as="h2" className={css.title}>
        众筹
      </Text>
      <Text as="p" className={css.note}>
        已达成 {percentText(funding)}（{raisedText(funding)} / {goalText(funding)}）
      </Text>
      <FundingBar progress={funding} />
      <Text as="p" className={css.note}>
        {formatDeadline(funding.endTime)} 前达成目标后发货；达成前可随时取消，未达成全额原路退回。
      </Text>
    </Card>
  )
}
