import { ORDER_STATUS, ORDER_STATUS_LABEL, type OrderStatus } from '@hearth/domain'
import { pointsStore, useShop, type UserProfile } from '@hearth/state'
import { Badge, Box, Card, Icon, type IconName, Link, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './account.module.css'

const ENTRIES: readonly { icon: IconName; status: OrderStatus; counted?: keyof UserProfile['orderCounts'] }[] = [
  { icon: 'wallet', status: ORDER_STATUS.pendingPayment, counted: 'pendingPayment' },
  { icon: 'box', status: ORDER_STATUS.paid, counted: 'paid' },
  { icon: 'truck', status: ORDER_STATUS.shipped, counted: 'shipped' },
  { icon: 'check', status: ORDER_STATUS.received },
]

/** Links to the orders by status and to after-sale service. Some links show how many orders have the status. */
export function OrderEntries() {
  const counts = useShop(pointsStore, ({ profile }) => profile.data?.orderCounts)
  return (
    <Card as="section" label="我的订单" className={css.wide}>
      <Box className={css.ordersHead}>
        <Text as="h2" className={css.title}>
          我的订单
        </Text>
        <Link to="/my/orders" className={css.all}>
          全部订单
          <Icon name="right" size={16} />
        </Link>
      </Box>
      <Box as="nav" className={css.entries} label="订单状态">
        {ENTRIES.map(({ icon, status, counted }) => (
          <Entry
            key={status}
            icon={icon}
            name={ORDER_STATUS_LABEL[status]}
            to={routePath('orders', {}, { status: String(status) })}
            count={counted && counts?.[counted]}
          />
        ))}
        <Entry icon="shield" name="退换/售后" to="/my/after-sale-list/apply" count={counts?.afterSale} />
      </Box>
    </Card>
  )
}

function Entry({ icon, name, to, count = 0 }: { icon: IconName; name: string; to: string; count?: number }) {
  return (
    <Link to={to} className={css.entry} label={count > 0 ? `${name}，${count} 笔` : undefined}>
      <Icon name={icon} size={26} />
      <Text className={css.entryName}>{name}</Text>
      <Badge count={count} />
    </Link>
  )
}
