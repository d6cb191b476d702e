import {
  AFTER_SALE_STATUS,
  ORDER_STATUS,
  REPLY_CODE,
  RETURN_TYPE,
  SERVICE_TYPE,
  serviceWaitEnd,
  type AfterSaleDeed,
} from '@hearth/domain'
import type {
  AgreeAfterSale,
  Changed,
  Deduction,
  QuoteRepair,
  ReceiveAfterSale,
  RefundInstead,
  RefuseAfterSale,
  RefuseGoods,
  SendAfterSale,
} from '@hearth/ops'
import { sql } from 'kysely'
import {
  findAfterSale,
  noSuchAfterSale,
  type AfterSaleRow,
  type LockedAfterSale,
} from '#areas/after-sale/own-after-sale'
import { refundPieces, type CountedPieces } from '#areas/after-sale/refund-pieces'
import { serviceRules } from '#areas/returns/service-rules'
import { stepAfterSale } from '#areas/after-sale/step-after-sale'
import { returnPieces } from '#areas/stock/return-stock'
import { takePieces } from '#areas/stock/take-stock'
import { needText } from '#kernel/payloads/need-text'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

/** A function that changes a locked request for a member of staff. The returned object goes into the audit log. */
type Act<Payload> = (context: OpsContext, row: LockedAfterSale, payload: Payload) => Promise<object>

/**
 * Whether the order was cancelled and fully refunded, while the request is still open. A consumer of the order's event
 * will close the request.
 */
const isLeftOpen = ({ order, status }: LockedAfterSale): boolean =>
  order.status === ORDER_STATUS.cancelled && status < AFTER_SALE_STATUS.received

/** Refuses requests that can no longer be changed. @throws ShopError wrongState */
function refuseToChange(row: LockedAfterSale): void {
  if (row.giftOf !== null) throw new ShopError(REPLY_CODE.wrongState, '赠品售后随主商品一起处理', 'afterSaleOrderId')
  if (isLeftOpen(row)) throw new ShopError(REPLY_CODE.wrongState, '订单已取消，售后申请会自动关闭', 'afterSaleOrderId')
}

const requests = versioned<LockedAfterSale>({
  kind: 'after-sale',
  async find(db, id, lock) {
    const row = await findAfterSale(db, id)
    if (row && lock) refuseToChange(row)
    return row
  },
  missing: noSuchAfterSale,
  told: ({ status }) => ({ status }),
})

/**
 * Takes an action of staff on the request that the payload names.
 * @throws ShopError notFound, wrongState; OpsError stale
 */
const act = <Payload extends { afterSaleOrderId: string; version: number }>(
  context: OpsContext,
  payload: Payload,
  deed: Act<Payload>,
): Promise<Written<Changed>> =>
  requests.act(context, { id: payload.afterSaleOrderId, version: payload.version }, (row) =>
    deed(context, row, payload),
  )

/** Approves a request. Pieces that need not be returned count as received. */
export const agreeAsRead = (context: OpsContext, payload: AgreeAfterSale) =>
  act(context, payload, async (work, row, { withReturn, ...deduction }) => {
    const seen = await withCodes(work.db, row.itemId)
    // Codes cannot be returned, but the shop can require the return of a gift that was sent with them.
    const wanted = seen ? row.gifts.length > 0 && withReturn : (withReturn ?? row.returnType !== RETURN_TYPE.none)
    const returns = !row.unshipped && wanted
    if (!returns) {
      await stepAfterSale(work, row, { deed: 'agreeWithoutReturn', by: 'shop', data: {} })
      const pieces = [row, ...row.gifts].map((one): CountedPieces => {
        const stays = seen && one !== row && !row.unshipped
        const counted = stays ? 0 : one.quantity
        return { itemId: one.itemId, counted, resellable: row.unshipped && !seen ? counted : 0 }
      })
      await count(work, [row, ...row.gifts], pieces)
      if (row.serviceType === SERVICE_TYPE.refund) await refundPieces(work, row, { pieces, ...deducted(deduction) })
      return { withReturn: false }
    }
    const { address, billDays } = await serviceRules.read(work.db)
    await stepAfterSale(work, row, {
      deed: 'agree',
      by: 'shop',
      data: {},
      waitUntil: serviceWaitEnd(work.now, billDays),
      set: [
        sql`shop_address = ${address ? JSON.stringify(address) : null}::jsonb`,
        sql`return_type = ${row.returnType === RETURN_TYPE.none ? RETURN_TYPE.sent : row.returnType}`,
      ],
    })
    return { withReturn: true }
  })

/** Refuses a request. */
export const refuseAsRead = (context: OpsContext, payload: RefuseAfterSale) =>
  act(context, payload, async (work, row, { reason }) => {
    const words = needText(reason, 'reason')
    await stepAfterSale(work, row, {
      deed: 'refuse',
      by: 'shop',
      data: { reason: words },
      set: [sql`refused_reason = ${words}`],
    })
    return { reason: words }
  })

/** Records the pieces that arrived, and creates the refund if the shopper requested one. */
export const receiveAsRead = (context: OpsContext, payload: ReceiveAfterSale) =>
  act(context, payload, async (work, row, { counted, resellable, gifts = [], ...deduction }) => {
    const pieces = [
      needCount(row, counted, resellable, 'counted'),
      ...row.gifts.map((gift) => {
        const said = gifts.find((one) => one.afterSaleOrderId === gift.afterSaleOrderId)
        return needCount(gift, said?.counted ?? 0, said?.resellable ?? 0, 'gifts')
      }),
    ]
    const unknown = gifts.find((one) => !row.gifts.some((gift) => gift.afterSaleOrderId === one.afterSaleOrderId))
    if (unknown) throw new ShopError(REPLY_CODE.badInput, '没有这件赠品', 'gifts')
    if (row.serviceType !== SERVICE_TYPE.refund && counted === 0)
      throw new ShopError(REPLY_CODE.badInput, '没有收到商品时请拒收', 'counted')
    await stepAfterSale(work, row, { deed: 'receive', by: 'shop', data: { counted } })
    await count(work, [row, ...row.gifts], pieces)
    if (row.serviceType === SERVICE_TYPE.refund) await refundPieces(work, row, { pieces, ...deducted(deduction) })
    else if (row.serviceType === SERVICE_TYPE.exchange) await shelve(work, row, resellable)
    return { counted, resellable, ...deducted(deduction) }
  })

/** Refuses the pieces that arrived. */
export const refuseGoodsAsRead = (context: OpsContext, payload: RefuseGoods) =>
  act(context, payload, async (work, row, { reason, ...parcel }) => {
    const words = needText(reason, 'reason')
    const { companyName, trackingNumber } = parcelOf(parcel)
    await stepAfterSale(work, row, {
      deed: 'refuseGoods',
      by: 'shop',
      data: { reason: words, companyName, trackingNumber },
      set: [sql`refused_reason = ${words}`, ...sentWith(companyName, trackingNumber)],
    })
    return { reason: words, companyName, trackingNumber }
  })

/** Sends other pieces in exchange. */
export const sendAnotherAsRead = (context: OpsContext, payload: SendAfterSale) =>
  act(context, payload, async (work, row, parcel) => {
    const counted = await countedOf(work, row)
    await sendParcel(work, row, 'sendAnother', parcel)
    const { rows } = await sql<{ skuNo: string }>`
      update order_item set replaced = replaced + ${counted}
      where id = ${row.itemId}
      returning sku_no as "skuNo"`.execute(work.db)
    if (!(await takePieces(work, [{ skuNo: rows[0]!.skuNo, quantity: counted }])))
      throw new ShopError(REPLY_CODE.soldOut, '库存不足，可改为退款')
    return parcelOf(parcel)
  })

/** Refunds an exchange instead of sending another piece. */
export const refundInsteadAsRead = (context: OpsContext, payload: RefundInstead) =>
  act(context, payload, async (work, row, deduction) => {
    const counted = await countedOf(work, row)
    // Pieces that can be sold again were put back in stock when they arrived.
    await refundPieces(work, row, {
      pieces: [{ itemId: row.itemId, counted, resellable: 0 }],
      ...deducted(deduction),
    })
    return deducted(deduction)
  })

/** Quotes the price of a repair. */
export const quoteAsRead = (context: OpsContext, payload: QuoteRepair) =>
  act(context, payload, async (work, row, { items }) => {
    const amount = items.reduce((sum, { price }) => sum + price, 0)
    const named = items.map(({ name, price }) => ({ name: needText(name, 'items', '请写明维修项目的名称'), price }))
    const set = [sql`repair_items = ${JSON.stringify(named)}::jsonb`, sql`repair_amount = ${amount}`]
    if (amount === 0) await stepAfterSale(work, row, { deed: 'quoteNothing', by: 'shop', data: {}, set })
    else {
      const { quoteDays } = await serviceRules.read(work.db)
      const waitUntil = serviceWaitEnd(work.now, quoteDays)
      await stepAfterSale(work, row, { deed: 'quote', by: 'shop', data: { amount }, waitUntil, set })
    }
    return { amount }
  })

/** Sends a repaired product back. */
export const sendBackAsRead = (context: OpsContext, payload: SendAfterSale) =>
  act(context, payload, async (work, row, parcel) => {
    await sendParcel(work, row, 'sendBack', parcel)
    return parcelOf(parcel)
  })

async function sendParcel(
  work: OpsContext,
  row: LockedAfterSale,
  deed: Extract<AfterSaleDeed, 'sendAnother' | 'sendBack'>,
  parcel: SendAfterSale,
): Promise<void> {
  const { companyName, trackingNumber } = parcelOf(parcel)
  const data = { companyName, trackingNumber }
  await stepAfterSale(work, row, { deed, by: 'shop', data, set: sentWith(companyName, trackingNumber) })
}

const sentWith = (company: string, number: string) => [sql`send_company = ${company}`, sql`send_number = ${number}`]

const parcelOf = ({ companyName, trackingNumber }: Pick<SendAfterSale, 'companyName' | 'trackingNumber'>) => ({
  companyName: needText(companyName, 'companyName'),
  trackingNumber: needText(trackingNumber, 'trackingNumber'),
})

/** Whether codes were issued for a line. Codes cannot be returned. */
async function withCodes(db: OpsContext['db'], itemId: string): Promise<boolean> {
  const { rows } = await sql`select sku_no from order_code where item_id = ${itemId} limit 1`.execute(db)
  return rows.length > 0
}

/** Puts back in stock those pieces that were returned for an exchange and can be sold again. */
async function shelve(work: OpsContext, { itemId }: AfterSaleRow, resellable: number): Promise<void> {
  const { rows } = await sql<{ skuNo: string }>`
    update order_item set restocked = restocked + ${resellable}
    where id = ${itemId}
    returning sku_no as "skuNo"`.execute(work.db)
  if (resellable > 0) await returnPieces(work, [{ skuNo: rows[0]!.skuNo, quantity: resellable }])
}

const deducted = ({ deductAmount = 0, deductReason = '' }: Deduction) => {
  if (deductAmount === 0) return { deductAmount }
  return { deductAmount, deductReason: needText(deductReason, 'deductReason', '请写明扣除的原因，顾客会看到') }
}

function needCount(row: AfterSaleRow, counted: number, resellable: number, field: string): CountedPieces {
  if (counted > row.quantity) throw new ShopError(REPLY_CODE.badInput, `最多 ${row.quantity} 件`, field)
  if (resellable > counted)
    throw new ShopError(
      REPLY_CODE.badInput,
      '可再销售的件数不能多于收到的件数',
      field === 'counted' ? 'resellable' : field,
    )
  return { itemId: row.itemId, counted, resellable }
}

/** Records the number of pieces that arrived for each request. */
async function count(
  { db }: OpsContext,
  requests: readonly AfterSaleRow[],
  pieces: readonly CountedPieces[],
): Promise<void> {
  for (const [at, { afterSaleOrderId }] of requests.entries())
    await sql`update after_sale set counted = ${pieces[at]!.counted} where id = ${afterSaleOrderId}`.execute(db)
}

async function countedOf({ db }: OpsContext, { afterSaleOrderId, status }: AfterSaleRow): Promise<number> {
  if (status !== AFTER_SALE_STATUS.received) throw new ShopError(REPLY_CODE.wrongState)
  const { counted } = await db
    .selectFrom('after_sale')
    .select('counted')
    .where('id', '=', afterSaleOrderId)
    .executeTakeFirstOrThrow()
  return counted ?? 0
}
