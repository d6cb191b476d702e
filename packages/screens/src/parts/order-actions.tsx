import { orderActions } from '@hearth/domain'
import { ordersStore, orderStore, useActions, useNow, usePorts, useShop, type OrderItem } from '@hearth/state'
import { Box, Button, Dialog, Text } from '@hearth/ui'
import { useState } from 'react'
import { routePath } from '#routes'
import css from './order-actions.module.css'

/** What can be done with an order where it stands (F03). Nothing is drawn where nothing can be done. */
export function OrderActions({ order, onCancel }: { order: OrderItem; onCancel?: () => void }) {
  const { orderId } = order
  const store = orderStore(orderId)
  const busy = useShop(store, (state) => state.busy)
  const { confirm } = useActions(store)
  const { refresh } = useActions(ordersStore)
  const { navigate } = usePorts()
  const [confirming, setConfirming] = useState(false)
  const { canPay, canCancel, canConfirm, canTrack } = orderActions(order, useNow(60_000))
  if (!canPay && !canConfirm && !canTrack && !(canCancel && onCancel)) return null
  const received = async () => {
    await confirm()
    setConfirming(false)
    await refresh()
  }
  return (
    <Box className={css.actions}>
      {canCancel && onCancel && (
        <Button kind="outline" size="s" onPress={onCancel}>
          取消订单
        </Button>
      )}
      {canTrack && (
        <Button kind="outline" size="s" onPress={() => navigate(routePath('tracking', { orderId }))}>
          查看物流
        </Button>
      )}
      {canConfirm && (
        <Button size="s" onPress={() => setConfirming(true)}>
          确认收货
        </Button>
      )}
      {canPay && (
        <Button size="s" onPress={() => navigate(routePath('cashier', { orderId }))}>
          去支付
        </Button>
      )}
      <Dialog open={confirming} title="确认已经收到商品？" confirmText="确认收货" busy={busy} onCancel={() => setConfirming(false)} onConfirm={received}>
        <Text>请先检查商品完好无损。确认收货不影响您的售后权利。</Text>
      </Dialog>
    </Box>
  )
}
