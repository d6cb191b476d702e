import type { OrderAmounts } from '@hearth/state'
import { Box, Price, Text } from '@hearth/ui'
import css from './amounts.module.css'

/** How the amount to pay comes about, line by line. */
export function Amounts({ amounts, payLabel = '应付金额' }: { amounts: OrderAmounts; payLabel?: string }) {
  const lines = [
    { name: '商品金额', fen: amounts.productAmount, sign: '' },
    { name: '活动优惠', fen: amounts.discountAmount, sign: '-' },
    { name: '优惠券', fen: amounts.couponAmount, sign: '-' },
    { name: '运费', fen: amounts.freightAmount, sign: '' },
  ].filter(({ fen, sign }) => fen > 0 || !sign)
  return (
    <Box as="dl">
      {lines.map(({ name, fen, sign }) => (
        <Box key={name} className={css.line}>
          <Box as="dt" className={css.name}>
            {name}
          </Box>
          <Box as="dd">
            {fen === 0 && name === '运费' ? (
              <Text className={css.free}>免运费</Text>
            ) : (
              <Price fen={fen} size="s" prefix={sign} plain={!sign} />
            )}
          </Box>
        </Box>
      ))}
      <Box className={css.total}>
        <Box as="dt">{payLabel}</Box>
        <Box as="dd">
          <Price fen={amounts.payAmount} />
        </Box>
      </Box>
    </Box>
  )
}
