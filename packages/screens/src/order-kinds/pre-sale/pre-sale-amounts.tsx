import { campaignOf } from '@hearth/domain'
import type { Order } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import { AmountLine } from '#parts/product/amounts'
import { balanceWindow, depositTerms } from './pre-sale-text'
import css from './pre-sale.module.css'

/**
 * The two payments of a pre-sale, the deadline of the second, and what happens to the deposit if the shopper misses the
 * deadline.
 */
export function PreSaleAmounts({ order }: { order: Order }) {
  const preSale = campaignOf(order, 'preSale')
  if (!preSale) return null
  const { depositAmount, balanceAmount, depositPayTime, depositKept, balancePlaced } = preSale
  return (
    <Box as="section" label="预售付款" className={css.amounts}>
      <Box as="dl">
        <AmountLine name={depositPayTime ? '定金（已付）' : '定金'} fen={depositAmount} />
        <AmountLine name={balancePlaced ? '尾款' : '尾款（未含优惠券）'} fen={balanceAmount} />
      </Box>
      <Text as="p" className={css.terms}>
        尾款支付时间 {balanceWindow(preSale)}，{depositTerms(depositKept)}
      </Text>
    </Box>
  )
}
