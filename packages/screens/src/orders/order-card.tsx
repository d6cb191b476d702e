import { formatDateTime, isPendingPayment, nextPayment, ORDER_STATUS, ORDER_WAY } from '@hearth/domain'
import type { OrderItem } from '@hearth/state'
import { Box, Card, HiddenText, Image, late, Link, OrderStatusBadge, Price, Text } from '@hearth/ui'
import { useState, type ReactNode } from 'react'
import { viewOf } from '#order-kinds/kind-code'
import { OrderActions } from '#parts/order/order-actions'
import type { Question } from '#parts/order/order-question'
import { piecesText } from '#parts/product/pieces-text'
import { choicesOf, giftText, plainName } from '#parts/product/plain-name'
import { routePath } from '#routes'
import css from './orders.module.css'

const OrderQuestion = late(async () => (await import('#parts/order/order-question')).OrderQuestion)

/**
 * Maximum number of pictures on a card. If an order has more products, the last place shows the number of products
 * without a picture.
 */
const PICTURES = 4

/** An order in the list: its status, contents and actions. */
export function OrderCard({ order }: { order: OrderItem }) {
  const { orderId, products } = order
  const [question, ask] = useState<Question>()
  const { Note, statusText } = viewOf(order)
  const bought = products.filter(({ gift }) => !gift)
  const presents = products.filter(({ gift }) => gift)
  const [only] = bought.length === 1 ? bought : []
  const pictured = only ? bought : products
  const shown = pictured.length > PICTURES ? PICTURES - 1 : PICTURES
  const more = pictured.length - shown
  return (
    <Card as="article" className={css.card}>
      <Body order={order}>
        <Text className={css.number}>{`订单 ${orderId}`}</Text>
        <Box className={css.head}>
          <Text className={css.time}>{formatDateTime(order.transactionTime)}</Text>
          <OrderStatusBadge order={order} text={statusText?.(order)} />
        </Box>
        <Box className={css.products}>
          {pictured.slice(0, shown).map(({ orderItemId, picture, name }) => (
            <Box key={orderItemId} className={css.frame}>
              <Image src={picture.url} alt={name} width={picture.width} height={picture.height} sizes="68px" />
            </Box>
          ))}
          {more > 0 && (
            <Box className={css.more}>
              <Text decorative>+{more}</Text>
              <HiddenText>{`还有 ${more} 种商品`}</HiddenText>
            </Box>
          )}
          {only && (
            <Box className={css.words}>
              <Text as="p" className={css.name}>
                {plainName(only)}
              </Text>
              <Text as="p" className={css.choices}>
                {choicesOf(only.attributes)}
              </Text>
              {presents.map((gift) => (
                <Text key={gift.orderItemId} as="p" className={css.gift}>
                  {giftText(gift)}
                </Text>
              ))}
            </Box>
          )}
        </Box>
        {(Note || order.parcelStep) && (
          <Box className={css.note}>
            {Note && <Note order={order} />}
            {order.parcelStep && <Text className={css.gift}>{order.parcelStep.text}</Text>}
          </Box>
        )}
        <Box className={css.sum}>
          <Text className={css.count}>{`共 ${piecesText(products)}，${sumLabel(order)}`}</Text>
          <Price fen={order.showCashAmount} plain />
        </Box>
      </Body>
      {isSecond(order) ? (
        <Text as="p" className={css.choices}>
          技能订单，请在技能平台{isPendingPayment(order.orderStatus) ? '完成付款' : '查看'}
        </Text>
      ) : (
        <OrderActions order={order} onAsk={ask} />
      )}
      <OrderQuestion
        orderId={orderId}
        open={question !== undefined}
        question={question}
        onClose={() => ask(undefined)}
      />
    </Card>
  )
}

/** Whether an order is from the second channel. The shop knows only the data that the list shows of it (E02). */
const isSecond = ({ orderWay }: OrderItem): boolean => orderWay === ORDER_WAY.secondChannel

const Body = ({ order, children }: { order: OrderItem; children: ReactNode }) =>
  isSecond(order) ? (
    <Box className={css.body}>{children}</Box>
  ) : (
    <Link to={routePath('orderDetail', { orderId: order.orderId })} className={css.body}>
      {children}
    </Link>
  )

function sumLabel(order: OrderItem): string {
  const { orderStatus } = order
  if (orderStatus === ORDER_STATUS.cancelled) return '合计'
  if (!isPendingPayment(orderStatus)) return '实付'
  return `应付${nextPayment(order) ?? ''}`
}
