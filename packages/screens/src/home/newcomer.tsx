import { profileStore, selectLoggedIn, selectProfile, useShop, userStore } from '@hearth/state'
import { Box, Icon, Link, Text } from '@hearth/ui'
import css from './newcomer.module.css'

const LOGIN = { to: '/login?next=%2F', go: '去登录' }
const GIFT = {
  to: '/newcomer',
  icon: 'ticket',
  title: '登录领取新人礼',
  text: '手机号快捷登录，优惠券自动到账',
  go: '去看看',
} as const
const NO_GIFT = { ...LOGIN, icon: 'user', title: '欢迎光临', text: '手机号快捷登录，购物车和订单随时查看' } as const

/**
 * Greets a shopper by name; shows a visitor the offers for newcomers. Until the viewer is known, it shows what a
 * visitor sees. A page that the server renders thus has this part, and nothing below it moves.
 */
export function Newcomer() {
  const name = useShop(userStore, (state) => (selectLoggedIn(state) ? state.info.data?.displayName : undefined))
  const hasGift = useShop(profileStore, selectProfile)?.hasNewcomerCoupon
  const { to, icon, title, text, go } =
    name !== undefined
      ? ({
          to: '/coupons',
          icon: 'ticket',
          title: `欢迎回家，${name}`,
          text: '先领券再下单，更划算',
          go: '领券中心',
        } as const)
      : hasGift
        ? GIFT
        : NO_GIFT
  return (
    <Link to={to} className={css.newcomer}>
      <Icon name={icon} size={24} />
      <Box className={css.words}>
        <Text className={css.title}>{title}</Text>
        <Text className={css.text}>{text}</Text>
      </Box>
      <Text className={css.go}>{go}</Text>
    </Link>
  )
}
