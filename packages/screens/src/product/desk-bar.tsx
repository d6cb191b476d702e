import { Box, Price, Text } from '@hearth/ui'
import { BuyButtons } from './buy-buttons'
import type { ProductPageView } from './product-view'
import css from './product.module.css'

/** The bar at the bottom of a desktop's window: the chosen sku, its price, and the buttons that buy it. */
export function DeskBar({
  spuNo,
  name,
  view,
  onChoose,
}: {
  spuNo: string
  name: string
  view: ProductPageView
  onChoose: () => void
}) {
  return (
    <Box className={css.deskBar}>
      <Text as="p" className={css.deskName}>
        {name} {view.chosen}
      </Text>
      <Price fen={view.price} size="l" />
      <BuyButtons spuNo={spuNo} view={view} onChoose={view.soldOut ? onChoose : undefined} />
    </Box>
  )
}
