import { formatDateTime } from '@hearth/domain'
import { orderStore, useShop } from '@hearth/state'
import { Card, Steps, Text } from '@hearth/ui'
import css from './order-detail.module.css'

/** What happened to the order, newest first. */
export function OrderLog({ orderId }: { open: boolean; orderId: string }) {
  const logs = useShop(orderStore(orderId), (state) => state.logs.data)
  if (!logs?.length) return null
  return (
    <Card as="section" label="订单动态">
      <Text as="h2" className={css.title}>
        订单动态
      </Text>
      <Steps
        direction="column"
        current={0}
        items={logs.map(({ title, detail, time }, index) => ({
          key: `${time}-${index}`,
          title,
          text: [detail, formatDateTime(time)].filter(Boolean).join(' · '),
        }))}
      />
    </Card>
  )
}
