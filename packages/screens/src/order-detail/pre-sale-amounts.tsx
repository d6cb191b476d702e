import type { OrderPreSale } from '@hearth/state'
import { Box, Price, Text } from '@hearth/ui'
import { balanceWindow, depositTerms } from '#parts/pre-sale-text'
import css from './order-detail.module.css'

/** The two payments of a pre-sale, when the second is due, and what becomes of the first otherwise. */
export function PreSaleAmounts({ preSale }: { open: boolean; preSale: OrderPreSale }) {
  const { depositAmount, balanceAmount, depositPayTime, depositKept, balancePlaced } = preSale
  return (
    <Box as="section" label="预售付款">
      <Row name={depositPayTime ? '定金（已付）' : '定金'} fen={depositAmount} />
      <Row name={balancePlaced ? '尾款' : '尾款（未含优惠券）'} fen={balanceAmount} />
      <Text as="p" className={css.statusText}>
        尾款支付时间 {balanceWindow(preSale)}，{depositTerms(depositKept)}
      </Text>
    </Box>
  )
}

function Row({ name, fen }: { name: string; fen: number }) {
  return (
    <Box className={css.statusLine}>
      <Text>{name}</Text>
      <Price fen={fen} size="s" plain />
    </Box>
  )
}
