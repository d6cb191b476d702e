import { Box, Link, Text } from '@hearth/ui'
import css from './cart.module.css'

/** Tells a visitor what a login adds to the displayed cart. */
export function VisitorNote({ empty }: { empty: boolean }) {
  return (
    <Box className={css.note}>
      <Text className={css.noteText}>
        {empty ? '登录后可查看账号里加购的商品' : '登录后与账号里的购物车合并，可用优惠券'}
      </Text>
      <Link to="/login?next=%2Fshopping-cart" className={css.noteLink}>
        去登录
      </Link>
    </Box>
  )
}
