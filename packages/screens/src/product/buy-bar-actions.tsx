import { badgeStore, useShop } from '@hearth/state'
import { Badge, BuyBar, HiddenText, Icon, Link, Text } from '@hearth/ui'
import { BuyButtons } from './buy-buttons'
import type { ProductPageView } from './product-view'
import css from './product.module.css'

/** The bar at the bottom on a phone: links to home and cart, and buttons to buy, which first open the choices. */
export function BuyBarActions({
  spuNo,
  view,
  onChoose,
}: {
  spuNo: string
  view: ProductPageView
  onChoose: () => void
}) {
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
      <BuyButtons spuNo={spuNo} view={view} onChoose={onChoose} />
    </BuyBar>
  )
}
