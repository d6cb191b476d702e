import { afterSaleDeeds, maskTelephone, type AfterSaleDeed, type AfterSaleState } from '@hearth/domain'
import type { ListOpsAfterSales, OpsAddress, OpsAfterSale, OpsAfterSaleLine, OpsAfterSalePage } from '@hearth/ops'
import { sql } from 'kysely'
import { noSuchAfterSale } from '#areas/after-sale/own-after-sale'
import { logsOf, readAfterSale, type WholeAfterSale } from '#areas/after-sale/read-after-sales'
import { pictureUrl } from '#areas/after-sale/service-pictures'
import { maskedAccount, openAccount } from '#areas/after-sale/submit-bill'
import type { Database } from '#database/connect'
import type { OpsContext } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { descending } from '#kernel/reads/page-of'

type LineRow = Omit<OpsAfterSaleLine, 'allowed'>

const shopDeeds = (state: AfterSaleState): AfterSaleDeed[] => afterSaleDeeds(state, 'shop')

const afterSaleList = opsList<ListOpsAfterSales, LineRow>({
  columns: sql`
    one.id as "afterSaleOrderId", one.order_id as "orderId", one.version, one.service_type as "serviceType", one.status,
    one.refund_status as "refundStatus", one.repair_status as "repairStatus",
    item.name || ' x' || one.quantity as things, one.reason_text as reason, one.created_at as "createdAt"`,
  from: sql`after_sale one join order_item item on item.id = one.item_id`,
  always: sql`one.gift_of is null`,
  filters: {
    status: (status) => sql`one.status = ${status}`,
    orderId: (orderId) => sql`one.order_id = ${orderId}`,
  },
  sorts: { newest: [descending('one.created_at'), descending('one.id')] },
  row: (after) => sql`after_sale one where one.id = ${after}`,
  nameOf: ({ afterSaleOrderId }) => afterSaleOrderId,
})

/** Requests for service, newest first. The requests of gifts are part of their product's request. */
export async function listOpsAfterSales(context: OpsContext, payload: ListOpsAfterSales): Promise<OpsAfterSalePage> {
  const { rows, after } = await readList(afterSaleList, context, payload)
  return { afterSales: rows.map((row) => ({ ...row, allowed: shopDeeds(row) })), after }
}

/**
 * A request for service.
 * @throws ShopError notFound
 */
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
    keptBack: row.keptBack,
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

/** A request without the shopper's address and bank account. */
export const withoutPlace = ({ returnInfo, sendBackInfo, bankInfo, ...rest }: OpsAfterSale): OpsAfterSale => ({
  ...rest,
  ...(returnInfo ? { returnInfo: hidden(returnInfo) } : {}),
  ...(sendBackInfo ? { sendBackInfo: hidden(sendBackInfo) } : {}),
  ...(bankInfo ? { bankInfo: maskedAccount(bankInfo) } : {}),
})
