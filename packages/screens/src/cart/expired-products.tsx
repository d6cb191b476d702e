import type { CartProduct } from '@hearth/state'
import { Box, Button, Text } from '@hearth/ui'
import { CartLine } from './cart-line'
import css from './cart.module.css'

/** What can no longer be bought, and a way to clear it away. */
export function ExpiredProducts({
  products,
  onRemove,
}: {
  open: boolean
  products: CartProduct[]
  onRemove: (ids: string[]) => void
}) {
  return (
    <Box as="section" className={css.group} label="失效商品">
      <Box className={css.expiredHead}>
        <Text as="h2" className={css.expiredTitle}>
          失效商品（{products.length}）
        </Text>
        <Button kind="text" size="s" onPress={() => onRemove(products.map(({ id }) => id))}>
          清空
        </Button>
      </Box>
      {products.map((product) => (
        <CartLine key={product.id} product={product} onRemove={onRemove} />
      ))}
    </Box>
  )
}
