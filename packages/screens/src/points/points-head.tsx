import { pointsStore, selectLoggedIn, useShop, userStore } from '@hearth/state'
import { Box, Icon, Link, Text } from '@hearth/ui'
import { IconRow, type IconRowItem } from '#parts/campaign/icon-row'
import { pointsEnding } from '#parts/account/points-ending'
import css from './points-head.module.css'

/** Explains how points are earned and spent, in the order in which a shopper experiences it. */
const WAYS: readonly IconRowItem[] = [
  { icon: 'cart', title: '购物得积分', text: '按实付金额发放' },
  { icon: 'clock', title: '收货后到账', text: '过了退货期即可用' },
  { icon: 'gift', title: '换智能好物', text: '0 元包邮到家' },
]

/** The shopper's points and the expiring ones, and an explanation. A visitor sees a link to log in. */
export function PointsHead({ integral }: { integral: number }) {
  const loggedIn = useShop(userStore, selectLoggedIn)
  const profile = useShop(pointsStore, (state) => state.profile.data)
  return (
    <Box className={css.head}>
      <Box className={css.panel}>
        <Box className={css.words}>
          <Text as="p" className={css.label}>
            {loggedIn ? '我的积分' : '积分换好物'}
          </Text>
          <Text as="p" className={loggedIn ? css.pieces : css.welcome}>
            {loggedIn ? integral : '登录后查看您的积分'}
          </Text>
          {loggedIn && (
            <Text as="p" className={css.note}>
              {(profile && pointsEnding(profile)) || '积分在获得的次年年底到期'}
            </Text>
          )}
        </Box>
        <Link to={loggedIn ? '/my/points' : '/login?next=%2Fpoints'} className={css.go}>
          {loggedIn ? '兑换记录' : '登录 / 注册'}
          <Icon name="right" size={16} />
        </Link>
      </Box>
      <Box className={css.ways}>
        <IconRow label="积分怎么用" items={WAYS} />
      </Box>
    </Box>
  )
}
