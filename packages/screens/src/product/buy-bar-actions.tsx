import { badgeStore, productStore, useShop } from '@hearth/state'
import { Badge, Box, Button, BuyBar, HiddenText, Icon, Link, Text } from '@hearth/ui'
import type { ProductPageView } from './product-view'
import css from './product.module.css'

/** The bar at the foot of the phone: home, cart, and buying, which first asks for the choices. */
export function BuyBarActions({
  spuNo,
  view,
  onChoose,
}: {
  spuNo: string
  view: ProductPageView
  onChoose: () => void
}) {
  const { adding, leaving } = useShop(productStore(spuNo), ({ adding, leaving }) => ({ adding, leaving }))
  const count = useShop(badgeStore, (state) => state.count)
  return (
    <BuyBar>
      <Link to="/" className={css.barLink}>
        <Icon name="home" size={22} />
        <Text className={css.barText}>首页</Text>
      </Link>
      <Link to="/shopping-cart" className={css.barLink}>
        <Icon name="cart" size={22} />
        <Badge count={count} />
        {count > 0 && <HiddenText>件商品</HiddenText>}
        <Text className={css.barText}>购物车</Text>
      </Link>
      <Box className={css.barButtons}>
        {view.refusal ? (
          <Button block disabled>
            {view.refusal}
          </Button>
        ) : (
          <>
            <Button
              kind="secondary"
              block
              busy={adding}
              label={adding ? '正在加入购物车' : undefined}
              onPress={onChoose}
            >
              加入购物车
            </Button>
            <Button block busy={leaving} label={leaving ? '正在前往结算' : undefined} onPress={onChoose}>
              立即购买
            </Button>
          </>
        )}
      </Box>
    </BuyBar>
  )
}
