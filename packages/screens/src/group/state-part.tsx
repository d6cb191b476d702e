import { GROUP_STATUS, missingMembers, type GroupRefusal } from '@hearth/domain'
import type { Group, GroupMember } from '@hearth/state'
import { Box, Card, HiddenText, Tag, Text } from '@hearth/ui'
import { Face } from '#parts/campaign/face'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import css from './group.module.css'

/** The state of a group: the number of missing members, the deadline, and the members. */
export function StatePart({
  group,
  refusal,
  onEnd,
}: {
  group: Group
  refusal: GroupRefusal | undefined
  onEnd: (after: number) => void
}) {
  const { status, members, groupSize, endTime, own } = group
  const gathers = status === GROUP_STATUS.gathering
  const places = gathers ? Array.from({ length: Math.max(0, groupSize - members.length) }, (_, at) => at) : []
  return (
    <Card as="section" label="拼团进度">
      <Box live="polite" className={css.state}>
        <Text as="h2" className={css.title}>
          {titleOf(group, refusal)}
        </Text>
        {gathers && (
          <Box className={css.clock}>
            <PromotionClock key={endTime} endTime={endTime} label="距结束" onEnd={onEnd} />
          </Box>
        )}
        <Text as="p" className={css.note}>
          {noteOf(group, refusal)}
        </Text>
      </Box>
      <HiddenText>{`${members.length} 人已参团：${members.map(spokenName).join('、')}`}</HiddenText>
      <Box className={css.members} decorative>
        {members.map(({ uimg, displayName, leader, refunded }, at) => (
          <Box key={at} className={css.member}>
            <Face picture={uimg} />
            <Text className={css.memberName}>{displayName}</Text>
            {leader && <Tag tone="accent">团长</Tag>}
            {refunded && <Tag tone="warn">已退款</Tag>}
          </Box>
        ))}
        {places.map((at) => (
          <Box key={`place-${at}`} className={css.member}>
            <Face empty />
            <Text className={css.memberName}>待参团</Text>
          </Box>
        ))}
      </Box>
      {own && !own.paid && gathers && (
        <Text as="p" className={css.note}>
          您的订单待付款，付款后参团成功
        </Text>
      )}
    </Card>
  )
}

const spokenName = ({ displayName, leader }: GroupMember): string => (leader ? `${displayName}（团长）` : displayName)

function titleOf({ status, members, groupSize, own }: Group, refusal: GroupRefusal | undefined): string {
  if (status === GROUP_STATUS.complete) return own ? '拼团成功' : '该团已满员'
  if (status === GROUP_STATUS.failed) return own ? '拼团超时，已自动退款' : '该团已结束'
  if (refusal === 'over') return '该团已到时间'
  return `还差 ${missingMembers({ groupSize, memberCount: members.length })} 人拼团成功`
}

function noteOf({ status, own }: Group, refusal: GroupRefusal | undefined): string {
  if (status === GROUP_STATUS.complete) return own ? '商家正在为您备货' : '您可以自己开一个团'
  if (status === GROUP_STATUS.failed) return own ? '款项全额原路退回' : '您可以自己开一个团'
  if (refusal === 'over') return '正在确认结果，未成团会全额退款'
  if (refusal === 'held') return '名额已被占用，有团友正在付款；若未付款，名额会重新放出'
  return own ? '不邀请也可以，其他人也能在商品页参团' : '付款后参团成功，到期未成团全额退款'
}
