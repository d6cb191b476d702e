import { orderStore, useActions, useShop, type Order } from '@hearth/state'
import { Card } from '@hearth/ui'
import { useEffect, type ComponentType } from 'react'

/**
 * The part that the kind of a paid order adds. Renders nothing until the order is loaded, or if the order cannot be
 * loaded.
 */
export function KindResult({ orderId, Result }: { orderId: string; Result: ComponentType<{ order: Order }> }) {
  const store = orderStore(orderId)
  const order = useShop(store, ({ detail }) => detail.data?.order)
  const { load } = useActions(store)
  useEffect(() => void load(), [load])
  return order ? (
    <Card as="section" label="订单进展">
      <Result order={order} />
    </Card>
  ) : null
}
