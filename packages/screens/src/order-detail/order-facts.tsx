import { canAskService, formatDateTime } from '@hearth/domain'
import type { Order } from '@hearth/state'
import { Box, Button, Card, Text } from '@hearth/ui'
import { CopyButton } from '#parts/order/copy-button'
import { Fact } from './fact'
import css from './order-detail.module.css'

/** The number, times and notes of an order. */
export function OrderFacts({ order, onInvoice }: { open: boolean; order: Order; onInvoice: () => void }) {
  const facts = [
    { name: '下单时间', value: time(order.transactionTime) },
    { name: '付款时间', value: time(order.payTime) },
    { name: '发货时间', value: time(order.shipTime) },
    { name: '收货时间', value: time(order.receiveTime) },
    { name: '自动确认', value: time(order.autoReceiveTime) },
    { name: '取消时间', value: time(order.cancelTime) },
    { name: '发票', value: order.invoiceTitle },
    { name: '备注', value: order.remark },
  ].filter(({ value }) => value)
  return (
    <Card as="section" label="订单信息">
      <Text as="h2" className={css.title}>
        订单信息
      </Text>
      <Box as="dl">
        <Fact name="订单编号">
          {order.orderId}
          <CopyButton what="订单编号" text={order.orderId} />
        </Fact>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Box>
      {(canAskService(order.orderStatus) || hasKeptDeposit(order)) && (
        <Button kind="text" flush size="s" onPress={onInvoice}>
          查看或申请发票
        </Button>
      )}
    </Card>
  )
}

/** Whether the shop kept the deposit of a cancelled pre-sale; a kept deposit can be invoiced. */
const hasKeptDeposit = ({ campaign }: Order): boolean => campaign?.kind === 'preSale' && Boolean(campaign.keptAmount)

const time = (ms: number | undefined): string => (ms ? formatDateTime(ms) : '')
