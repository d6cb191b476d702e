import { GROUP_STATUS, GROUP_STATUS_LABEL, missingMembers } from '@hearth/domain'
import type { Group } from '@hearth/state'
import { Box, Image, Link, Tag, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './groups.module.css'

/** A group of the shopper. */
export function OwnGroup({ group: { groupId, name, picture, status, members, groupSize, own } }: { group: Group }) {
  const missing = missingMembers({ groupSize, memberCount: members.length })
  const words =
    status === GROUP_STATUS.gathering
      ? own?.paid
        ? `还差 ${missing} 人拼团成功`
        : '待付款，付款后参团成功'
      : status === GROUP_STATUS.complete
        ? '成团后发货，可在订单里查看'
        : '到期未成团，已付款项全额退回'
  return (
    <Link to={routePath('group', { groupId })} className={css.own}>
      <Image
        src={picture.url}
        alt=""
        width={picture.width}
        height={picture.height}
        sizes="64px"
        className={css.thumb}
      />
      <Box as="span" className={css.ownWords}>
        <Text className={css.name}>{name}</Text>
        <Text className={css.small}>{words}</Text>
      </Box>
      <Tag tone={status === GROUP_STATUS.complete ? 'good' : status === GROUP_STATUS.gathering ? 'accent' : 'warn'}>
        {GROUP_STATUS_LABEL[status]}
      </Tag>
    </Link>
  )
}
