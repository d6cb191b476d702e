import { amountDue, nextPayment } from '@hearth/domain'
import type { Order } from '@hearth/state'
import { Box, Link, Price, Text } from '@hearth/ui'
import type { ReactNode } from 'react'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import { routePath } from '#routes'
import { GoodsPart } from './goods-part'
import { NewsPart } from './news-part'
import { PaymentWays } from './payment-ways'
import css from './cashier.module.css'

export interface PayingProps {
  order: Order
  /** Names of the payment methods; at least one. */
  marks: readonly string[]
  chosen: string
  onChoose: (mark: string) => void
  /** Content below the amount on a desktop. */
  children: ReactNode
}

/** An unpaid order: the amount, the deadline, the payment method and the products. */
export function Paying({ order, marks, chosen, onChoose, children }: PayingProps) {
  const repriced = order.priceDetails.reduce(
    (sum, { stage, fen }) => (stage.startsWith('repriced') ? sum + fen : sum),
    0,
  )
  return (
    <Box className={css.page}>
      <Box className={css.amount}>
        <Text as="p" className={css.label}>
          应付{nextPayment(order) ?? '金额'}
        </Text>
        <Price fen={amountDue(order)} size="l" className={css.price} />
        {repriced < 0 && (
          <Text as="p" className={css.label}>
            商家改价 <Price fen={-repriced} size="s" prefix="-" plain />
          </Text>
        )}
        {order.payDeadline && <PromotionClock endTime={order.payDeadline} label="支付剩余时间" />}
        <NewsPart order={order} />
        {children}
      </Box>
      <Box className={css.column}>
        <PaymentWays marks={marks} chosen={chosen} onChoose={onChoose} />
        <GoodsPart order={order} />
      </Box>
      <Box className={css.last}>
        <Later orderId={order.orderId} />
      </Box>
    </Box>
  )
}

/** A link that leaves the page. The order stays unpaid until its deadline. */
export const Later = ({ orderId }: { orderId: string }) => (
  <Link to={routePath('orderDetail', { orderId })} className={css.later}>
    稍后支付，查看订单
  </Link>
)
