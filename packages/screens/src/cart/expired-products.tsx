import { boughtWhere, promotionPath } from '@hearth/domain'
import type { CartProduct } from '@hearth/state'
import { Box, Button, Link, Text } from '@hearth/ui'
import { plainName } from '#parts/product/plain-name'
import { CartLine } from './cart-line'
import css from './cart.module.css'

/** Products in the cart that can no longer be bought, or that only a campaign sells, with a button to remove them. */
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
        <CartLine key={product.id} product={product} onRemove={onRemove}>
          <WhereBought product={product} />
        </CartLine>
      ))}
    </Box>
  )
}

/** Links to the campaign that is the only way to buy a product. Renders nothing for a discontinued product. */
function WhereBought({ product }: { product: CartProduct }) {
  const { spuNo, soldBy } = product
  const where = boughtWhere(soldBy)
  if (!soldBy || !where) return null
  return (
    <Link
      to={promotionPath(soldBy.promotionType, soldBy.promotionId, spuNo)}
      className={css.noteLink}
      label={`${where.button} ${plainName(product)}`}
    >
      {where.button}
    </Link>
  )
}
