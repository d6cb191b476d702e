import {
  AFTER_SALE_STATUS,
  fetchedAfterSaleAddress,
  findReason,
  giftPieces,
  REPLY_CODE,
  RETURN_TYPE,
  returnFreight,
  SERVICE_TYPE,
  SERVICE_TYPE_LABEL,
  serviceReasons,
  type ChosenReason,
  type ReturnType,
} from '@hearth/domain'
import type { AfterSaleForm, AfterSaleId, ServiceAddress } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { emitAfterSaleEvent } from '#areas/after-sale/after-sale-event'
import { giftsAlong } from '#areas/after-sale/gifts-along'
import { pickupRefusal } from '#areas/after-sale/pickup-range'
import { serviceAddress } from '#areas/after-sale/read-after-sales'
import { readServiceRows, reasonsByKind, rightsOf, type ServiceRow } from '#areas/after-sale/read-service-items'
import { inService } from '#areas/after-sale/serial-numbers'
import { needOwnPictures } from '#areas/after-sale/service-pictures'
import { serviceRulesOf } from '#areas/returns/service-rules'
import { noSuchItem } from '#areas/after-sale/verify-items'
import { orderAddress } from '#areas/address/order-address'
import { holdOrders, SERVICE_HOLD } from '#areas/orders/order-holds'
import { lockOrder } from '#areas/orders/own-order'
import type { Database } from '#database/connect'
import { filled, type Filled } from '#kernel/payloads/filled'
import { isUnreadable } from '#kernel/payloads/is-unreadable'
import { ShopError } from '#kernel/shop-error'
import { orderKindOf } from '#shop/order-kind'
import type { Kinds, UnitOfWork } from '#shop/unit-of-work'

type Form = Filled<AfterSaleForm, 'itemQuantity'>

/**
 * Requests after-sale service for an order line (E08). Nothing is refunded or sent before the shop approves.
 * @throws ShopError notFound for a line, address or gift of another shopper; badInput with the field; wrongState if the
 * line has no right to this service; overLimit for more pieces than service can be requested for
 */
export async function applyAfterSale(work: UnitOfWork, shopperId: string, said: AfterSaleForm): Promise<AfterSaleId> {
  const form = filled(said, 'itemQuantity')
  const { db, now, numbers } = work
  const row = await lockLine(work, shopperId, form)
  refuse(work.kinds, row, form, now)
  const unshipped = !row.sent
  const reason = needReason(work.kinds, form, unshipped, row)
  const returnType = needReturnType(form, reason, unshipped || row.codes)
  const sent = await addressesOf(db, shopperId, form, row, returnType)
  const sns = await needSerialNumbers(db, form)
  const pictures = await needOwnPictures(db, shopperId, 'detailImages', form.detailImages ?? [])
  const [invoicePicture] = await needOwnPictures(
    db,
    shopperId,
    'invoicePicture',
    form.invoicePicture ? [form.invoicePicture] : [],
  )
  if (form.invoiceTime !== undefined && form.invoiceTime > now)
    throw new ShopError(REPLY_CODE.badInput, '开票日期不能晚于今天', 'invoiceTime')
  const rules = serviceRulesOf(row.rules)
  const freight = returnFreight({ returnType, pieces: form.itemQuantity, shopsFault: reason.shopsFault }, rules)
  const gifts = await giftsAlong(work, shopperId, form, row)
  const afterSaleOrderId = `A${numbers.next(now)}`
  const common = {
    order_id: row.orderId,
    shopper_id: shopperId,
    status: AFTER_SALE_STATUS.applied,
    service_type: form.serviceType,
    unshipped,
    reason: reason.code,
    reason_text: reason.root ? `${reason.root.text}：${reason.text}` : reason.text,
    shops_fault: reason.shopsFault,
    return_type: returnType,
    freight_payer: freight.payer,
    created_at: now,
  }
  await db
    .insertInto('after_sale')
    .values([
      {
        ...common,
        id: afterSaleOrderId,
        item_id: row.product.orderItemId,
        quantity: form.itemQuantity,
        description: form.additionalDescription ?? '',
        pictures: JSON.stringify(pictures),
        sns: JSON.stringify(sns),
        return_info: sent.returnInfo && JSON.stringify(sent.returnInfo),
        send_back_info: sent.sendBackInfo && JSON.stringify(sent.sendBackInfo),
        has_invoice: form.hasInvoice,
        invoice_time: form.invoiceTime,
        invoice_picture: invoicePicture,
        freight_amount: freight.freightAmount,
        version: 0,
      },
      ...gifts.map((gift, at) => ({
        ...common,
        id: `${afterSaleOrderId}-${at + 1}`,
        item_id: gift.product.orderItemId,
        gift_of: afterSaleOrderId,
        quantity: giftPieces(gift.free, row.free, form.itemQuantity),
        version: 0,
      })),
    ])
    .execute()
  await orderKindOf(work.kinds, row.kind).service?.begun?.(work, row.orderId, afterSaleOrderId)
  if (unshipped) await holdOrders(work, [row.orderId], SERVICE_HOLD, afterSaleOrderId)
  await emitAfterSaleEvent(work, afterSaleOrderId, 'apply', {})
  return { afterSaleOrderId }
}

/** Locks the order of a line, and then reads the line. */
async function lockLine(
  work: UnitOfWork,
  shopperId: string,
  { orderItemId, sent }: AfterSaleForm,
): Promise<ServiceRow> {
  const { db } = work
  const item = await db.selectFrom('order_item').select('order_id').where('id', '=', orderItemId).executeTakeFirst()
  if (!item) throw noSuchItem()
  const order = await lockOrder(db, item.order_id)
  if (order?.shopperId !== shopperId) throw noSuchItem()
  // The line is read after the order is locked. If two requests ask for the last piece, the second one finds no piece.
  const [row] = await readServiceRows(work, shopperId, sql<boolean>`item.id = ${orderItemId}`, sent)
  if (!row) throw noSuchItem()
  return row
}

function refuse(
  kinds: Kinds,
  row: ServiceRow,
  { serviceType, skuNo, itemQuantity, sent = row.sent, suitSkuInfo, additionalDescription }: Form,
  now: number,
) {
  const { serviceTypes, refusedReason } = rightsOf(kinds, row, now)
  if (skuNo !== row.product.skuNo) throw new ShopError(REPLY_CODE.badInput, '商品与订单不符', 'skuNo')
  if (!serviceTypes.includes(serviceType))
    throw new ShopError(
      REPLY_CODE.wrongState,
      refusedReason ?? `该商品现在不能申请${SERVICE_TYPE_LABEL[serviceType]}`,
      'serviceType',
    )
  // Pieces that were not shipped when the form was opened may have been shipped since, and must then be returned.
  if (sent !== row.sent)
    throw new ShopError(
      REPLY_CODE.badInput,
      `该商品没有${sent ? '已发货' : '待发货'}的件数可以申请，请刷新后重试`,
      'sent',
    )
  if (itemQuantity > row.free) throw new ShopError(REPLY_CODE.overLimit, `最多可申请 ${row.free} 件`, 'itemQuantity')
  if (suitSkuInfo?.length) throw new ShopError(REPLY_CODE.badInput, '该商品不是套装', 'suitSkuInfo')
  if (isUnreadable(additionalDescription ?? ''))
    throw new ShopError(REPLY_CODE.badInput, undefined, 'additionalDescription')
}

function needReason(
  kinds: Kinds,
  { serviceType, reason }: AfterSaleForm,
  unshipped: boolean,
  row: ServiceRow,
): ChosenReason {
  const found = findReason(serviceReasons(serviceType, !unshipped, row.codes, reasonsByKind(kinds, row)), reason)
  if (!found) throw new ShopError(REPLY_CODE.badInput, '请选择申请原因', 'reason')
  return found
}

function needReturnType(
  { returnType, serviceType }: AfterSaleForm,
  { withoutReturn }: ChosenReason,
  unshipped: boolean,
): ReturnType {
  const stays = unshipped || (withoutReturn && serviceType === SERVICE_TYPE.refund)
  const usual = stays ? RETURN_TYPE.none : RETURN_TYPE.fetched
  const chosen = returnType ?? usual
  if (unshipped) return RETURN_TYPE.none
  if (chosen === RETURN_TYPE.none && !stays)
    throw new ShopError(REPLY_CODE.badInput, '请选择商品的寄回方式', 'returnType')
  return chosen
}

/**
 * Returns the address where the courier collects the product, and the address to which the shop sends an exchanged or
 * repaired product. A saved address must be the shopper's own, and is refused if its street is 'other' (V03). If the
 * street of the order's address is 'other', only its name and telephone are used (S14), and the request must contain
 * the rest of the address.
 */
async function addressesOf(
  db: Database,
  shopperId: string,
  { returnInfo, sendBackInfo, sameWithReturn = true, serviceType }: AfterSaleForm,
  row: ServiceRow,
  returnType: ReturnType,
) {
  const known = serviceAddress(row.address)
  const fetched =
    returnType === RETURN_TYPE.fetched
      ? { ...known, ...(await resolved(db, shopperId, returnInfo, 'returnInfo')) }
      : undefined
  if (fetched?.detailAddress === '') throw new ShopError(REPLY_CODE.badInput, '请选择取件地址', 'returnInfo')
  const refused = fetched && pickupRefusal(fetched, serviceRulesOf(row.rules))
  if (refused) throw new ShopError(REPLY_CODE.badInput, refused, 'returnInfo')
  const other = sameWithReturn ? undefined : await resolved(db, shopperId, sendBackInfo, 'sendBackInfo')
  const goesBack = serviceType !== SERVICE_TYPE.refund
  const back = goesBack ? { ...known, ...(other ?? withoutTimes(fetched)) } : undefined
  if (back?.detailAddress === '') throw new ShopError(REPLY_CODE.badInput, '请选择收件地址', 'sendBackInfo')
  return { returnInfo: fetched, sendBackInfo: back }
}

const withoutTimes = (info: ServiceAddress | undefined): ServiceAddress | undefined => {
  if (!info) return undefined
  const { pickupDay: _day, pickupHours: _hours, ...address } = info as ServiceAddress & Record<string, string>
  return address
}

async function resolved<Info extends ServiceAddress>(
  db: Database,
  shopperId: string,
  info: Info | undefined,
  field: string,
): Promise<Info | undefined> {
  if (!info?.addressId) return info
  const { rows } = await sql<{ address: ServiceAddress | null }>`
    select ${orderAddress(shopperId, info.addressId)} as address`.execute(db)
  if (!rows[0]?.address) throw new ShopError(REPLY_CODE.notFound, '收货地址不存在', field)
  return { ...info, ...fetchedAfterSaleAddress(rows[0].address) }
}

/**
 * Returns the serial numbers that the request names, one for each piece. Returns none if no serial numbers were
 * recorded for the line.
 */
async function needSerialNumbers(db: Database, { orderItemId, itemQuantity, sns = [] }: Form): Promise<string[]> {
  const { rows } = await sql<{ sn: string; install: string | null; busy: boolean }>`
    select sn, install_sn as install, ${inService} as busy from serial_number where item_id = ${orderItemId}`.execute(
    db,
  )
  const wrong = (text: string) => new ShopError(REPLY_CODE.badInput, text, 'sns')
  if (rows.length === 0) {
    if (sns.length > 0) throw wrong('该商品没有登记序列号')
    return []
  }
  const chosen = new Set(sns)
  if (chosen.size !== sns.length || chosen.size !== itemQuantity) throw wrong(`请选择 ${itemQuantity} 个序列号`)
  const pieces = new Set<object>()
  for (const sn of chosen) {
    const known = rows.find((one) => one.sn === sn || one.install === sn)
    if (!known) throw wrong(`序列号 ${sn} 不属于该商品`)
    // A piece can have two serial numbers. Both name the same piece.
    if (pieces.size === pieces.add(known).size) throw wrong(`请选择 ${itemQuantity} 件不同商品的序列号`)
    if (known.busy) throw wrong(`序列号 ${sn} 已在售后中或已退款`)
  }
  return [...chosen]
}
