import { productStore, useActions, useShop } from '@hearth/state'
import { Box, QuantityStepper, SkuPicker, Text } from '@hearth/ui'
import { BuyButtons } from './buy-buttons'
import type { ProductPageView } from './product-view'
import css from './product.module.css'

/** The choices beside the gallery, shown on a desktop. */
export function BuyBox({ spuNo, view, onChoose }: { spuNo: string; view: ProductPageView; onChoose: () => void }) {
  const store = productStore(spuNo)
  const quantity = useShop(store, (state) => state.quantity)
  const { choose, setQuantity } = useActions(store)
  return (
    <Box className={css.buyBox}>
      <SkuPicker matrix={view.matrix} onChoose={choose} />
      <Box className={css.quantity}>
        <Text className={css.quantityLabel}>数量</Text>
        <QuantityStepper
          label="购买数量"
          value={quantity}
          max={view.most}
          onChange={setQuantity}
          disabled={!!view.refusal}
        />
        <Text className={css.scarcity}>{view.scarcity}</Text>
      </Box>
      <BuyButtons spuNo={spuNo} view={view} onChoose={view.soldOut ? onChoose : undefined} />
    </Box>
  )
}
