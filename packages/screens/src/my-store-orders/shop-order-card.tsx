import {
  formatDateTime,
  formatFen,
  isPendingPayment,
  ORDER_STATUS,
  ORDER_STATUS_LABEL,
  REBATE_STATUS_LABEL,
  type OrderStatus,
} from '@hearth/domain'
import type { ShopOrder } from '@hearth/state'
import { Box, Button, Card, Image, Tag, Text } from '@hearth/ui'
import { choicesOf, plainName } from '#parts/product/plain-name'
import css from './my-store-orders.module.css'

export interface ShopOrderCardProps {
  order: ShopOrder
  /** Opens the details of the order. */
  onOpen: (orderId: string) => void
}

/** An order made through a share: its products, and for each line the rebate or why there is none. */
export function ShopOrderCard({ order, onOpen }: ShopOrderCardProps) {
  const { orderId, orderStatus, products, orderAmount, rebateAmount, rebateStatus, earnings, transactionTime } = order
  return (
    <Card as="article" className={css.card}>
      <Text className={css.number}>{`订单 ${orderId}`}</Text>
      <Box className={css.head}>
        <Text className={css.time}>{formatDateTime(transactionTime)}</Text>
        <Tag tone="neutral">{ORDER_STATUS_LABEL[orderStatus]}</Tag>
      </Box>
      {products.map((product) => {
        const earning = earnings.find(({ orderItemId }) => orderItemId === product.orderItemId)
        return (
          <Box key={product.orderItemId} className={css.line}>
            <Box className={css.frame}>
              <Image
                src={product.picture.url}
                alt=""
                width={product.picture.width}
                height={product.picture.height}
                sizes="64px"
              />
            </Box>
            <Box className={css.words}>
              <Text as="p" className={css.name}>
                {`${plainName(product)} × ${product.itemQuantity}`}
              </Text>
              <Text as="p" className={css.small}>
                {choicesOf(product.attributes)}
              </Text>
              <Text as="p" className={earning?.reason === undefined ? css.earn : css.small}>
                {earning === undefined ? '' : earningText(earning)}
              </Text>
            </Box>
          </Box>
        )
      })}
      <Box className={css.sum}>
        <Text className={css.small}>{`${sumLabel(orderStatus)} ¥${formatFen(orderAmount)}`}</Text>
        <Text className={css.total}>{`${REBATE_STATUS_LABEL[rebateStatus]} ¥${formatFen(rebateAmount)}`}</Text>
      </Box>
      <Box className={css.way}>
        <Button kind="outline" size="s" label={`查看订单 ${orderId} 的详情`} onPress={() => onOpen(orderId)}>
          查看详情
        </Button>
      </Box>
    </Card>
  )
}

const earningText = ({ rebateAmount, rate, reason }: ShopOrder['earnings'][number]): string =>
  reason ?? `返利 ¥${formatFen(rebateAmount)}${rate === undefined ? '' : ` · ${rate}%`}`

function sumLabel(status: OrderStatus): string {
  if (status === ORDER_STATUS.cancelled) return '合计'
  return isPendingPayment(status) ? '应付' : '实付'
}
