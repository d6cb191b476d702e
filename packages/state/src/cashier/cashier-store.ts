import { amountDue, isAdvertised, isPendingPayment, PAYMENT_STATUS, type PaymentWay } from '@hearth/domain'
import type { OrderDetail, PaymentState } from '@hearth/sdk/core'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreContext, type StoreDefinition } from '#shop/define-store'
import { idle, type Load, ready } from '#shop/load'
import { tracker } from '#shop/track'

/**
 * Ms between a poll of a payment and the next poll. After the last value of the list, each further pause has that value
 * too.
 */
const PAUSES = [1000, 1000, 2000, 2000, 3000]

/** Maximum number of polls, about two minutes. After them, the page says that the result is not known yet. */
const MOST_QUESTIONS = 40

/** The payment of one order. */
export interface CashierState {
  order: Load<OrderDetail>
  payment: Load<PaymentState>
  /** True while the cashier is being opened. */
  starting: boolean
  load(): Promise<void>
  /** Opens the cashier's page with the chosen payment method. Returns whether it opened. */
  pay(way?: PaymentWay): Promise<boolean>
  /**
   * Polls until the payment is settled or the polls are used up. Returns the last reply; undefined if polling was
   * stopped or restarted.
   */
  poll(): Promise<PaymentState | undefined>
  stop(): void
}

/** Whether polling can stop: the payment or the order is no longer pending. */
const isSettled = ({ orderStatus, paymentStatus }: PaymentState): boolean =>
  paymentStatus !== PAYMENT_STATUS.pending || !isPendingPayment(orderStatus)

/** Reports a payment to the advertisement that the shopper came from. The server ignores repeated reports. */
async function reportPurchase({ api, ports }: StoreContext, id: string): Promise<void> {
  const origin = await ports.origin?.().catch(() => undefined)
  // The page works without the report to the advertisement, so failures are ignored.
  if (origin && isAdvertised(origin)) await api.orders.reportPurchase({ id }, { toast: false }).catch(() => undefined)
}

/** Defines the store of one order's payment. */
export const cashierStore = (orderId: string): StoreDefinition<CashierState> =>
  defineStore<CashierState>({
    name: `cashier:${orderId}`,
    personal: true,
    create(context, set, get) {
      const { api, ports } = context
      const track = tracker(context, set, get)
      const change = changing(context, set, get, 'starting')
      const paying = attempt(ports, true)
      let polling = 0
      /**
       * The payment that was last recorded: polling returns a paid payment several times, and it must be recorded once.
       */
      let recorded: string | undefined
      let wake = () => {}

      const pause = (ms: number) =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      const stop = () => {
        polling += 1
        wake()
      }
      context.onForget(stop)

      return {
        order: idle,
        payment: idle,
        starting: false,
        load: async () => void (await track('order', () => api.orders.get({ orderId }), true)),
        pay: (way) =>
          change(
            async () => {
              const order = get().order.data?.order
              const amount = order && amountDue(order)
              const pay = { orderId, way, amount, returnUrl: `/pay-result/${encodeURIComponent(orderId)}` }
              // Each combination of order status, amount and payment method needs its own idempotency key.
              const started = await paying.send(`${order?.orderStatus}/${amount}/${way}`, (idempotencyKey) =>
                api.orders.pay(pay, { idempotencyKey }),
              )
              // The loaded state belongs to an earlier payment, such as the deposit, so it is removed when another
              // payment starts.
              set({ payment: idle })
              ports.openCashier(started.cashierUrl)
            },
            // If the call failed, the payment may have started, or the amount due may have changed, so the order is
            // loaded again.
            { refused: () => void get().load() },
          ),
        async poll() {
          stop()
          const turn = polling
          const session = context.session()
          if (!get().payment.data) set({ payment: { status: 'loading' } })
          for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
            // A failed poll does not end the polling, since the next poll may succeed.
            const state = await api.orders.pollPayment({ orderId }, { toast: false }).catch(() => undefined)
            if (turn !== polling || session !== context.session()) break
            if (state) {
              set({ payment: ready(state) })
              if (state.paymentStatus === PAYMENT_STATUS.failed) paying.end()
              if (state.paymentStatus === PAYMENT_STATUS.paid && recorded !== (state.paymentId ?? orderId)) {
                recorded = state.paymentId ?? orderId
                ports.record?.({ event: 'order-paid', orderId, amount: state.amount })
                void reportPurchase(context, orderId)
              }
              if (isSettled(state)) return state
            }
            await pause(PAUSES[asked] ?? 3000)
            if (turn !== polling) break
          }
          if (turn === polling && !get().payment.data)
            set({ payment: { status: 'failed', error: { message: '暂时查不到支付结果，请稍后刷新' } } })
          // If another page has started polling, that page shows the result, and this call returns undefined.
          return turn === polling ? get().payment.data : undefined
        },
        stop,
      }
    },
  })
