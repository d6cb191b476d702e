import { CHECK_STATUS, isPurchasable, viewCart } from '@hearth/domain'
import {
  appStore,
  cartStore,
  useActions,
  usePorts,
  useShop,
  userStore,
  type Cart,
  type CartProduct,
} from '@hearth/state'
import { useMemo } from 'react'
import { useMounted } from '#hooks/use-mounted'

const isChosen = ({ productStatus, shoppingCartStatus }: CartProduct): boolean =>
  isPurchasable(productStatus) && shoppingCartStatus === CHECK_STATUS.checked

/** Returns the counts of checked products, and the function that opens checkout with them. */
export function useSettle(cart: Cart): { checkedAll: boolean; checkedCount: number; settle: () => Promise<void> } {
  const { flush } = useActions(cartStore)
  const { navigate } = usePorts()
  const isHere = useMounted()
  const { needLogin } = useActions(userStore)
  const { showToast } = useActions(appStore)
  const settling = useShop(cartStore, (state) => Object.keys(state.busy).length > 0)
  const { checkedAll, checkedCount, productsMap } = useMemo(() => viewCart(cart), [cart])
  const settle = async () => {
    if (checkedCount === 0) return showToast('请先勾选要结算的商品')
    // If a change was refused, a toast has shown why. The shopper stays in the cart, since checkout would have other
    // quantities than the displayed ones.
    if ((settling && !(await flush())) || !isHere()) return
    // After a login, the shopper's own cart may contain further products. Checkout then takes only the products chosen
    // here.
    const skuNos = Object.values(productsMap)
      .filter(isChosen)
      .map(({ skuNo }) => skuNo)
    if (!needLogin('/checkout', { name: 'cart.settle', params: { skuNos } })) navigate('/checkout')
  }
  return { checkedAll, checkedCount, settle }
}
