import { Box, Price, Text } from '@hearth/ui'
import { BuyButtons } from './buy-buttons'
import type { ProductPageView } from './product-view'
import css from './product.module.css'

/** On a desktop, at the foot of the window while the details are read: what is chosen, its price, and buying it. */
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
