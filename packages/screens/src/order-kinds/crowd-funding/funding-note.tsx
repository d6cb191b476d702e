import { campaignOf, formatDeadline, fundingDaysLeft, ORDER_STATUS } from '@hearth/domain'
import { useNow, type CrowdFundingOrder, type OrderItem } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import css from '../kind-note.module.css'
import { FundingBar } from './funding-bar'
import { goalText, percentText, raisedText } from './funding-text'

/**
 * The progress of an order's crowd-funding, and what it means for the order. `bar`: also draws the progress as a bar.
 */
export function FundingNote({ order, bar }: { order: OrderItem; bar?: boolean }) {
  const funding = campaignOf(order, 'crowdFunding')
  const now = useNow(60_000, [funding?.endTime])
  const text = funding && fundingNote(order.orderStatus, funding, now)
  return text ? (
    <Box>
      <Text as="p" className={css.note}>
        {text}
      </Text>
      {bar && <FundingBar progress={funding} />}
    </Box>
  ) : null
}

/**
 * Returns the progress of an order's crowd-funding and what it means for the order; empty if the order needs no text.
 */
export function fundingNote(orderStatus: number, funding: CrowdFundingOrder, now: number): string {
  const far = `已达成 ${percentText(funding)}（${raisedText(funding)} / ${goalText(funding)}）`
  const { state, endTime } = funding
  if (state === 'failed' || state === 'refunded') return `众筹未达成，${far}，已付款项全额退回`
  if (orderStatus === ORDER_STATUS.pendingPayment) return `支持众筹，${formatDeadline(endTime)} 前付款有效，${far}`
  if (orderStatus !== ORDER_STATUS.paid) return ''
  if (state !== 'running') return `众筹成功，${far}，商家正在备货`
  const days = fundingDaysLeft(endTime, now)
  return `众筹中，达成后发货。${far}，${days > 0 ? `还剩 ${days} 天` : '正在结算'}，未达成全额退款`
}
