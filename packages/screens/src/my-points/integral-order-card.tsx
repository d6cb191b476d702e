import { formatDateTime } from '@hearth/domain'
import type { IntegralOrder } from '@hearth/state'
import { Box, Image, Link, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './my-points.module.css'

/** A product that the shopper exchanged for points, with a link to its order. */
export function IntegralOrderCard({ order }: { order: IntegralOrder }) {
  const { orderId, productName, picture, integral, createTime } = order
  return (
    <Link to={routePath('orderDetail', { orderId })} className={css.order}>
      <Box as="span" className={css.frame}>
        <Image src={picture.url} alt="" width={picture.width} height={picture.height} />
      </Box>
      <Box as="span" className={css.words}>
        <Text className={css.product}>{productName}</Text>
        <Text className={css.time}>{formatDateTime(createTime)}</Text>
      </Box>
      <Text className={css.cost}>{integral} 积分</Text>
    </Link>
  )
}
