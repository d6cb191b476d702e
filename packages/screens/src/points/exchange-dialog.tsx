import { chooseAddress } from '@hearth/domain'
import { addressesStore, pointsStore, useActions, usePorts, useShop, type IntegralProduct } from '@hearth/state'
import { Dialog, Text } from '@hearth/ui'
import { useEffect } from 'react'
import { AddressLines } from '#parts/address/address-lines'
import { routePath } from '#routes'

/**
 * Asks for confirmation before points are spent, and shows the delivery address. Without an address, links to the
 * address form.
 */
export function ExchangeDialog({ product, onClose }: { product: IntegralProduct | undefined; onClose: () => void }) {
  const { load } = useActions(addressesStore)
  const list = useShop(addressesStore, (state) => state.list)
  const exchanging = useShop(pointsStore, (state) => state.exchanging)
  const { exchange } = useActions(pointsStore)
  const { navigate } = usePorts()
  const isOpen = product !== undefined
  useEffect(() => {
    if (isOpen) void load()
  }, [isOpen, load])
  const book = list.data?.result ?? []
  const address = chooseAddress(book).chosen ?? book[0]
  const coming = !list.data && list.status !== 'failed'
  const failed = !list.data && list.status === 'failed'
  const none = list.data !== undefined && !address
  const confirm = async () => {
    if (!product) return
    if (failed) return load()
    if (!address) return navigate(routePath('addressForm'))
    const orderId = await exchange(product.productId, address.addressId)
    onClose()
    if (orderId) navigate(routePath('orderDetail', { orderId }))
  }
  return (
    <Dialog
      open={isOpen}
      title={product ? `用 ${product.integral} 积分兑换？` : ''}
      confirmText={failed ? '重新加载' : none ? '先添加地址' : '兑换'}
      waiting={coming}
      busy={exchanging !== undefined}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {product && <Text as="p">{product.name}</Text>}
      {address && <AddressLines address={address} />}
      {failed && <Text as="p">收货地址加载失败。</Text>}
      {coming && <Text as="p">正在读取收货地址…</Text>}
      {none && <Text as="p">还没有收货地址，添加后再来兑换。</Text>}
    </Dialog>
  )
}
