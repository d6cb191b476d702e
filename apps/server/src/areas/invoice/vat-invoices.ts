import { checkVat, REPLY_CODE, VAT_INVOICE_STATUS, type VatInvoiceStatus } from '@hearth/domain'
import type { ChangeVatInvoice, VatInvoice, VatInvoiceDraft } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { isUnreadable } from '#kernel/payloads/is-unreadable'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

type Row = VatInvoiceDraft & { invoiceId: string; status: VatInvoiceStatus; refusedReason: string | null }

const columns = sql`id as "invoiceId", company_name as "companyName", tax_number as "taxNumber",
  registered_address as "registeredAddress", registered_telephone as "registeredTelephone", bank_name as "bankName",
  bank_account as "bankAccount", status, refused_reason as "refusedReason"`

const toVat = ({ refusedReason, ...row }: Row): VatInvoice => ({
  ...row,
  ...(refusedReason === null ? {} : { refusedReason }),
})

/** Reads the company that a shopper stored for special VAT invoices; undefined if there is none. */
export async function readVat(db: Database, shopperId: string): Promise<VatInvoice | undefined> {
  const { rows } = await sql<Row>`select ${columns} from vat_invoice where shopper_id = ${shopperId}`.execute(db)
  return rows[0] && toVat(rows[0])
}

const noSuchVat = () => new ShopError(REPLY_CODE.notFound, '专票资料不存在', 'invoiceId')

/**
 * Returns the shopper's company if it can be used for special VAT invoices.
 * @throws ShopError notFound for another shopper's company; wrongState while it is under review, or if it was refused
 */
export async function needUsableVat(db: Database, shopperId: string, invoiceId?: string): Promise<VatInvoice> {
  const vat = await readVat(db, shopperId)
  if (!vat || (invoiceId && vat.invoiceId !== invoiceId)) throw noSuchVat()
  if (vat.status !== VAT_INVOICE_STATUS.usable)
    throw new ShopError(REPLY_CODE.wrongState, '专票资料审核通过后才能使用', 'invoiceId')
  return vat
}

/** Returns the data of a company without surrounding spaces. @throws ShopError badInput with the first wrong field */
function checked(draft: VatInvoiceDraft): VatInvoiceDraft {
  const kept = Object.fromEntries(
    (['companyName', 'taxNumber', 'registeredAddress', 'registeredTelephone', 'bankName', 'bankAccount'] as const).map(
      (field) => [field, draft[field].trim()],
    ),
  ) as unknown as VatInvoiceDraft
  const unreadable = (Object.keys(kept) as (keyof VatInvoiceDraft)[]).find((field) => isUnreadable(kept[field]))
  if (unreadable) throw new ShopError(REPLY_CODE.badInput, undefined, unreadable)
  const [fault] = Object.entries(checkVat(kept))
  if (fault) throw new ShopError(REPLY_CODE.badInput, fault[1], fault[0])
  return kept
}

/**
 * Stores a company for special VAT invoices. It can be used after a review.
 * @throws ShopError badInput; conflict if a company is already stored
 */
export async function addVat(work: UnitOfWork, shopperId: string, draft: VatInvoiceDraft): Promise<VatInvoice> {
  const kept = checked(draft)
  const { rows } = await sql<Row>`
    insert into vat_invoice (
      id, shopper_id, company_name, tax_number,
      registered_address, registered_telephone, bank_name, bank_account, created_at
    )
    values (
      ${work.random.uuid()}, ${shopperId}, ${kept.companyName}, ${kept.taxNumber},
      ${kept.registeredAddress}, ${kept.registeredTelephone}, ${kept.bankName}, ${kept.bankAccount}, ${work.now}
    )
    on conflict (shopper_id) do nothing returning ${columns}`.execute(work.db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.conflict, '已有专票资料，请修改')
  return toVat(rows[0])
}

/** Replaces the company, which is reviewed again. @throws ShopError badInput; notFound */
export async function changeVat(
  { db }: UnitOfWork,
  shopperId: string,
  { invoiceId, ...draft }: ChangeVatInvoice,
): Promise<VatInvoice> {
  const kept = checked(draft)
  const { rows } = await sql<Row>`
    update vat_invoice
    set company_name = ${kept.companyName}, tax_number = ${kept.taxNumber},
      registered_address = ${kept.registeredAddress}, registered_telephone = ${kept.registeredTelephone},
      bank_name = ${kept.bankName}, bank_account = ${kept.bankAccount},
      status = ${VAT_INVOICE_STATUS.reviewing}, refused_reason = null, version = version + 1
    where id = ${invoiceId} and shopper_id = ${shopperId}
    returning ${columns}`.execute(db)
  if (!rows[0]) throw noSuchVat()
  return toVat(rows[0])
}

/** Deletes the company. Its invoices stay. @throws ShopError notFound */
export async function removeVat({ db }: UnitOfWork, shopperId: string, invoiceId: string): Promise<void> {
  const { rows } = await sql`
    delete from vat_invoice where id = ${invoiceId} and shopper_id = ${shopperId} returning id`.execute(db)
  if (rows.length === 0) throw noSuchVat()
}
