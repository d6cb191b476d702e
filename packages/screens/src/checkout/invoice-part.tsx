import { INVOICE_HEADER, INVOICE_HEADER_LABEL, INVOICE_TYPE_LABEL } from '@hearth/domain'
import { checkoutStore, useShop } from '@hearth/state'
import { Cell } from '@hearth/ui'
import { invoiceKind } from './invoice-kind'

/** Shows whether an invoice is requested, and its title (F04). */
export function InvoicePart({ onOpen }: { onOpen: () => void }) {
  const invoice = useShop(checkoutStore, (state) => state.invoice)
  const kind = invoiceKind(invoice)
  const label = INVOICE_TYPE_LABEL[invoice.invoiceType]
  const name = kind === 'vat' ? '' : ` · ${invoice.invoiceTitle || INVOICE_HEADER_LABEL[INVOICE_HEADER.personal]}`
  return <Cell title="发票" value={kind === 'none' ? label : `电子${label}${name}`} onPress={onOpen} />
}
