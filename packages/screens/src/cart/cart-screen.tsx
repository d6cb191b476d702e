import { cartProducts, isLoggedIn, priceCart, viewCart } from '@hearth/domain'
import { cartStore, useActions, useShop, userStore, type Cart, type ProductItem } from '@hearth/state'
import { Box, EmptyState, late } from '@hearth/ui'
import { useEffect, useMemo, useState } from 'react'
import { CartHead } from '#desktop/cart-head'
import { CartSummary } from '#desktop/cart-summary'
import { useShownAgain } from '#hooks/use-shown-again'
import { ShopPage } from '#parts/page/shop-page'
import { CartGroup, merchantsOf } from './cart-group'
import { CartSkeleton } from './cart-skeleton'
import { TotalBar } from './total-bar'
import { VisitorNote } from './visitor-note'
import css from './cart.module.css'

const RemoveDialog = late(async () => (await import('./remove-dialog')).RemoveDialog)
/** Parts that are below the main content, or that are rarely needed. Their code is loaded after the page. */
const AlsoCounting = late(async () => (await import('./also-counting')).AlsoCounting)
const PriceDetails = late(async () => (await import('#parts/product/price-details')).PriceDetails)
const ExpiredProducts = late(async () => (await import('./expired-products')).ExpiredProducts)
const CartOffers = late(async () => (await import('./cart-offers')).CartOffers)
const AddRecommended = late(async () => (await import('./add-recommended')).AddRecommended)
const Suggestions = late(async () => (await import('#parts/product/suggestions')).Suggestions)

const addRecommended = (product: ProductItem) => <AddRecommended open product={product} />

/** The cart of a shopper or a visitor, grouped by promotion (R01, S15). */
export function CartScreen() {
  const { known, failed, visitor, turn } = useShop(userStore, ({ info, turn }) => ({
    known: info.status === 'ready' || info.status === 'failed',
    failed: info.status === 'failed',
    visitor: !!info.data && !isLoggedIn(info.data),
    turn,
  }))
  const cart = useShop(cartStore, (state) => state.cart)
  const { load } = useActions(cartStore)
  useEffect(() => {
    // The cart is loaded once the viewer is known, and again for another viewer.
    if (known) void load()
  }, [known, turn, load])
  const { load: loadUser } = useActions(userStore)
  useShownAgain(() => {
    // If the viewer is unknown, the user is loaded first. The effect above then loads the cart.
    if (failed) void loadUser()
    else if (known) void load()
  })
  const products = cart.data && Object.values(viewCart(cart.data).productsMap)
  return (
    <ShopPage
      title="购物车"
      tab="cart"
      load={cart}
      onRefresh={load}
      skeleton={<CartSkeleton />}
      phoneFooter
      footer={products?.length ? <TotalBar cart={cart.data!} /> : undefined}
    >
      <Box className={css.whole}>
        {products && visitor && <VisitorNote empty={products.length === 0} />}
        {products?.length === 0 && (
          <EmptyState
            picture="cart"
            title="购物车还是空的"
            text="把喜欢的设备带回家"
            action={{ label: '去逛逛', to: '/allproducts' }}
          />
        )}
        {products && products.length > 0 && <Groups cart={cart.data!} />}
        {products && (
          <Suggestions open scene="cart" title={products.length ? '一起带回家' : '猜你喜欢'} under={addRecommended} />
        )}
      </Box>
    </ShopPage>
  )
}

function Groups({ cart }: { cart: Cart }) {
  const [removing, setRemoving] = useState<string[]>([])
  const priced = useMemo(() => new Map(priceCart(cart).groups.map((group) => [group.promotionId, group])), [cart])
  const expired = cart.promotionGroups.flatMap(({ groups }) =>
    groups.flatMap(({ subGroups }) => subGroups.filter((one) => one.expired).flatMap(({ products }) => products)),
  )
  const groups = cart.promotionGroups
    .map((group) => ({ group, merchants: merchantsOf(group) }))
    .filter(({ merchants }) => merchants.length > 0)
  return (
    <Box className={css.stage}>
      <Box className={css.groups}>
        <CartHead cart={cart} />
        {groups.map(({ group, merchants }, index) => (
          <CartGroup
            key={group.promotionId ?? index}
            group={group}
            merchants={merchants}
            above={groups[index - 1]?.merchants.at(-1)?.merchantId}
            priced={priced.get(group.promotionId ?? '')}
            onRemove={setRemoving}
          >
            <AlsoCounting
              open={!!cart.otherPromotions || groups.length > 1}
              cart={cart}
              group={group}
              priced={priced}
            />
          </CartGroup>
        ))}
        <ExpiredProducts open={expired.length > 0} products={expired} onRemove={setRemoving} />
        <Box className={css.explain}>
          <PriceDetails open={!!cart.priceDetails} details={cart.priceDetails} products={cartProducts(cart)} />
        </Box>
        <CartOffers open={!!(cart.campaignSkuList ?? cart.comboBuySkuList)} cart={cart} />
        <RemoveDialog open={removing.length > 0} ids={removing} onClose={() => setRemoving([])} />
      </Box>
      <CartSummary cart={cart} />
    </Box>
  )
}
