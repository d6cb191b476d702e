import { orderStore, useShop } from '@hearth/state'
import { EventLog } from '#parts/order/event-log'

/** The history of an order, newest first. */
export function OrderLog({ orderId }: { open: boolean; orderId: string }) {
  const logs = useShop(orderStore(orderId), (state) => state.logs.data)
  return logs?.length ? <EventLog title="订单动态" logs={logs} /> : null
}
