import { formatDateTime, isPendingPayment, ORDER_STATUS } from '@hearth/domain'
import type { OrderItem } from '@hearth/state'
import { Box, Card, HiddenText, Image, Link, OrderStatusBadge, Price, Text } from '@hearth/ui'
import { useState } from 'react'
import { OrderActions } from '#parts/order-actions'
import { piecesText } from '#parts/pieces-text'
import { choicesOf, plainName } from '#parts/product-line'
import { ReceiveDialog } from '#parts/receive-dialog'
import { routePath } from '#routes'
import css from './orders.module.css'

/** How many pictures a card has room for; where the order has more products, the last place says how many. */
const PICTURES = 4

/** An order in the list: where it stands, what is in it, and what can be done with it. */
export function OrderCard({ order }: { order: OrderItem }) {
  const { orderId, products } = order
  const [receiving, setReceiving] = useState(false)
  const shown = products.length > PICTURES ? PICTURES - 1 : PICTURES
  const first = products[0]
  return (
    <Card as="article" className={css.card}>
      <Link to={routePath('orderDetail', { orderId })} className={css.body}>
        <Text className={css.number}>{`订单 ${orderId}`}</Text>
        <Box className={css.head}>
          <Text className={css.time}>{formatDateTime(order.transactionTime)}</Text>
          <OrderStatusBadge status={order.orderStatus} />
        </Box>
        <Box className={css.products}>
          {products.slice(0, shown).map(({ orderItemId, picture, name }) => (
            <Box key={orderItemId} className={css.frame}>
              <Image src={picture.url} alt={name} width={picture.width} height={picture.height} sizes="68px" />
            </Box>
          ))}
          {products.length > shown && (
            <Box className={css.more}>
              <Text decorative>+{products.length - shown}</Text>
              <HiddenText>{`还有 ${products.length - shown} 种商品`}</HiddenText>
            </Box>
          )}
          {products.length === 1 && first && (
            <Box className={css.words}>
              <Text as="p" className={css.name}>
                {plainName(first)}
              </Text>
              <Text as="p" className={css.choices}>
                {choicesOf(first.attributes)}
              </Text>
            </Box>
          )}
        </Box>
        <Box className={css.sum}>
          <Text className={css.count}>
            共 {piecesText(products)}，{sumLabel(order)}
          </Text>
          <Price fen={order.showCashAmount} plain />
        </Box>
      </Link>
      <OrderActions order={order} onReceive={() => setReceiving(true)} />
      {(receiving || order.orderStatus === ORDER_STATUS.shipped) && (
        <ReceiveDialog orderId={orderId} open={receiving} onClose={() => setReceiving(false)} />
      )}
    </Card>
  )
}

function sumLabel({ orderStatus }: OrderItem): string {
  if (orderStatus === ORDER_STATUS.cancelled) return '合计'
  return isPendingPayment(orderStatus) ? '应付' : '实付'
}
