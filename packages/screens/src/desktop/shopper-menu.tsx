import { Box, Icon, type IconName, Link, Text } from '@hearth/ui'
import { routePath, type RouteName } from '#routes'
import css from './shopper-menu.module.css'

const ENTRIES: readonly { route: RouteName; icon: IconName; label: string }[] = [
  { route: 'account', icon: 'user', label: '我的账号' },
  { route: 'orders', icon: 'box', label: '我的订单' },
  { route: 'afterSaleList', icon: 'shield', label: '退换/售后' },
  { route: 'myCoupons', icon: 'ticket', label: '我的优惠券' },
  { route: 'myPoints', icon: 'wallet', label: '我的积分' },
  { route: 'duCode', icon: 'gift', label: '兑换码' },
  { route: 'myPosts', icon: 'text', label: '我的发布' },
  { route: 'myLikes', icon: 'heart', label: '赞过的内容' },
  { route: 'arrivals', icon: 'clock', label: '消息通知' },
  { route: 'addresses', icon: 'pin', label: '收货地址' },
  { route: 'cart', icon: 'cart', label: '购物车' },
]

/** The menu beside the pages of a shopper, shown on a desktop. */
export function ShopperMenu({ current }: { current: RouteName }) {
  return (
    <Box as="nav" label="账号" className={css.menu}>
      {ENTRIES.map(({ route, icon, label }) => (
        <Link
          key={route}
          to={routePath(route)}
          current={route === current}
          className={route === current ? css.current : css.entry}
        >
          <Icon name={icon} />
          <Text>{label}</Text>
        </Link>
      ))}
      <Link to="/agreement/service" className={css.entry}>
        <Icon name="phone" />
        <Text>联系客服</Text>
      </Link>
    </Box>
  )
}
