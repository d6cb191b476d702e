import { productStore, useActions, useShop, type Sku } from '@hearth/state'
import { SkuSheet } from '@hearth/ui'
import { AwaitButton } from './await-button'
import { BuyButtons } from './buy-buttons'
import type { ProductPageView } from './product-view'

export interface ChoiceSheetProps {
  open: boolean
  onClose: () => void
  spuNo: string
  sku: Sku
  view: ProductPageView
}

/** Lets the shopper choose the sku and the quantity, and buy. */
export function ChoiceSheet({ open, onClose, spuNo, sku, view }: ChoiceSheetProps) {
  const store = productStore(spuNo)
  const quantity = useShop(store, (state) => state.quantity)
  const { choose, setQuantity } = useActions(store)
  return (
    <SkuSheet
      open={open}
      onClose={onClose}
      picture={sku.picture}
      price={view.price}
      originalPrice={view.originalPrice}
      matrix={view.matrix}
      onChoose={choose}
      quantity={quantity}
      max={view.most}
      limit={view.refusal ? undefined : sku.limitQuantity}
      onQuantity={setQuantity}
      selectedText={view.refusal || view.scarcity || `已选 ${view.chosen}`}
      actions={
        view.soldOut ? (
          <AwaitButton skuNo={sku.skuNo} onDone={onClose} />
        ) : (
          <BuyButtons spuNo={spuNo} view={view} onDone={onClose} />
        )
      }
    />
  )
}
