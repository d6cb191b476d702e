import { productStore, useActions, useShop } from '@hearth/state'
import { Box, Button } from '@hearth/ui'
import { useLasting } from '#hooks/use-lasting'
import type { ProductView } from './product-view'
import css from './product.module.css'

/** Into the cart, or straight to checkout. What can't be bought says why instead. */
export function BuyButtons({ spuNo, view, onDone }: { spuNo: string; view: ProductView; onDone?: () => void }) {
  const store = productStore(spuNo)
  const working = useShop(store, (state) => state.working)
  const { addToCart, buyNow } = useActions(store)
  // One works at a time; what is quick does not show on the other.
  const waiting = useLasting(!!working)
  if (view.refusal) {
    return (
      <Button block disabled>
        {view.refusal}
      </Button>
    )
  }
  const add = async () => {
    if (await addToCart()) onDone?.()
  }
  return (
    <Box className={css.buttons}>
      <Button
        kind="secondary"
        block
        busy={working === 'cart'}
        disabled={waiting && working === 'checkout'}
        label={working === 'cart' ? '正在加入购物车' : undefined}
        onPress={add}
      >
        加入购物车
      </Button>
      <Button
        block
        busy={working === 'checkout'}
        disabled={waiting && working === 'cart'}
        label={working === 'checkout' ? '正在前往结算' : undefined}
        onPress={() => {
          // Pages lie on one another in a mini-program: the sheet is not to stand open when the shopper comes back.
          onDone?.()
          buyNow()
        }}
      >
        立即购买
      </Button>
    </Box>
  )
}
