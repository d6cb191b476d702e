import { campaignOf, formatDeadline } from '@hearth/domain'
import { Card, Text } from '@hearth/ui'
import type { CheckoutPartProps } from '../kind-view'
import { hoursText, missingText, sizeText } from './group-text'
import css from './group.module.css'

/** The condition that checkout shows for an order that opens or joins a group. */
export function GroupCheckout({ settlement }: CheckoutPartProps) {
  const group = campaignOf(settlement, 'group')
  if (!group) return null
  const { groupSize, groupHours, endTime } = group
  const until = endTime === undefined ? `开团后 ${hoursText(groupHours)}内` : `${formatDeadline(endTime)} 前`
  return (
    <Card as="section" label="拼团">
      <Text as="h2" className={css.title}>
        {endTime === undefined ? `开团 · ${sizeText(groupSize)}` : `参团 · ${missingText(group)}`}
      </Text>
      <Text as="p" className={css.note}>
        {until}满 {groupSize} 人付款即成团，成团后发货；到期未成团，全额原路退回。付款后不能自行取消。
      </Text>
      <Text as="p" className={css.note}>
        拼团价不与优惠券、满减、赠品同享，包邮券可用。
      </Text>
    </Card>
  )
}
