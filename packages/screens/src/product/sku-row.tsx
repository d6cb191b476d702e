import { productStore, useShop, type Sku } from '@hearth/state'
import { Box, Cell, late } from '@hearth/ui'
import type { ProductPageView } from './product-view'
import css from './product.module.css'

const ChoiceSheet = late(async () => (await import('./choice-sheet')).ChoiceSheet)

/** The picked choices on a phone; opens the sheet to pick others. */
export function SkuRow({
  spuNo,
  sku,
  view,
  open,
  onOpen,
}: {
  spuNo: string
  sku: Sku
  view: ProductPageView
  open: boolean
  onOpen: (open: boolean) => void
}) {
  const quantity = useShop(productStore(spuNo), (state) => state.quantity)
  return (
    <>
      <Box className={css.skuRow}>
        <Cell title="已选" value={`${view.chosen}，${quantity} 件`} onPress={() => onOpen(true)} />
      </Box>
      <ChoiceSheet open={open} onClose={() => onOpen(false)} spuNo={spuNo} sku={sku} view={view} />
    </>
  )
}
