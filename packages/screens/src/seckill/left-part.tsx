import type { FlashSaleProduct } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import css from './seckill.module.css'

/** The number of pieces left during a sale, and the limit for one shopper. */
export function LeftPart({
  product: { remainPercent, surplus, limitQuantity },
  running,
}: {
  product: FlashSaleProduct
  running: boolean
}) {
  const sold = 100 - remainPercent
  const limit = limitQuantity === undefined ? '' : `每人限购 ${limitQuantity} 件`
  if (!running) return limit ? <Text className={css.small}>{limit}</Text> : null
  return (
    <Box className={css.left}>
      <Box className={css.bar} decorative>
        <Box className={css.sold} style={{ width: `${sold}%` }} />
      </Box>
      <Text className={css.small}>
        {[surplus === undefined ? `已抢 ${sold}%` : `仅剩 ${surplus} 件`, limit].filter(Boolean).join(' · ')}
      </Text>
    </Box>
  )
}
