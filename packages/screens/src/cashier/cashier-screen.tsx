import { amountDue, formatFen, orderActions, orderMoments, PAYMENT_STATUS, paymentWayOf } from '@hearth/domain'
import { cashierStore, profileStore, selectProfile, useActions, useNow, usePorts, useShop } from '@hearth/state'
import { Box, Button, BuyBar } from '@hearth/ui'
import { useEffect, useState } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { CashierSkeleton } from './cashier-skeleton'
import { marksOf } from './marks-of'
import { NothingToPay } from './nothing-to-pay'
import { Later, Paying } from './paying'
import css from './cashier.module.css'

/**
 * The page before the cashier: the amount to pay, the deadline, the payment methods, and a button that opens the
 * cashier.
 */
export function CashierScreen({ params }: ScreenProps) {
  const orderId = params.orderId ?? ''
  const store = cashierStore(orderId)
  const load = useShop(store, (state) => state.order)
  const starting = useShop(store, (state) => state.starting)
  const shop = useShop(profileStore, selectProfile)
  const [choice, choose] = useState<string>()
  const { load: read, stop, pay, poll } = useActions(store)
  const { navigate, platform } = usePorts()
  usePageLoad(read, useLoginGate(routePath('cashier', { orderId })))
  useEffect(() => stop, [stop])
  const order = load.data?.order
  const now = useNow(60_000, order && orderMoments(order))
  const payable = order && orderActions(order, now).canPay
  const marks = marksOf(shop, platform.kind)
  const chosen = choice ?? marks[0]!
  // If the cashier is shown on top of this page, polling detects the payment once the cashier is closed.
  const watch = async () => {
    const state = await poll()
    if (state && state.paymentStatus !== PAYMENT_STATUS.pending)
      navigate(routePath('payResult', { orderId }), { replace: true })
  }
  const start = async () => {
    // Polling is not awaited, so that a shopper who returns without paying can press again at once.
    if (await pay(paymentWayOf(chosen))) void watch()
  }
  const button = payable && (
    <Button size="l" block busy={starting} onPress={start}>
      {starting ? '正在打开收银台' : `确认支付 ¥${formatFen(amountDue(order))}`}
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
        <Paying order={order} marks={marks} chosen={chosen} onChoose={choose}>
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
