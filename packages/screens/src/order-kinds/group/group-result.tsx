import { campaignOf, GROUP_STATUS, ORDER_STATUS } from '@hearth/domain'
import type { Order } from '@hearth/state'
import { Box, Card, Link, Text } from '@hearth/ui'
import { routePath } from '#routes'
import { groupNote, missingText } from './group-text'
import css from './group.module.css'

/** The group of a paid order: the number of missing members, and a link to the group's page for inviting friends. */
export function GroupResult({ order }: { order: Order }) {
  const group = campaignOf(order, 'group')
  if (!group?.endTime) return null
  const gathers = group.status === GROUP_STATUS.gathering && order.orderStatus === ORDER_STATUS.paid
  return (
    <Box className={css.result}>
      <Box className={css.resultWords}>
        <Text as="p" className={css.strong}>
          {gathers ? `${missingText(group)}拼团成功` : group.status === GROUP_STATUS.complete ? '拼团成功' : '拼团失败'}
        </Text>
        <Text as="p" className={css.note}>
          {gathers ? '不邀请也可以，其他人也能在商品页参团' : groupNote(order.orderStatus, group)}
        </Text>
      </Box>
      <Link to={routePath('group', { groupId: group.groupId })} className={gathers ? css.go : css.see}>
        {gathers ? '邀请好友' : '查看拼团'}
      </Link>
    </Box>
  )
}

/** The group of an order, as a card of the order's page. */
export function GroupCard({ order }: { order: Order }) {
  return campaignOf(order, 'group')?.endTime ? (
    <Card as="section" label="拼团">
      <GroupResult order={order} />
    </Card>
  ) : null
}
