import { cartProducts, formatFen } from '@hearth/domain'
import type { CheckoutState, Settlement } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import { plainName } from '#parts/product/plain-name'
import css from './checkout.module.css'

/** Shown after an order was refused: the products that are no longer available, and the new total. */
export function ChangeNotice({
  settlement,
  pay,
  refused,
}: {
  open: boolean
  settlement: Settlement
  /** Fen that are now to be paid. */
  pay: number
  refused: CheckoutState['refused']
}) {
  if (!refused || refused.amount === pay) return null
  const left = new Set(cartProducts(settlement).map(({ skuNo }) => skuNo))
  const gone = refused.products.filter(({ skuNo }) => !left.has(skuNo)).map((product) => `「${plainName(product)}」`)
  return (
    <Box className={css.notice} live="assertive">
      <Text>
        {gone.length > 0 ? `${gone.join('')}已经买不到了，没有算在这一单里` : '商品价格或优惠有变化'}，应付金额由 ¥
        {formatFen(refused.amount)} 变为 ¥{formatFen(pay)}，请确认后再提交。
      </Text>
    </Box>
  )
}
