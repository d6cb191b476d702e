import { formatDateTime } from '@hearth/domain'
import type { AfterSaleOrder } from '@hearth/state'
import { Card, Steps, Text } from '@hearth/ui'
import css from './after-sale.module.css'

/** What happened to the request, newest first. */
export function RequestLog({ request: { logs } }: { request: AfterSaleOrder }) {
  return (
    <Card as="section" label="售后进度">
      <Text as="h2" className={css.title}>
        售后进度
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
