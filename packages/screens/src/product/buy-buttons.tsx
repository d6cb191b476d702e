import { productStore, useActions, useShop, userStore } from '@hearth/state'
import { Box, Button } from '@hearth/ui'
import { routePath } from '#routes'
import type { ProductView } from './product-view'
import css from './product.module.css'

/** Into the cart, or straight to checkout. What can't be bought says why instead. */
export function BuyButtons({ spuNo, view, onDone }: { spuNo: string; view: ProductView; onDone?: () => void }) {
  const store = productStore(spuNo)
  const { adding, skuNo } = useShop(store, ({ adding, skuNo }) => ({ adding, skuNo }))
  const { addToCart, buyNow } = useActions(store)
  const { needLogin } = useActions(userStore)
  if (view.refusal) {
    return (
      <Button block disabled>
        {view.refusal}
      </Button>
    )
  }
  const add = async () => {
    // Pages lie on one another in a mini-program: the sheet is not to stand open when the shopper comes back.
    if (needLogin(routePath('product', { spuNo }, { skuNo })) || (await addToCart())) onDone?.()
  }
  return (
    <Box className={css.buttons}>
      <Button kind="secondary" block busy={adding} onPress={add}>
        加入购物车
      </Button>
      <Button
        block
        onPress={() => {
          onDone?.()
          buyNow()
        }}
      >
        立即购买
      </Button>
    </Box>
  )
}
