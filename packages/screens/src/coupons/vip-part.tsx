import { formatDateTime, MEMBER_TYPE, memberTypeOf, VIP_TYPE_LABEL } from '@hearth/domain'
import {
  membershipStore,
  useActions,
  usePorts,
  useShop,
  userStore,
  type CouponBatch,
  type VipCouponSet,
} from '@hearth/state'
import { Box, Button, Price, Section, Text } from '@hearth/ui'
import { useEffect } from 'react'
import { CouponCard } from '#parts/coupon/coupon-card'
import { routePath } from '#routes'
import css from './coupons.module.css'

/**
 * The benefits of the monthly, quarterly and yearly membership, with buttons to buy one. A membership that is not sold
 * and has no benefits is left out.
 */
export function VipPart({ sets }: { sets: readonly VipCouponSet[] }) {
  const member = useShop(membershipStore, (state) => state.member.data)
  const turn = useShop(userStore, (state) => state.info.data)
  const { load } = useActions(membershipStore)
  useEffect(() => void load(), [load, turn])
  const told = sets
    .filter(({ price, coupons }) => price !== undefined || coupons.length > 0)
    .sort((one, other) => memberTypeOf(one.vipType) - memberTypeOf(other.vipType))
  if (told.length === 0) return null
  const isMember = member !== undefined && member.memberType !== MEMBER_TYPE.none
  const until = member?.expireTime ? `有效期至 ${formatDateTime(member.expireTime).slice(0, 10)}` : '长期有效'
  return (
    <Section
      title="会员"
      subtitle={isMember ? `您是${member.memberName}，${until}` : '开通后享会员价，会员券自动发放到账户'}
    >
      <Box as="ul" role="list" className={css.vip}>
        {told.map((set) => (
          <Box as="li" key={set.vipType}>
            <Membership set={set} again={isMember} endless={isMember && member.expireTime === undefined} />
          </Box>
        ))}
      </Box>
    </Section>
  )
}

interface MembershipProps {
  set: VipCouponSet
  /** True if the shopper is already a member. */
  again: boolean
  /** True if the shopper's membership has no end. */
  endless: boolean
}

function Membership({ set: { vipType, price, coupons }, again, endless }: MembershipProps) {
  const { order } = useActions(membershipStore)
  const { needLogin } = useActions(userStore)
  const { navigate } = usePorts()
  const name = `会员${VIP_TYPE_LABEL[vipType]}`
  const buy = async () => {
    if (needLogin('/coupons')) return
    const orderId = await order(vipType)
    if (orderId) navigate(price === 0 ? routePath('orderDetail', { orderId }) : routePath('cashier', { orderId }))
  }
  return (
    <Box className={css.membership}>
      <Box className={css.membershipHead}>
        <Text as="h3" className={css.membershipName}>
          {name}
        </Text>
        {price !== undefined && <Price fen={price} />}
        {price !== undefined && !endless && (
          <Button size="s" label={`${again ? '续费' : '开通'}${name}`} onPress={buy}>
            {again ? '续费' : '开通'}
          </Button>
        )}
      </Box>
      {coupons.map((batch) => (
        <CouponCard
          key={batch.couponBatchId}
          coupon={batch}
          note={`${VIP_TYPE_LABEL[vipType]}会员专享${rhythm(batch)}`}
          edged
        />
      ))}
    </Box>
  )
}

/** Returns how often a membership gives a coupon, as text. */
const rhythm = ({ everyMonths }: CouponBatch): string =>
  everyMonths === undefined ? '' : everyMonths === 1 ? '，每月 1 张' : `，每 ${everyMonths} 个月 1 张`
