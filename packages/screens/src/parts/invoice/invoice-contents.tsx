import { INVOICE_CONTENT, INVOICE_CONTENT_LABEL, type InvoiceContent } from '@hearth/domain'
import { Pills } from '@hearth/ui'

const CONTENTS = Object.values(INVOICE_CONTENT).map((content) => ({
  key: String(content),
  label: INVOICE_CONTENT_LABEL[content],
}))

/** Lets the shopper choose the content of an invoice: the names on its lines. */
export const InvoiceContents = ({
  current,
  onChoose,
}: {
  current: InvoiceContent
  onChoose: (content: InvoiceContent) => void
}) => (
  <Pills
    label="发票内容"
    items={CONTENTS}
    current={String(current)}
    onChoose={(key) => onChoose(Number(key) as InvoiceContent)}
  />
)
