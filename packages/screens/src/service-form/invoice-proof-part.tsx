import { HAS_INVOICE, HAS_INVOICE_LABEL, SERVICE_TYPE } from '@hearth/domain'
import { serviceFormStore, useActions, useShop } from '@hearth/state'
import { Card, late, Pills, Text } from '@hearth/ui'
import css from './service-form.module.css'

const InvoiceProofFields = late(async () => (await import('./invoice-proof-fields')).InvoiceProofFields)

const ANSWERS = [HAS_INVOICE.yes, HAS_INVOICE.no].map((answer) => ({
  key: String(answer),
  label: HAS_INVOICE_LABEL[answer],
}))

/** Asks whether the shopper has the invoice of the product to repair. It helps staff to judge the warranty (E08). */
export function InvoiceProofPart({ orderItemId }: { orderItemId: string }) {
  const store = serviceFormStore(orderItemId)
  const form = useShop(store, ({ form }) => form)
  const { change } = useActions(store)
  if (form.serviceType !== SERVICE_TYPE.repair) return null
  return (
    <Card as="section" label="购买发票">
      <Text as="h2" className={css.title}>
        购买发票（选填）
      </Text>
      <Text as="p" className={css.note}>
        有发票的请填写，便于商家核对保修期
      </Text>
      <Pills
        label="购买发票"
        items={ANSWERS}
        current={String(form.hasInvoice)}
        onChoose={(key) =>
          change({
            hasInvoice: key === String(HAS_INVOICE.yes) ? HAS_INVOICE.yes : HAS_INVOICE.no,
            ...(key === String(HAS_INVOICE.yes) ? {} : { invoiceTime: undefined, invoicePicture: '' }),
          })
        }
      />
      <InvoiceProofFields open={form.hasInvoice === HAS_INVOICE.yes} orderItemId={orderItemId} />
    </Card>
  )
}
