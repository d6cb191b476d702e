import { MEMBER_TYPE } from '@hearth/domain'
import { pointsStore, selectLoggedIn, useShop, userStore } from '@hearth/state'
import { Box, Card, Link, Text } from '@hearth/ui'
import css from './account.module.css'

/** Text in place of a number that is unknown. Visitors see it in place of every number. */
const UNKNOWN = '–'

/** The shopper's coupons, points, coins and membership. Each links to its page. */
export function Assets() {
  const { couponCount, integral, gold } = useShop(pointsStore, ({ profile }) => profile.data) ?? {}
  const loggedIn = useShop(userStore, selectLoggedIn)
  const member = useShop(userStore, ({ info }) => info.data?.member)
  const isMember = loggedIn && member ? (member.memberType === MEMBER_TYPE.none ? '未开通' : '已开通') : undefined
  return (
    <Card as="section" label="我的资产" className={css.wide}>
      <Box className={css.assets}>
        <Asset name="我的优惠券" has={couponCount} to="/my/coupons" />
        <Asset name="我的积分" has={integral} to="/my/points" />
        <Asset name="金币" has={gold} to="/my/points" />
        <Asset name="会员" has={isMember} to="/coupons" />
      </Box>
    </Card>
  )
}

function Asset({ name, has = UNKNOWN, to }: { name: string; has?: number | string; to: string }) {
  return (
    <Link to={to} className={css.asset}>
      <Text className={typeof has === 'number' ? css.pieces : css.word}>{has}</Text>
      <Text className={css.entryName}>{name}</Text>
    </Link>
  )
}
