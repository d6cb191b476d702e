import { ORDER_STATUS, ORDER_STATUS_LABEL, type OrderStatus } from '@hearth/domain'
import { Box, Card, Icon, type IconName, Link, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './account.module.css'

const ENTRIES: readonly { icon: IconName; status: OrderStatus }[] = [
  { icon: 'wallet', status: ORDER_STATUS.pendingPayment },
  { icon: 'box', status: ORDER_STATUS.paid },
  { icon: 'truck', status: ORDER_STATUS.shipped },
  { icon: 'check', status: ORDER_STATUS.received },
]

/** The ways to the orders, by where they stand. */
export function OrderEntries() {
  return (
    <Card as="section" label="我的订单" className={css.orders}>
      <Box className={css.ordersHead}>
        <Text as="h2" className={css.ordersTitle}>
          我的订单
        </Text>
        <Link to="/my/orders" className={css.all}>
          全部订单
          <Icon name="right" size={16} />
        </Link>
      </Box>
      <Box as="nav" className={css.entries} label="订单状态">
        {ENTRIES.map(({ icon, status }) => (
          <Link key={status} to={routePath('orders', {}, { status: String(status) })} className={css.entry}>
            <Icon name={icon} size={26} />
            <Text className={css.entryName}>{ORDER_STATUS_LABEL[status]}</Text>
          </Link>
        ))}
        <Link to="/my/after-sale-list/apply" className={css.entry}>
          <Icon name="shield" size={26} />
          <Text className={css.entryName}>退换/售后</Text>
        </Link>
      </Box>
    </Card>
  )
}
