import { BILLING_STATUS, REPLY_CODE, VAT_INVOICE_STATUS, type VatInvoiceStatus } from '@hearth/domain'
import {
  invoices,
  type Changed,
  type JudgeVat,
  type ListOpsBillings,
  type ListOpsVats,
  type OpsBilling,
  type OpsBillingPage,
  type OpsVat,
  type OpsVatPage,
  type RefuseBilling,
} from '@hearth/ops'
import type { InvoiceChoice, VatInvoiceDraft } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { titleOf } from '#areas/invoice/billings'
import { invoiceRules } from '#areas/invoice/invoice-rules'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { needText } from '#kernel/payloads/need-text'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

/** Calls of staff for invoices. */
export const invoiceOps: readonly OpsAnswers[] = [
  reads(invoices, {
    list: (payload, context) => listBillings(context, payload),
    listVat: (payload, context) => listVats(context, payload),
    rules: (_, { db }) => invoiceRules.read(db),
  }),
  writes(invoices, {
    refuse: (payload, context) => refuseBilling(context, payload),
    judgeVat: (payload, context) => judgeVat(context, payload),
    setRules: ({ version, ratePercent, types }, context) =>
      invoiceRules.set(context, version, () => ({ ratePercent, types })),
  }),
]

interface BillingRow {
  orderId: string
  round: number
  status: OpsBilling['status']
  redStatus: OpsBilling['redStatus']
  choice: InvoiceChoice
  vat: VatInvoiceDraft | null
  amount: number | null
  number: string | null
  redNumber: string | null
  refusedReason: string | null
  createdAt: number
}

const nameOf = ({ orderId, round }: Pick<BillingRow, 'orderId' | 'round'>) => `${orderId}/${round}`

const billingList = opsList<ListOpsBillings, BillingRow>({
  columns: sql`
    order_id as "orderId", round, status, red_status as "redStatus", choice, vat, amount, invoice_number as number,
    red_number as "redNumber", refused_reason as "refusedReason", created_at as "createdAt"`,
  from: sql`billing`,
  filters: { status: (status) => sql`status = ${status}` },
  sorts: { newest: [descending('created_at'), descending('order_id'), descending('round')] },
  row(after) {
    const [orderId = '', round = ''] = after.split('/')
    return sql`billing where order_id = ${orderId} and round = ${Number(round) || 0}`
  },
  nameOf,
})

async function listBillings(context: OpsContext, payload: ListOpsBillings): Promise<OpsBillingPage> {
  const { rows, after } = await readList(billingList, context, payload)
  return { invoices: rows.map(toOps), after }
}

function toOps(row: BillingRow): OpsBilling {
  const { orderId, round, status, redStatus, choice, vat, createdAt } = row
  const taxNumber = vat?.taxNumber ?? choice.invoiceTaxNumber
  return {
    orderId,
    round,
    status,
    redStatus,
    title: titleOf({ choice, vat }),
    special: vat !== null,
    createdAt,
    ...(taxNumber ? { taxNumber } : {}),
    ...(row.amount === null ? {} : { amount: row.amount }),
    ...(row.number === null ? {} : { number: row.number }),
    ...(row.redNumber === null ? {} : { redNumber: row.redNumber }),
    ...(row.refusedReason === null ? {} : { refusedReason: row.refusedReason }),
  }
}

async function refuseBilling({ db }: OpsContext, { orderId, reason }: RefuseBilling): Promise<Written<Changed>> {
  const { rows } = await sql<{ round: number; status: number; amount: number | null }>`
    select round, status, amount from billing
    where order_id = ${orderId}
    order by round desc limit 1 for update`.execute(db)
  const [found] = rows
  if (!found) throw new ShopError(REPLY_CODE.notFound, '该订单没有申请发票', 'orderId')
  if (found.status !== BILLING_STATUS.requested || found.amount !== null) throw new ShopError(REPLY_CODE.wrongState)
  await sql`
    update billing set status = ${BILLING_STATUS.refused}, refused_reason = ${reason}
    where order_id = ${orderId} and round = ${found.round}`.execute(db)
  return {
    reply: { version: found.round, changed: true },
    changes: [{ target: { kind: 'invoice', id: nameOf({ orderId, round: found.round }) }, after: { reason } }],
  }
}

const vatList = opsList<ListOpsVats, OpsVat>({
  columns: sql`
    id as "invoiceId", company_name as "companyName", tax_number as "taxNumber",
    registered_address as "registeredAddress", registered_telephone as "registeredTelephone", bank_name as "bankName",
    bank_account as "bankAccount", status, version`,
  from: sql`vat_invoice`,
  filters: { status: (status) => sql`status = ${status}` },
  sorts: { id: [ascending('id')] },
  nameOf: ({ invoiceId }) => invoiceId,
})

async function listVats(context: OpsContext, payload: ListOpsVats): Promise<OpsVatPage> {
  const { rows, after } = await readList(vatList, context, payload)
  return { companies: rows, after }
}

const vats = versioned<{ status: VatInvoiceStatus; version: number }>({
  kind: 'vat-invoice',
  async find(db, invoiceId, lock) {
    const { rows } = await sql<{ status: VatInvoiceStatus; version: number }>`
      select status, version from vat_invoice where id = ${invoiceId} ${lock ? sql`for update` : sql``}`.execute(db)
    return rows[0]
  },
  missing: () => new ShopError(REPLY_CODE.notFound, '没有这份专票资料', 'invoiceId'),
  told: ({ status }) => ({ status }),
})

const judgeVat = (
  context: OpsContext,
  { invoiceId, version, usable, reason = '' }: JudgeVat,
): Promise<Written<Changed>> =>
  vats.act(context, { id: invoiceId, version }, async () => {
    const why = usable ? null : needText(reason, 'reason', '请写明未通过的原因')
    await sql`
      update vat_invoice set status = ${usable ? VAT_INVOICE_STATUS.usable : VAT_INVOICE_STATUS.refused},
        refused_reason = ${why}, version = version + 1 where id = ${invoiceId}`.execute(context.db)
    return why === null ? {} : { reason: why }
  })
