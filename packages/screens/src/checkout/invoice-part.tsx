import { checkoutStore, useShop } from '@hearth/state'
import { Cell } from '@hearth/ui'
import { invoiceKind } from './invoice-kind'

/** Whether an invoice is wanted, and in whose name (F04). */
export function InvoicePart({ onOpen }: { onOpen: () => void }) {
  const invoice = useShop(checkoutStore, (state) => state.invoice)
  return <Cell title="发票" value={invoiceKind(invoice) === 'none' ? '不开发票' : `电子普通发票 · ${invoice.invoiceTitle || '个人'}`} onPress={onOpen} />
}
