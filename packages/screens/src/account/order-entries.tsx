import { ORDER_STATUS } from '@hearth/domain'
import { Box, Card, Icon, type IconName, Link, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './account.module.css'

const ENTRIES: readonly { label: string; icon: IconName; status: number }[] = [
  { label: '待付款', icon: 'wallet', status: ORDER_STATUS.pendingPayment },
  { label: '待发货', icon: 'box', status: ORDER_STATUS.paid },
  { label: '待收货', icon: 'truck', status: ORDER_STATUS.shipped },
  { label: '已完成', icon: 'check', status: ORDER_STATUS.received },
]

/** The ways to the orders, by where they stand. */
export function OrderEntries() {
  return (
    <Card as="section" label="我的订单">
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
        {ENTRIES.map(({ label, icon, status }) => (
          <Link key={status} to={routePath('orders', {}, { status: String(status) })} className={css.entry}>
            <Icon name={icon} size={26} />
            <Text className={css.entryName}>{label}</Text>
          </Link>
        ))}
      </Box>
    </Card>
  )
}
