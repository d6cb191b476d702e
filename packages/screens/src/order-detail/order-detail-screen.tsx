import {
  canAskService,
  canChangeAddress,
  isPendingPayment,
  ORDER_STATUS,
  orderActions,
  REPLY_CODE,
  rulesOfKind,
} from '@hearth/domain'
import { orderStore, useActions, usePorts, useShop, type Order } from '@hearth/state'
import { Box, Button, BuyBar, Card, EmptyState, late, Link, Text } from '@hearth/ui'
import { useEffect, useState } from 'react'
import { useCode } from '#hooks/use-code'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { useWhole } from '#hooks/use-whole'
import { kindCode, viewOf } from '#order-kinds/kind-code'
import { AddressLines } from '#parts/address/address-lines'
import { Amounts } from '#parts/product/amounts'
import { OrderActions } from '#parts/order/order-actions'
import type { Question } from '#parts/order/order-question'
import { piecesText } from '#parts/product/pieces-text'
import { ProductLine } from '#parts/product/product-line'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { useWithMessages } from '#twins/use-with-messages'
import { OrderDetailSkeleton } from './order-detail-skeleton'
import { StatusHead } from './status-head'
import css from './order-detail.module.css'

const CancelDialog = late(async () => (await import('./cancel-dialog')).CancelDialog)
const InvoiceSheet = late(async () => (await import('./invoice-sheet')).InvoiceSheet)
const OrderExtras = late(async () => (await import('./order-extras')).OrderExtras)
const OrderQuestion = late(async () => (await import('#parts/order/order-question')).OrderQuestion)
const OrderInvite = late(async () => (await import('./order-invite')).OrderInvite)
const OrderGuides = late(async () => (await import('./order-guides')).OrderGuides)
const OrderFacts = late(async () => (await import('./order-facts')).OrderFacts)
const OrderLog = late(async () => (await import('./order-log')).OrderLog)
const ServiceButton = late<{ open: true; spuNos: string[] }>(
  async () => (await import('#parts/order/service-button')).ServiceButton,
)
const MoveSheet = late(async () => (await import('./move-sheet')).MoveSheet)

/**
 * Ms after the payment deadline until the page loads the order again. By then the shop has cancelled the unpaid order.
 */
const CANCELLING = 6000

/** The page of one order: its status, contents and actions (F03, R13). */
export function OrderDetailScreen({ params }: ScreenProps) {
  const orderId = params.orderId ?? ''
  const store = orderStore(orderId)
  const detail = useShop(store, (state) => state.detail)
  const { load } = useActions(store)
  const { platform, navigate, askForMessages } = usePorts()
  const [cancelling, setCancelling] = useState(false)
  const [question, ask] = useState<Question>()
  const [moving, setMoving] = useState(false)
  const [invoicing, setInvoicing] = useState(false)
  const allowed = useLoginGate(routePath('orderDetail', { orderId }))
  usePageLoad(load, allowed)
  const [lateSince, setLateSince] = useState(0)
  useEffect(() => {
    if (!lateSince) return
    void load()
    const timer = setTimeout(() => void load(), CANCELLING)
    return () => clearTimeout(timer)
  }, [lateSince, load])
  const order = detail.data?.order
  const kind = order ? viewOf(order) : {}
  const code = useCode(
    OrderFacts,
    ServiceButton,
    order && hasExtras(order) ? OrderExtras : undefined,
    kindCode(order?.campaign),
  )
  const whole = useWithMessages(useWhole(detail, code), allowed)
  const gone = !order && detail.error?.code === String(REPLY_CODE.notFound)
  const open = order && Object.values(orderActions(order)).some(Boolean)
  const actions = order && <OrderActions order={order} onCancel={() => setCancelling(true)} onAsk={ask} />
  return (
    <ShopperPage
      entry="orders"
      title="订单详情"
      load={gone ? undefined : whole}
      onRefresh={load}
      skeleton={<OrderDetailSkeleton />}
      empty={gone}
      emptyState={
        <EmptyState
          picture="order"
          title="没有找到这笔订单"
          text="请核对订单号，或查看全部订单"
          action={{ label: '我的订单', to: '/my/orders' }}
        />
      }
      phoneFooter
      footer={
        open && (
          <BuyBar>
            <Box className={css.actions}>{actions}</Box>
          </BuyBar>
        )
      }
    >
      {order && (
        <Box className={css.page}>
          <StatusHead order={order} late={lateSince > 0} onLate={setLateSince}>
            {platform.kind === 'web' && <Box className={css.deskActions}>{actions}</Box>}
          </StatusHead>
          <Box className={css.column}>
            {askForMessages && <OrderInvite open order={order} />}
            <OrderExtras order={order} open={hasExtras(order)} />
            {kind.Order && <kind.Order order={order} />}
            {order.address && (
              <Card as="section" label="收货信息">
                <AddressLines address={order.address} />
                {canChangeAddress(order.orderStatus, order.partlyShipped) && (
                  <Button kind="text" flush size="s" onPress={() => setMoving(true)}>
                    修改地址
                  </Button>
                )}
              </Card>
            )}
            <Card as="section" label="商品">
              <Text as="h2" className={css.title}>
                商品（{piecesText(order.products)}）
              </Text>
              {order.products.map((product) => (
                <Box key={product.orderItemId}>
                  <ProductLine product={product} />
                  {order.address && canAskService(order.orderStatus) && !product.gift && !goesBackWhole(order) && (
                    <Link
                      to={routePath('serviceForm', { orderItemId: product.orderItemId })}
                      className={css.serve}
                      label={`申请售后 ${product.name}`}
                    >
                      申请售后
                    </Link>
                  )}
                </Box>
              ))}
              {kind.Amounts && <kind.Amounts order={order} />}
              <Amounts
                amounts={order.amounts}
                payLabel={payLabel(order)}
                explained={{ details: order.priceDetails, products: order.products }}
              />
            </Card>
          </Box>
          <Box className={css.column}>
            <OrderFacts open order={order} onInvoice={() => setInvoicing(true)} />
            <ServiceButton open spuNos={order.products.map(({ spuNo }) => spuNo)} />
            {/* These parts load late. Nothing that can be pressed is below them, so no button moves. */}
            <OrderGuides open={canAskService(order.orderStatus)} order={order} />
            <OrderLog open orderId={orderId} />
          </Box>
        </Box>
      )}
      <CancelDialog orderId={orderId} open={cancelling} onClose={() => setCancelling(false)} />
      <InvoiceSheet orderId={orderId} open={invoicing} onClose={() => setInvoicing(false)} />
      <MoveSheet orderId={orderId} open={moving} onClose={() => setMoving(false)} />
      <OrderQuestion
        orderId={orderId}
        open={question !== undefined}
        question={question}
        onClose={() => ask(undefined)}
        onRemoved={() => navigate('/my/orders', { replace: true })}
      />
    </ShopperPage>
  )
}

/** Whether the order has parts that only some orders have: codes, a cabinet, parcels. */
const hasExtras = (order: Order): boolean => !!(order.codes ?? order.pickup ?? order.parcels[0])

/** Whether the shopper returns the order as a whole, so that its lines offer no service. */
function goesBackWhole({ campaign, orderStatus }: Order): boolean {
  const { waits, goesBackWhole: whole } = rulesOfKind(campaign)
  return !!campaign && !!((orderStatus === ORDER_STATUS.paid && waits?.(campaign)) || whole?.(campaign))
}

function payLabel(order: Order): string {
  const { payTime, orderStatus } = order
  if (payTime) return '实付金额'
  if (rulesOfKind(order.campaign).payments) return '合计'
  return isPendingPayment(orderStatus) ? '应付金额' : '订单金额'
}
