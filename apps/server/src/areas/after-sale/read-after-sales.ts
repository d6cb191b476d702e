import {
  afterSaleDeeds,
  afterSaleAddress,
  FREIGHT_PAYER,
  type AfterSaleDeed,
  type FreightPayer,
  type HasInvoice,
  type ReturnType,
} from '@hearth/domain'
import type {
  AfterSaleDetail,
  AfterSaleItem,
  AfterSalePage,
  KeptBack,
  ListAfterSales,
  OrderAddress,
  Parcel,
  RepairPriceItem,
  ReturnInfo,
  ServiceAddress,
} from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { afterSaleSubject, type AfterSaleEventKind } from '#areas/after-sale/after-sale-event'
import { afterSaleEventText } from '#areas/after-sale/after-sale-event-text'
import { noSuchAfterSale } from '#areas/after-sale/own-after-sale'
import { pictureUrl } from '#areas/after-sale/service-pictures'
import { maskedAccount, openAccount } from '#areas/after-sale/submit-bill'
import { orderProduct } from '#areas/orders/reads/order-product'
import type { Database } from '#database/connect'
import { ascending, descending, pageOf } from '#kernel/reads/page-of'

/** An after-sale order in a list. */
type ItemRow = Omit<AfterSaleItem, 'gift'> & { giftOf: string | null }

/** An event of an after-sale order. */
interface StoredEvent {
  kind: string
  data: never
  time: number
}

/** An after-sale order as it is stored. */
export interface WholeAfterSale extends ItemRow {
  shopperId: string
  version: number
  unshipped: boolean
  shopsFault: boolean
  counted: number | null
  reasonTxt: string
  description: string
  pictures: string[]
  sns: string[]
  hasInvoice: HasInvoice | null
  invoiceTime: number | null
  invoicePicture: string | null
  returnType: ReturnType
  returnInfo: ReturnInfo | null
  sendBackInfo: ServiceAddress | null
  shopAddress: OrderAddress | null
  refundAmount: number | null
  deductAmount: number
  deductReason: string | null
  keptBack: KeptBack[]
  goldBack: number
  starBack: number
  integralBack: number
  refusedReason: string | null
  expressCompany: string | null
  expressNumber: string | null
  sendCompany: string | null
  sendNumber: string | null
  freightAmount: number
  freightPayer: FreightPayer
  repairItems: RepairPriceItem[] | null
  repairAmount: number | null
  bankInfo: string | null
  waitUntil: number | null
  gifts: ItemRow[]
  events: StoredEvent[]
}

const itemFields = (one: string) => {
  const of = (column: string) => sql.ref(`${one}.${column}`)
  return sql`${of('id')} as "afterSaleOrderId", ${of('order_id')} as "orderId", ${of('service_type')} as "serviceType",
    ${of('status')} as "afterSaleStatus", ${of('refund_status')} as "refundStatus",
    ${of('repair_status')} as "repairStatus", ${of('quantity')} as "itemQuantity", ${of('created_at')} as "applyTime",
    ${of('gift_of')} as "giftOf", ${orderProduct} as product`
}

/** An after-sale order as shoppers see it in a list. */
export const toItem = ({ giftOf, ...item }: ItemRow): AfterSaleItem => ({
  ...item,
  gift: giftOf !== null,
  ...(giftOf === null ? {} : { giftOf }),
})

/**
 * Reads a page of a shopper's after-sale orders in one query, newest first. The requests of gifts follow that of their
 * product.
 */
export async function readAfterSales(
  db: Database,
  shopperId: string,
  { afterSaleStatus, startId, count = 20 }: ListAfterSales,
): Promise<AfterSalePage> {
  const ofStatus = afterSaleStatus === undefined ? sql`` : sql`and one.status = ${afterSaleStatus}`
  const chosen = sql`one.shopper_id = ${shopperId} ${ofStatus}`
  const page = pageOf({
    by: [descending('one.created_at'), ascending('one.id')],
    row: (last) => sql`after_sale one where one.id = ${last} and one.shopper_id = ${shopperId}`,
    after: startId,
    count,
  })
  const { rows } = await sql<ItemRow & { total: number }>`
    with counted as (select count(*)::integer as total from after_sale one where ${chosen}),
    page as (
      select ${itemFields('one')} from after_sale one join order_item item on item.id = one.item_id
      where ${chosen} and ${page.beyond} order by ${page.order} limit ${page.limit}
    )
    select page.*, total from counted left join page on true order by "applyTime" desc, "afterSaleOrderId"`.execute(db)
  const found = rows.filter(({ afterSaleOrderId }) => afterSaleOrderId !== null)
  const { rows: shown, after } = page.cut(found, ({ afterSaleOrderId }) => afterSaleOrderId)
  const result = shown.map(({ total: _, ...row }) => toItem(row))
  return { result, totalCount: rows[0]?.total ?? 0, startId: after }
}

/** Reads an after-sale order in full, in one query; nothing if it does not exist. */
export async function readAfterSale(db: Database, which: RawBuilder<boolean>): Promise<WholeAfterSale | undefined> {
  const { rows } = await sql<WholeAfterSale>`
    select ${itemFields('one')},
      one.shopper_id as "shopperId", one.version, one.unshipped, one.shops_fault as "shopsFault",
      one.counted, one.reason_text as "reasonTxt", one.description, one.pictures, one.sns,
      one.return_type as "returnType", one.return_info as "returnInfo", one.send_back_info as "sendBackInfo",
      one.shop_address as "shopAddress", one.refund_amount as "refundAmount", one.deduct_amount as "deductAmount",
      one.deduct_reason as "deductReason", one.gold_back as "goldBack", one.star_back as "starBack",
      one.integral_back as "integralBack", one.refused_reason as "refusedReason",
      one.express_company as "expressCompany", one.express_number as "expressNumber",
      one.send_company as "sendCompany", one.send_number as "sendNumber", one.freight_amount as "freightAmount",
      one.freight_payer as "freightPayer", one.repair_items as "repairItems", one.repair_amount as "repairAmount",
      one.has_invoice as "hasInvoice", one.invoice_time as "invoiceTime", one.invoice_picture as "invoicePicture",
      one.bank_info as "bankInfo", one.wait_until as "waitUntil",
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'orderItemId', part->>'itemId', 'name', stays.name, 'cause', part->>'cause',
              'fen', (part->>'fen')::bigint
            ) order by stays.position
          ), '[]'
        )
        from jsonb_array_elements(one.kept_back) as part
        join order_item stays on stays.id = part->>'itemId'
      ) as "keptBack",
      (
        select coalesce(jsonb_agg(to_jsonb(listed) order by listed."afterSaleOrderId"), '[]')
        from (
          select ${itemFields('along')}
          from after_sale along
          join order_item item on item.id = along.item_id
          where along.gift_of = one.id
        ) as listed
      ) as gifts,
      (
        select coalesce(
          jsonb_agg(jsonb_build_object('kind', kind, 'data', data, 'time', at) order by version desc), '[]'
        )
        from event
        where subject = ${afterSaleSubject('')} || coalesce(one.gift_of, one.id)
      ) as events
    from after_sale one
    join order_item item on item.id = one.item_id
    where ${which}`.execute(db)
  return rows[0]
}

/**
 * An after-sale order of the shopper.
 * @throws ShopError notFound if it does not exist, or belongs to another shopper
 */
export async function needOwnAfterSale(db: Database, shopperId: string, id: string): Promise<WholeAfterSale> {
  const found = await readAfterSale(db, sql<boolean>`one.id = ${id} and one.shopper_id = ${shopperId}`)
  if (!found) throw noSuchAfterSale()
  return found
}

const kindOf = ({ kind }: StoredEvent) => kind.slice(kind.indexOf('.') + 1) as AfterSaleEventKind

/** The actions that the shopper can take on a request now; none if the request is for a gift. */
function shopperDeeds(row: WholeAfterSale): AfterSaleDeed[] {
  if (row.giftOf !== null) return []
  const { serviceType, afterSaleStatus: status, refundStatus, repairStatus } = row
  return afterSaleDeeds({ serviceType, status, refundStatus, repairStatus }, 'shopper')
}

/** The log of an after-sale order for its shopper, newest first. */
export const logsOf = ({ events }: Pick<WholeAfterSale, 'events'>) =>
  events.map((event) => ({ ...afterSaleEventText(kindOf(event), event.data), time: event.time }))

const when = (events: readonly StoredEvent[], ...kinds: AfterSaleEventKind[]) =>
  events.find((event) => kinds.includes(kindOf(event)))?.time

/** A parcel with the steps that the shop recorded, newest first. */
function parcelOf(
  company: string | null,
  number: string | null,
  steps: readonly { text: string; time: number | undefined }[],
): Parcel | undefined {
  if (company === null || number === null) return undefined
  const known = steps.filter((step): step is { text: string; time: number } => step.time !== undefined)
  return { expressCompany: company, expressNumber: number, steps: known.map(({ text, time }) => ({ text, time })) }
}

/** An after-sale order in full, for its shopper. */
export function toDetail(row: WholeAfterSale, secret: string, now: number): AfterSaleDetail {
  const { events, expressCompany, expressNumber } = row
  const account = openAccount(secret, row.bankInfo)
  const gifts = row.gifts.map(toItem)
  const {
    afterSaleOrderId,
    orderId,
    serviceType,
    afterSaleStatus,
    refundStatus,
    repairStatus,
    itemQuantity,
    applyTime,
  } = row
  return {
    afterSaleOrder: {
      ...toItem({
        afterSaleOrderId,
        orderId,
        serviceType,
        afterSaleStatus,
        refundStatus,
        repairStatus,
        itemQuantity,
        applyTime,
        giftOf: row.giftOf,
        product: row.product,
      }),
      reasonTxt: row.reasonTxt,
      additionalDescription: row.description,
      detailImages: row.pictures.map((id) => pictureUrl(secret, id, now)),
      returnType: row.returnType,
      sns: row.sns,
      gifts,
      freight: { freightAmount: row.freightAmount, payer: row.freightPayer ?? FREIGHT_PAYER.shop },
      allowed: shopperDeeds(row),
      logs: logsOf(row),
      ...given({
        returnInfo: row.returnInfo,
        sendBackInfo: row.sendBackInfo,
        shopAddress: row.shopAddress,
        refundAmount: row.refundAmount,
        deductAmount: row.deductAmount || null,
        deductReason: row.deductReason,
        keptBack: row.keptBack.length > 0 ? row.keptBack : null,
        goldPieces: row.goldBack || null,
        starPieces: row.starBack || null,
        integral: row.integralBack || null,
        refusedReason: row.refusedReason,
        expressCompany,
        expressNumber,
        waitUntil: row.waitUntil,
        repairPrice: row.repairAmount === null ? null : { items: row.repairItems ?? [], totalAmount: row.repairAmount },
        returnParcel:
          parcelOf(expressCompany, expressNumber, [
            { text: '商家已签收', time: when(events, 'receive') },
            { text: '您已寄出商品', time: when(events, 'sendBill') },
          ]) ?? null,
        sendBackParcel:
          parcelOf(row.sendCompany, row.sendNumber, [
            { text: '商家已寄出', time: when(events, 'sendAnother', 'sendBack', 'refuseGoods') },
          ]) ?? null,
      }),
    },
    ...(account ? { bankInfo: maskedAccount(account) } : {}),
  }
}

/** Returns an object without those of its fields that are null. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  }

/** Returns an order's address in the form for after-sale service (S14). */
export const serviceAddress = (address: OrderAddress): OrderAddress => afterSaleAddress(address)
