import { afterSaleDeeds, maskTelephone, type AfterSaleDeed, type AfterSaleState } from '@hearth/domain'
import type { ListOpsAfterSales, OpsAddress, OpsAfterSale, OpsAfterSaleLine, OpsAfterSalePage } from '@hearth/ops'
import { sql } from 'kysely'
import { noSuchAfterSale } from '#areas/after-sale/own-after-sale'
import { logsOf, readAfterSale, type WholeAfterSale } from '#areas/after-sale/read-after-sales'
import { pictureUrl } from '#areas/after-sale/service-pictures'
import { maskedAccount, openAccount } from '#areas/after-sale/submit-bill'
import type { Database } from '#database/connect'

type LineRow = Omit<OpsAfterSaleLine, 'allowed'>

const shopDeeds = (state: AfterSaleState): AfterSaleDeed[] => afterSaleDeeds(state, 'shop')

/** Requests for service, the last first; those of gifts stand with that of their product. */
export async function listOpsAfterSales(
  db: Database,
  { status, orderId, after, count = 20 }: ListOpsAfterSales,
): Promise<OpsAfterSalePage> {
  const { rows } = await sql<LineRow>`
    select one.id as "afterSaleOrderId", one.order_id as "orderId", one.version, one.service_type as "serviceType", one.status,
      one.refund_status as "refundStatus", one.repair_status as "repairStatus", item.name || ' x' || one.quantity as things,
      one.reason_text as reason, one.created_at as "createdAt"
    from after_sale one join order_item item on item.id = one.item_id
    where one.gift_of is null ${status === undefined ? sql`` : sql`and one.status = ${status}`}
      ${orderId === undefined ? sql`` : sql`and one.order_id = ${orderId}`}
      ${after ? sql`and (one.created_at, one.id) < (select created_at, id from after_sale where id = ${after})` : sql``}
    order by one.created_at desc, one.id desc limit ${count + 1}`.execute(db)
  const afterSales = rows.slice(0, count).map((row) => ({ ...row, allowed: shopDeeds(row) }))
  return { afterSales, after: rows.length > count ? afterSales.at(-1)!.afterSaleOrderId : '' }
}

/** One request. @throws ShopError notFound */
export async function readOpsAfterSale(
  { db, secret, now }: { db: Database; secret: string; now: number },
  id: string,
): Promise<OpsAfterSale> {
  const row = await readAfterSale(db, sql<boolean>`one.id = ${id} and one.gift_of is null`)
  if (!row) throw noSuchAfterSale()
  return toOps(row, secret, now)
}

function toOps(row: WholeAfterSale, secret: string, now: number): OpsAfterSale {
  const { afterSaleStatus: status, serviceType, refundStatus, repairStatus } = row
  const account = openAccount(secret, row.bankInfo)
  const found: { [Field in keyof OpsAfterSale]: OpsAfterSale[Field] | null | undefined } = {
    afterSaleOrderId: row.afterSaleOrderId,
    orderId: row.orderId,
    version: row.version,
    serviceType,
    status,
    refundStatus,
    repairStatus,
    things: `${row.product.name} x${row.itemQuantity}`,
    reason: row.reasonTxt,
    createdAt: row.applyTime,
    allowed: shopDeeds({ serviceType, status, refundStatus, repairStatus }),
    product: row.product,
    quantity: row.itemQuantity,
    counted: row.counted,
    description: row.description,
    pictures: row.pictures.map((picture) => pictureUrl(secret, picture, now)),
    sns: row.sns,
    hasInvoice: row.hasInvoice,
    invoiceTime: row.invoiceTime,
    invoicePicture: row.invoicePicture && pictureUrl(secret, row.invoicePicture, now),
    returnType: row.returnType,
    returnInfo: row.returnInfo,
    sendBackInfo: row.sendBackInfo,
    shopsFault: row.shopsFault,
    gifts: row.gifts.map(({ afterSaleOrderId, product, itemQuantity }) => ({
      afterSaleOrderId,
      name: product.name,
      quantity: itemQuantity,
    })),
    expressCompany: row.expressCompany,
    expressNumber: row.expressNumber,
    sendCompany: row.sendCompany,
    sendNumber: row.sendNumber,
    refundAmount: row.refundAmount,
    deductAmount: row.deductAmount,
    repairItems: row.repairItems,
    repairAmount: row.repairAmount,
    bankInfo: account,
    refusedReason: row.refusedReason,
    waitUntil: row.waitUntil,
    logs: logsOf(row),
  }
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as OpsAfterSale
}

const hidden = <Address extends OpsAddress>(address: Address): Address => ({
  ...address,
  consigneeTele: maskTelephone(address.consigneeTele),
  detailAddress: '***',
})

/** A request without what says where its shopper lives, and which account is theirs. */
export const withoutPlace = ({ returnInfo, sendBackInfo, bankInfo, ...rest }: OpsAfterSale): OpsAfterSale => ({
  ...rest,
  ...(returnInfo ? { returnInfo: hidden(returnInfo) } : {}),
  ...(sendBackInfo ? { sendBackInfo: hidden(sendBackInfo) } : {}),
  ...(bankInfo ? { bankInfo: maskedAccount(bankInfo) } : {}),
})
