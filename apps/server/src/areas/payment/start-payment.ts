import { MOST_PAYMENTS, PAYMENT_STATUS, REPLY_CODE, safeNext, type PaymentWay } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Payable } from '#areas/payment/payable'
import type { CashierPayment } from '#ports/cashier'
import { prepared } from '#database/prepared'
import { asciiPath } from '#kernel/http/ascii-path'
import { NO_CLAIM, type Claim } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A payment to start. */
export interface NewPayment {
  payable: Payable
  /** The order that the payable belongs to. */
  orderId: string
  shopperId: string
  /** Fen. */
  amount: number
  /** The shop's cashier. */
  channel: string
  /** The way to pay that the shopper chose. */
  way?: PaymentWay
  /** The page that the shopper returns to. */
  returnUrl?: string
  /** The message after too many payments for the same payable. */
  tooMany?: string
  /**
   * A further update in the statement that records the payment. With its condition `exists (select from started)`, it
   * changes nothing if the payment is refused.
   */
  more?: RawBuilder<object>
  claim?: Claim
}

const TOO_MANY = '付款尝试次数太多，请联系客服处理'

/** @throws ShopError badInput for a cashier that the shop does not have */
export function needChannel(channel: string, chosen: string | undefined): void {
  if (chosen !== undefined && chosen !== channel)
    throw new ShopError(REPLY_CODE.badInput, '请选择本店支持的支付方式', 'payChannel')
}

/**
 * Records a payment before the cashier is called. The caller has locked the payable and found it open. A payable can
 * have several payments, since a shopper may try again; only one of them pays it.
 * @throws ShopError overLimit after too many payments
 */
export async function startPayment({ db, now, numbers }: UnitOfWork, wanted: NewPayment): Promise<CashierPayment> {
  const {
    payable,
    orderId,
    shopperId,
    amount,
    channel,
    way,
    returnUrl,
    more = sql`select 1`,
    claim = NO_CLAIM,
  } = wanted
  const { tooMany = TOO_MANY } = wanted
  const back = returnUrl === undefined || returnUrl === '' ? undefined : asciiPath(safeNext(returnUrl))
  const payment: CashierPayment = {
    paymentId: `P${numbers.next(now)}`,
    orderId,
    amount,
    ...(way ? { way } : {}),
    ...(back ? { returnUrl: back } : {}),
  }
  const { rows } = await prepared`with started as (
      insert into payment (
        id, payable_kind, payable_id, order_id, shopper_id, channel, amount, status, return_url, created_at
      )
      select ${payment.paymentId}, ${payable.kind}, ${payable.id}, ${orderId}, ${shopperId}, ${channel},
        ${amount}::bigint, ${PAYMENT_STATUS.pending}::integer, ${back ?? null}, ${now}::bigint
      where (
        select count(*) from payment
        where order_id = ${orderId} and payable_kind = ${payable.kind} and payable_id = ${payable.id}
      ) < ${MOST_PAYMENTS}
      returning id
    ),
    marked as (${more}),
    kept as (${claim.keep(payment)})
    select id from started`.execute(db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.overLimit, tooMany)
  return payment
}
