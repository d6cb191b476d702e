import { selectLoggedIn, useShop, userStore } from '@hearth/state'
import { Box, Icon, Link, Text } from '@hearth/ui'
import css from './newcomer.module.css'

const TO_VISITORS = { to: '/login?next=%2F', title: '登录领取新人礼', text: '手机号一步登录，优惠券自动到账', go: '去登录' }

/**
 * Greets whoever comes. Until the shop has asked who it is, a visitor: so a rendered page has the greeting in its place,
 * and nothing below it moves when the answer comes.
 */
export function Newcomer() {
  const name = useShop(userStore, (state) => (selectLoggedIn(state) ? state.info.data?.displayName : undefined))
  const { to, title, text, go } = name === undefined ? TO_VISITORS : { to: '/account', title: `欢迎回家，${name}`, text: '订单、地址和优惠都替您收好了', go: '我的' }
  return (
    <Link to={to} className={css.newcomer}>
      <Icon name={name === undefined ? 'ticket' : 'user'} size={24} />
      <Box className={css.words}>
        <Text className={css.title}>{title}</Text>
        <Text className={css.text}>{text}</Text>
      </Box>
      <Text className={css.go}>{go}</Text>
    </Link>
  )
}
