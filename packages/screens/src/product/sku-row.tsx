import { productStore, useActions, useShop, type Sku } from '@hearth/state'
import { Box, Cell, SkuSheet } from '@hearth/ui'
import { BuyButtons } from './buy-buttons'
import type { ProductView } from './product-view'
import css from './product.module.css'

/** The picked choices on a phone; opens the sheet to pick others. */
export function SkuRow({ spuNo, sku, view, open, onOpen }: { spuNo: string; sku: Sku; view: ProductView; open: boolean; onOpen: (open: boolean) => void }) {
  const store = productStore(spuNo)
  const quantity = useShop(store, (state) => state.quantity)
  const { choose, setQuantity } = useActions(store)
  return (
    <>
      <Box className={css.skuRow}>
        <Cell title="已选" value={`${view.chosen}，${quantity} 件`} onPress={() => onOpen(true)} />
      </Box>
      <SkuSheet
        open={open}
        onClose={() => onOpen(false)}
        picture={sku.picture}
        price={view.price}
        originalPrice={view.originalPrice}
        matrix={view.matrix}
        onChoose={choose}
        quantity={quantity}
        max={mostOf(sku)}
        onQuantity={setQuantity}
        selectedText={view.refusal || view.scarcity || `已选 ${view.chosen}`}
        actions={<BuyButtons spuNo={spuNo} view={view} onDone={() => onOpen(false)} />}
      />
    </>
  )
}

/** Most pieces of a sku one order may hold. */
export const mostOf = (sku: Sku): number => Math.min(sku.limitQuantity, sku.surplus ?? sku.limitQuantity)
