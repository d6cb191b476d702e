import { campaignOf } from '@hearth/domain'
import { Card, Text } from '@hearth/ui'
import type { CheckoutPartProps } from '../kind-view'
import css from './bargain.module.css'

/** The notes that checkout shows for an order by bargain. */
export function BargainCheckout({ settlement }: CheckoutPartProps) {
  if (!campaignOf(settlement, 'bargain')) return null
  return (
    <Card as="section" label="好友砍价">
      <Text as="h2" className={css.title}>
        好友砍价
      </Text>
      <Text as="p" className={css.note}>
        提交订单后，价格不再变化，好友不能再帮砍。订单超时未付款会自动取消，砍价有效期内可以重新下单。
      </Text>
      <Text as="p" className={css.note}>
        砍价不与优惠券、满减、赠品同享，包邮券可用。
      </Text>
    </Card>
  )
}
