import {
  formatDateTime,
  isPendingPayment,
  nextPayment,
  ORDER_STATUS_LABEL,
  orderActions,
  orderMoments,
  PAYMENT_STATUS,
  paymentName,
  settlesFrom,
} from '@hearth/domain'
import {
  cashierStore,
  profileStore,
  selectProfile,
  useActions,
  useNow,
  usePorts,
  useShop,
  type Order,
} from '@hearth/state'
import { Box, Button, BuyBar, Card, EmptyState, Icon, Link, Price, Tag, Text } from '@hearth/ui'
import { useEffect, type ReactNode } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { useShownAgain } from '#hooks/use-shown-again'
import { ProductLine } from '#parts/product-line'
import { PromotionClock } from '#parts/promotion-clock'
import { ShopPage } from '#parts/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { CashierSkeleton } from './cashier-skeleton'
import css from './cashier.module.css'

/** What is to be paid, until when, and on to the cashier's own page. */
export function CashierScreen({ params }: ScreenProps) {
  const orderId = params.orderId ?? ''
  const store = cashierStore(orderId)
  const load = useShop(store, (state) => state.order)
  const starting = useShop(store, (state) => state.starting)
  const { load: read, stop, pay, poll } = useActions(store)
  const { navigate, platform } = usePorts()
  usePageLoad(read, useLoginGate(routePath('cashier', { orderId })))
  useShownAgain(read)
  useEffect(() => stop, [stop])
  const order = load.data?.order
  const now = useNow(60_000, order && orderMoments(order))
  const payable = order && orderActions(order, now).canPay
  // Where the cashier opens above this page, its end is noticed here.
  const watch = async () => {
    const state = await poll()
    if (state && state.paymentStatus !== PAYMENT_STATUS.pending)
      navigate(routePath('payResult', { orderId }), { replace: true })
  }
  const start = async () => {
    // Not waited for: whoever comes back unpaid may press again at once.
    if (await pay()) void watch()
  }
  const button = (
    <Button size="l" block busy={starting} onPress={start}>
      {starting ? '正在打开收银台' : '去支付'}
    </Button>
  )
  return (
    <ShopPage
      title="收银台"
      tone="soft"
      load={load}
      onRetry={read}
      skeleton={<CashierSkeleton />}
      phoneFooter
      footer={payable && <BuyBar>{button}</BuyBar>}
    >
      {payable && (
        <Paying order={order}>
          {platform.kind === 'web' && (
            <Box className={css.submit}>
              {button}
              <Later orderId={order.orderId} />
            </Box>
          )}
        </Paying>
      )}
      {order && !payable && <NothingToPay order={order} now={now} />}
    </ShopPage>
  )
}

/** The order that waits for its money; `children` is what a desktop shows under the amount. */
function Paying({ order, children }: { order: Order; children: ReactNode }) {
  const { orderId } = order
  const shopName = useShop(profileStore, selectProfile)?.name
  const repriced = order.priceDetails.reduce(
    (sum, { stage, fen }) => (stage.startsWith('repriced') ? sum + fen : sum),
    0,
  )
  return (
    <Box className={css.page}>
      <Box className={css.amount}>
        <Text as="p" className={css.label}>
          应付{nextPayment(order) ?? '金额'}
        </Text>
        <Price fen={order.pendingCashAmount || order.amounts.payAmount} size="l" className={css.price} />
        {repriced < 0 && (
          <Text as="p" className={css.label}>
            商家改价 <Price fen={-repriced} size="s" prefix="-" plain />
          </Text>
        )}
        {order.payDeadline && <PromotionClock endTime={order.payDeadline} label="支付剩余时间" />}
        {children}
      </Box>
      <Box className={css.column}>
        <Card as="section" label="支付方式">
          <Text as="h2" className={css.title}>
            支付方式
          </Text>
          <Box className={css.way}>
            <Icon name="wallet" size={24} className={css.wayIcon} />
            <Box className={css.wayWords}>
              <Text as="p">{shopName}收银台</Text>
              <Text as="p" className={css.note}>
                在收银台的安全页面完成付款，我们不保存您的银行卡信息
              </Text>
            </Box>
            <Tag tone="good">推荐</Tag>
          </Box>
        </Card>
        <Card as="section" label="订单商品">
          <Text as="h2" className={css.title}>
            订单 {orderId}
          </Text>
          {order.products.map((product) => (
            <ProductLine key={product.orderItemId} product={product} />
          ))}
        </Card>
      </Box>
      <Box className={css.last}>
        <Later orderId={orderId} />
      </Box>
    </Box>
  )
}

function Later({ orderId }: { orderId: string }) {
  return (
    <Link to={routePath('orderDetail', { orderId })} className={css.later}>
      稍后支付，查看订单
    </Link>
  )
}

function NothingToPay({ order, now }: { order: Order; now: number }) {
  const { orderId, orderStatus, campaign } = order
  const rest = paymentName(campaign, true)
  if (orderActions(order, now).canPlaceBalance)
    return (
      <EmptyState
        picture="order"
        title={`请先确认${rest}`}
        text={`核对地址和优惠券后，就可以付${rest}了`}
        action={{ label: `去确认${rest}`, to: routePath('checkout', {}, { orderId }) }}
      />
    )
  const from = settlesFrom(order)
  return (
    <EmptyState
      picture="order"
      title={
        from !== undefined && now < from
          ? `${rest}从 ${formatDateTime(from)} 起支付`
          : isPendingPayment(orderStatus)
            ? '订单已超过支付时间'
            : `订单${ORDER_STATUS_LABEL[orderStatus]}`
      }
      text="这笔订单现在不需要支付"
      action={{ label: '查看订单', to: routePath('orderDetail', { orderId }) }}
    />
  )
}
