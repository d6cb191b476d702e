import { appStore, checkoutStore, selectAddressCount, useActions, usePorts, useShop } from '@hearth/state'

/**
 * The action of 提交订单 if the order has no address: shows a message and opens the form, the shopper's addresses (`open`),
 * or another try. It cannot be pressed while the addresses load.
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
