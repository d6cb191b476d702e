import { amountDue, formatFen, PAYMENT_STATUS } from '@hearth/domain'
import type { Order } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './cashier.module.css'

/** Tells the shopper that the last payment failed, or that the amount due has changed since the page was opened. */
export function NewsPart({ order }: { order: Order }) {
  const due = amountDue(order)
  const [shown, show] = useState({ status: order.orderStatus, due })
  // After the deposit of a pre-sale, the amount due becomes the balance. The page does not report this as a changed
  // amount.
  if (shown.status !== order.orderStatus) show({ status: order.orderStatus, due })
  const changed = shown.status === order.orderStatus && shown.due !== due
  const failed = order.paymentStatus === PAYMENT_STATUS.failed
  return (
    <Box live="polite">
      {changed && (
        <Text as="p" className={css.news}>
          应付金额由 ¥{formatFen(shown.due)} 变为 ¥{formatFen(due)}，请确认后再支付
        </Text>
      )}
      {failed && (
        <Text as="p" className={css.news}>
          上一次付款没有成功，可以重新支付，或换一种支付方式
        </Text>
      )}
    </Box>
  )
}
