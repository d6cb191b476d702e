import type { OrderAmounts } from '@hearth/state'
import { Box, Price, Text } from '@hearth/ui'
import { PriceDetails } from '#parts/product/price-details'
import type { PriceExplained } from '#parts/product/price-details-sheet'
import css from './amounts.module.css'

/** The amounts that make up the total, one in each line, with a link that explains them. */
export function Amounts({
  amounts,
  payLabel = '应付金额',
  explained,
}: {
  amounts: OrderAmounts
  payLabel?: string
  explained: PriceExplained
}) {
  const lines = [
    { name: '商品金额', fen: amounts.productAmount, sign: '' },
    { name: '活动优惠', fen: amounts.discountAmount, sign: '-' },
    { name: '优惠券', fen: amounts.couponAmount, sign: '-' },
    { name: '运费', fen: amounts.freightAmount, sign: '' },
    { name: '金币抵扣', fen: amounts.goldAmount, sign: '-' },
    { name: '暖星抵扣', fen: amounts.starAmount, sign: '-' },
  ].filter(({ fen, sign }) => fen > 0 || !sign)
  return (
    <>
      <Box as="dl">
        {lines.map(({ name, fen, sign }) => (
          <AmountLine key={name} name={name} fen={fen} sign={sign} />
        ))}
        <Box className={css.total}>
          <Box as="dt">{payLabel}</Box>
          <Box as="dd">
            <Price fen={amounts.payAmount} />
          </Box>
        </Box>
      </Box>
      <PriceDetails open {...explained} flush />
    </>
  )
}

/** One entry of an HTML description list (`dl`): the name of an amount, and the amount. */
export function AmountLine({ name, fen, sign = '' }: { name: string; fen: number; sign?: string }) {
  return (
    <Box className={css.line}>
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
  )
}
