import { productStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, Button } from '@hearth/ui'
import type { ProductPageView } from './product-view'
import css from './product.module.css'

/**
 * Buttons that add to the cart and open checkout; some promotions allow only checkout. If the sku cannot be bought, the
 * reason is shown instead.
 */
export function BuyButtons({
  spuNo,
  view,
  onDone,
  onChoose,
}: {
  spuNo: string
  view: ProductPageView
  onDone?: () => void
  /** Opens the choices before buying. The sheet of the choices also has the actions for sold-out skus. */
  onChoose?: () => void
}) {
  const store = productStore(spuNo)
  const { adding, leaving } = useShop(store, ({ adding, leaving }) => ({ adding, leaving }))
  const { addToCart, buyNow } = useActions(store)
  const { navigate } = usePorts()
  if (view.reservePage)
    return (
      <Button block onPress={() => navigate(view.reservePage!)}>
        去预约抢购
      </Button>
    )
  if (view.refusal) {
    return (
      <Button block disabled={!view.soldOut} onPress={onChoose}>
        {view.refusal}
        {view.soldOut && '，到货通知我'}
      </Button>
    )
  }
  const { buyText } = view
  const add = async () => {
    if (await addToCart()) onDone?.()
  }
  return (
    <Box className={css.buttons}>
      {!buyText && (
        <Button
          kind="secondary"
          block
          busy={adding}
          label={adding ? '正在加入购物车' : undefined}
          onPress={onChoose ?? add}
        >
          加入购物车
        </Button>
      )}
      <Button
        block
        busy={leaving}
        label={leaving ? '正在前往结算' : undefined}
        onPress={
          onChoose ??
          (() => {
            // Mini-programs keep this page while the next one is shown. The sheet is closed, since the shopper may
            // return.
            onDone?.()
            buyNow()
          })
        }
      >
        {buyText ?? '立即购买'}
      </Button>
    </Box>
  )
}
