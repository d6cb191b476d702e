import { PAYMENT_STATUS } from '@hearth/domain'
import { cashierStore, ordersStore, useActions, usePorts, useShop, userStore } from '@hearth/state'
import { Box, Button, Icon, late, Link, Price, Text } from '@hearth/ui'
import { useCallback, useEffect } from 'react'
import { useCode } from '#hooks/use-code'
import { useLoginGate } from '#hooks/use-login-gate'
import { useLoad } from '#hooks/use-load'
import { useWhole } from '#hooks/use-whole'
import { kindCode } from '#order-kinds/kind-code'
import { ShopPage } from '#parts/page/shop-page'
import { Suggestions } from '#parts/product/suggestions'
import { routePath, type ScreenProps } from '#routes'
import { useWithMessages } from '#twins/use-with-messages'
import { KindResult } from './kind-result'
import { resultOf } from './result-of'
import css from './pay-result.module.css'

const MessageInvite = late(async () => (await import('#parts/account/message-invite')).MessageInvite)

/** The result of a payment. The page polls until the cashier has reported the payment. */
export function PayResultScreen({ params }: ScreenProps) {
  const orderId = params.orderId ?? ''
  const store = cashierStore(orderId)
  const payment = useShop(store, (state) => state.payment)
  const { poll, stop } = useActions(store)
  const { refresh } = useActions(ordersStore)
  // After a purchase, the shopper may be a member, or no longer a newcomer, which changes prices. The shopper is
  // therefore loaded again.
  const { load: loadUser } = useActions(userStore)
  const { askForMessages, navigate } = usePorts()
  const known = useShop(ordersStore, ({ list }) => list.data !== undefined)
  const ask = useCallback(async () => {
    const state = await poll()
    if (state?.paymentStatus === PAYMENT_STATUS.paid) void loadUser()
    if (state && known) await refresh()
  }, [poll, refresh, known, loadUser])
  const allowed = useLoginGate(routePath('payResult', { orderId }))
  useLoad(ask, allowed)
  useEffect(() => stop, [stop])
  // `more` is undefined until the messages that the shopper may allow have loaded or failed. The parts below the result
  // wait for `more`: an invitation to messages that came later would move the recommendations below it.
  const more = useWithMessages(payment, allowed).data
  const code = kindCode(payment.data)
  const whole = useWhole(payment, useCode(code))
  const kind = code?.view() ?? {}
  const result = payment.data && resultOf(payment.data, kind.paidText)
  const good = more && result?.tone === 'good'
  return (
    <ShopPage title="支付结果" layout="narrow" load={whole} onRetry={ask} skeleton={<Asking orderId={orderId} />}>
      {result && (
        <Box className={css.page}>
          <Box className={css[result.tone]} decorative>
            <Icon name={result.icon} size={36} />
          </Box>
          <Box live="polite" className={css.words}>
            <Text as="h2" className={css.title}>
              {result.title}
            </Text>
            <Text as="p" className={css.text}>
              {result.text}
            </Text>
          </Box>
          <Price fen={payment.data!.amount} size="l" plain />
          <Box className={css.actions}>
            <Link to={routePath('orderDetail', { orderId })} className={css.detail}>
              查看订单
            </Link>
            {result.again && (
              <Button onPress={() => navigate(routePath('cashier', { orderId }), { replace: true })}>重新支付</Button>
            )}
            {result.waiting && (
              <Button kind="outline" onPress={ask}>
                刷新结果
              </Button>
            )}
            {!result.again && !result.waiting && (
              <Link to="/" className={css.again}>
                继续逛逛
              </Link>
            )}
          </Box>
        </Box>
      )}
      {good && kind.Result && <KindResult orderId={orderId} Result={kind.Result} />}
      {good && askForMessages && <MessageInvite open moment="order" />}
      {good && <Suggestions open scene="paid" title="大家还买了" />}
    </ShopPage>
  )
}

/**
 * Shown until the first reply about the payment. The reply may be late on a slow network, so the page links to the
 * order.
 */
function Asking({ orderId }: { orderId: string }) {
  return (
    <Box className={css.page}>
      <Box className={css.waiting} decorative>
        <Icon name="clock" size={36} />
      </Box>
      <Box live="polite" className={css.words}>
        <Text as="h2" className={css.title}>
          正在确认支付结果
        </Text>
        <Text as="p" className={css.text}>
          请稍等片刻，不要重复支付
        </Text>
      </Box>
      <Box className={css.actions}>
        <Link to={routePath('orderDetail', { orderId })} className={css.detail}>
          查看订单
        </Link>
      </Box>
    </Box>
  )
}
