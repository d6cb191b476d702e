import { useShop, userStore } from '@hearth/state'
import { Box, Icon, Link, Text } from '@hearth/ui'
import css from './home.module.css'

/** Greets a visitor. Known only once the shop has asked who is there, so never part of a rendered page. */
export function Newcomer() {
  const visitor = useShop(userStore, ({ info }) => info.status === 'ready' && info.data?.isLogin !== 2)
  if (!visitor) return null
  return (
    <Link to="/login?next=%2F" className={css.newcomer}>
      <Icon name="ticket" size={24} />
      <Box className={css.newcomerWords}>
        <Text className={css.newcomerTitle}>登录领取新人礼</Text>
        <Text className={css.newcomerText}>手机号一步登录，优惠券自动到账</Text>
      </Box>
      <Text className={css.newcomerGo}>去登录</Text>
    </Link>
  )
}
