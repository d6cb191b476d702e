import { viewCart } from '@hearth/domain'
import { appStore, cartStore, useActions, usePorts, useShop, userStore, type Cart } from '@hearth/state'
import { useMemo } from 'react'
import { useStanding } from '#hooks/use-standing'

/** What is checked in the cart, and the way on to checkout with it. */
export function useSettle(cart: Cart): { checkedAll: boolean; checkedCount: number; settle: () => Promise<void> } {
  const { flush } = useActions(cartStore)
  const { navigate } = usePorts()
  const isHere = useStanding()
  const { needLogin } = useActions(userStore)
  const { showToast } = useActions(appStore)
  const settling = useShop(cartStore, (state) => Object.keys(state.busy).length > 0)
  const { checkedAll, checkedCount } = useMemo(() => viewCart(cart), [cart])
  const settle = async () => {
    if (checkedCount === 0) return showToast('请先勾选要结算的商品')
    if (needLogin('/checkout')) return
    if (settling) await flush()
    if (isHere()) navigate('/checkout')
  }
  return { checkedAll, checkedCount, settle }
}
