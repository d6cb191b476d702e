import { appStore, checkoutStore, useActions, usePorts, useShop } from '@hearth/state'

/**
 * What pressing 提交订单 does while the order has no address: it says so and leads on, to the form, to the shopper's
 * addresses (`open`), or to another try.
 */
export function useAddressWanted(open: () => void): () => void {
  const { status, count } = useShop(checkoutStore, ({ addresses }) => ({
    status: addresses.status,
    count: addresses.data?.result.length,
  }))
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
    } else if (status === 'failed') {
      showToast('收货地址没有加载出来，正在重试')
      void loadAddresses()
    } else showToast('正在加载收货地址，请稍候')
  }
}
