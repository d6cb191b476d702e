import { formatAmount } from '@hearth/domain'
import type { ShopFigures } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import css from './shop-figures.module.css'

/** Figures of a shop below a heading: visitors, orders, sales and earnings. */
export function ShopFiguresPart({ title, figures }: { title: string; figures: ShopFigures }) {
  const { viewCount, orderCount, amount, rebateAmount } = figures
  return (
    <Box className={css.part}>
      <Text as="h3" className={css.title}>
        {title}
      </Text>
      <Box as="dl" className={css.figures}>
        <Figure name="返利" text={`¥${formatAmount(rebateAmount)}`} />
        <Figure name="成交额" text={`¥${formatAmount(amount)}`} />
        <Figure name="订单" text={String(orderCount)} />
        <Figure name="访客" text={String(viewCount)} />
      </Box>
    </Box>
  )
}

function Figure({ name, text }: { name: string; text: string }) {
  return (
    <Box className={css.figure}>
      <Box as="dt" className={css.name}>
        {name}
      </Box>
      <Box as="dd" className={css.text}>
        {text}
      </Box>
    </Box>
  )
}
