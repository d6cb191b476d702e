import { appStore, checkoutStore, selectAddressCount, useActions, usePorts, useShop } from '@hearth/state'

/**
 * Returns the action of the button 提交订单 for an order without an address. The action shows a message and opens the
 * shopper's addresses (`open`). If the shopper has none, it opens the address form; if the addresses could not be
 * loaded, it loads them again.
 */
export function useAddressWanted(open: () => void): () => void {
  const count = useShop(checkoutStore, selectAddressCount)
  const { loadAddresses } = useActions(checkoutStore)
  const { showToast } = useActions(appStore)
  const { navigate } = usePorts()
  return () => {
    if (count) {
      showToast('请选择收货地址')
      open()
    } else if (count === 0) {
      showToast('请先添加收货地址')
      navigate('/addresses/edit')
    } else {
      showToast('收货地址加载失败，正在重试')
      void loadAddresses()
    }
  }
}
