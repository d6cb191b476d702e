import type { OrderDraft, WithdrawableCash } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { payables } from '#areas/all'
import { applyAfterSale } from '#areas/after-sale/apply-after-sale'
import { placeOrder } from '#areas/checkout/place-order'
import { confirmOrder } from '#areas/orders/shipping/confirm-order'
import { payOrder } from '#areas/orders/payment/pay-order'
import { settleNotice } from '#areas/payment/settle-notice'
import { settleTrade } from '#areas/sandbox/sandbox-trades'
import { chunksOf } from '#kernel/reads/chunks-of'
import { SANDBOX_CHANNEL, type CashierPayment } from '#ports/cashier'
import { house, type Actor } from '#shop/actor'
import { inTransaction, workAt } from '#shop/unit-of-work'
import { draftOf } from '../shelf'
import type { TestShop } from '../shop'
import { askAsHouse } from '../staff'
import { loggedIn, type Earner, type Person } from './month-people'

/** An order to place. */
export interface Wish {
  buyer: Person
  products: NonNullable<OrderDraft['products']>
  /** Price of the order, fen. */
  amount: number
  shareId?: string
}

/** A return of pieces of an order. `kept` is the part of their refund that the shop keeps, fen. */
export interface Return {
  orderId: string
  buyer: Person
  /** Whether all pieces of all lines are returned, or one piece of the first line. */
  whole: boolean
  kept: number
}

interface Line {
  orderItemId: string
  skuNo: string
  quantity: number
}

/** The reason that staff and shoppers give. */
const REASON = '缺货'

/** Actions of the month's shoppers, staff and promoters. They call functions of the areas, or make calls. */
export function monthHands(shop: TestShop) {
  const { db } = shop.connection
  const workAs = (actor: Actor) => workAt(shop.inside, shop.ports.clock(), actor)
  const as = ({ id }: Person) => workAs({ kind: 'shopper', id })
  const versionOf = async (table: 'orders' | 'after_sale', id: string): Promise<number> => {
    const { rows } = await sql<{ version: number }>`
      select version from ${sql.table(table)} where id = ${id}`.execute(db)
    return rows[0]!.version
  }

  /** Begins a payment. */
  const begin = async (buyer: Person, orderId: string): Promise<string> => {
    const payment = await inTransaction(as(buyer), (inside) => payOrder(inside, buyer.id, { orderId }, SANDBOX_CHANNEL))
    return payment.paymentId
  }

  /** Ends a payment at the cashier, and sends the shop the notice. */
  async function collect(payment: CashierPayment, result: 'paid' | 'failed' = 'paid'): Promise<void> {
    const { paymentId } = payment
    const ids = { tradeNo: `T${paymentId}`, noticeId: paymentId }
    await settleTrade(db, payment, result, ids, shop.ports.clock())
    const told = { paymentId, tradeNo: ids.tradeNo, amount: payment.amount, result, time: shop.ports.clock() }
    await settleNotice(workAs(house('cashier')), payables, SANDBOX_CHANNEL, told)
  }

  const hands = {
    place: async ({ buyer, products, amount, shareId }: Wish): Promise<string> => {
      const draft = draftOf(buyer.addressId, products, amount, {
        useGold: false,
        useDuStar: false,
        ...(shareId === undefined ? {} : { shareId }),
      })
      const viewer = { shopperId: buyer.id, now: shop.ports.clock(), enterprise: false }
      return (await inTransaction(as(buyer), (inside) => placeOrder(inside, draft, viewer))).orderId
    },
    begin,
    collect,
    /** Pays an order, sometimes at the second attempt. */
    async pay(buyer: Person, orderId: string, amount: number, stumbles: boolean): Promise<void> {
      const once = async (result: 'paid' | 'failed') =>
        collect({ orderId, paymentId: await begin(buyer, orderId), amount }, result)
      if (stumbles) await once('failed')
      await once('paid')
    },
    /** Ships orders by one staff call. */
    async ship(orderIds: readonly string[]): Promise<void> {
      const { rows } = await sql<{ orderId: string; version: number }>`
        select id as "orderId", version from orders
        where id = any(${[...orderIds]}::text[]) and status = 20 order by id`.execute(db)
      const parcels = rows.map((row) => ({ ...row, companyName: '顺丰速运', trackingNumber: `SF${row.orderId}` }))
      if (parcels.length > 0) await askAsHouse(shop, 'orders.shipMany', { parcels })
    },
    confirm: (buyer: Person, orderId: string) =>
      inTransaction(as(buyer), (inside) => confirmOrder(inside, buyer.id, orderId)),
    /** Refunds a whole order that is not shipped yet. */
    cancel: async (orderId: string) =>
      askAsHouse(shop, 'orders.refund', { orderId, version: await versionOf('orders', orderId), reason: REASON }),
    /** Requests the return of pieces of an order. @returns the ids of the requests */
    async ask({ orderId, buyer, whole }: Return): Promise<string[]> {
      const { rows } = await sql<Line>`
        select id as "orderItemId", sku_no as "skuNo", quantity from order_item
        where order_id = ${orderId} order by position`.execute(db)
      const ids: string[] = []
      for (const { quantity, ...line } of whole ? rows : rows.slice(0, 1)) {
        const form = { ...line, serviceType: 1, reason: 'unwanted', returnType: 2, itemQuantity: whole ? quantity : 1 }
        const { afterSaleOrderId } = await inTransaction(as(buyer), (inside) =>
          applyAfterSale(inside, buyer.id, form as never),
        )
        ids.push(afterSaleOrderId)
      }
      return ids
    },
    /** Agrees to a request and receives its pieces. A job then refunds them. */
    async takeBack(afterSaleOrderId: string, kept: number): Promise<void> {
      const version = () => versionOf('after_sale', afterSaleOrderId)
      await askAsHouse(shop, 'afterSales.agree', { afterSaleOrderId, version: await version() })
      const { rows } = await sql<{ quantity: number }>`
        select quantity from after_sale where id = ${afterSaleOrderId}`.execute(db)
      await askAsHouse(shop, 'afterSales.receive', {
        afterSaleOrderId,
        version: await version(),
        counted: rows[0]!.quantity,
        resellable: 1,
        ...(kept > 0 ? { deductAmount: kept, deductReason: '包装破损' } : {}),
      })
    },
    /**
     * Withdraws a part of the available balance, if it is large enough.
     * @returns the withdrawn amount, fen
     */
    async withdraw({ id, kind }: Earner, percent: number): Promise<number> {
      const headers = await loggedIn(shop, id)
      const url = `/api/platform/usercenter/v1/withdrawable/cash?kind=${kind}`
      const { data } = await shop.ask<WithdrawableCash>({ url, headers })
      const withdrawAmount = Math.floor(((data?.amount ?? 0) * percent) / 100)
      if (withdrawAmount < 100) return 0
      const path = kind === 'partner' ? 'rebate/v1/partner/withdraw' : 'rebate/v1/withdraw'
      const payload = { withdrawAmount }
      const { code } = await shop.ask({ method: 'POST', url: `/api/platform/${path}`, headers, payload })
      // A suspended promoter may not withdraw.
      return code === 0 ? withdrawAmount : 0
    },
    async judge({ id }: Earner, deed: 'suspend' | 'restore'): Promise<void> {
      const { rows } = await sql<{ version: number }>`
        select version from promoter where shopper_id = ${id}`.execute(db)
      const reason = deed === 'suspend' ? { reason: '资料不清楚' } : {}
      await askAsHouse(shop, `promoters.${deed}`, { shopperId: id, version: rows[0]!.version, ...reason })
    },
    /** Lets staff decide on pending withdrawals: they approve most, and refuse every ninth. */
    async review(): Promise<void> {
      const { rows } = await sql<{ id: string }>`
        select withdrawal.id from withdrawal where status = 0 order by shopper_id, amount`.execute(db)
      const [passed, refused] = [rows.filter((_, at) => at % 9 !== 8), rows.filter((_, at) => at % 9 === 8)]
      for (const some of chunksOf(passed, 50))
        await askAsHouse(shop, 'withdrawals.approve', { withdrawIds: some.map(({ id }) => id) })
      for (const some of chunksOf(refused, 50))
        await askAsHouse(shop, 'withdrawals.refuse', { withdrawIds: some.map(({ id }) => id), reason: REASON })
    },
    /** Runs payouts until none is due. Replies for some accounts are lost; the job queries them again. */
    async payOut(): Promise<void> {
      const due = async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*) as n from withdrawal where look_at <= ${shop.ports.clock()}`.execute(db)
        return rows[0]!.n
      }
      while ((await due()) > 0)
        await shop.run('pay out').catch((error: Error) => {
          if (!(error instanceof AggregateError)) throw error
        })
    },
    /** Confirms payouts for every second promoter who has to confirm one. */
    async confirmPayouts(): Promise<void> {
      const { rows } = await sql<{ url: string }>`
        select confirm_url as url from withdrawal where status = 3 and right(shopper_id, 1) in ('0', '2', '4', '6', '8')
        order by id`.execute(db)
      for (const { url } of rows) await shop.app.inject({ method: 'POST', url })
    },
    /** Changes one of the owner's rules. */
    async setRules(name: 'withdrawals' | 'afterSales', part: object): Promise<void> {
      const now = await askAsHouse(shop, `${name}.rules`, {})
      await askAsHouse(shop, `${name}.setRules`, { ...now, ...part })
    },
  }
  return hands
}
