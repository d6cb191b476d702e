import { INVOICE_HEADER, type InvoiceHeader, type InvoiceTitle } from '@hearth/domain'
import { usePorts } from '@hearth/state'
import { late } from '@hearth/ui'
import type { BookButtonProps } from '#parts/fields/book-button'

const BookButton = late<BookButtonProps<InvoiceTitle>>(
  async () => (await import('#parts/fields/book-button')).BookButton,
)

/** A picked invoice title, as values of a form. */
export interface PickedTitle extends Omit<InvoiceTitle, 'kind'> {
  header: InvoiceHeader
}

/** Lets the shopper pick an invoice title that the host app stores. Renders nothing if no host app stores titles. */
export function TitlePart({ onPicked }: { onPicked: (title: PickedTitle) => void }) {
  const { pickInvoiceTitle } = usePorts()
  if (!pickInvoiceTitle) return null
  return (
    <BookButton
      open
      what="发票抬头"
      pick={pickInvoiceTitle}
      onPicked={({ kind, taxNumber, ...title }) =>
        onPicked({
          ...title,
          header: kind === 'company' ? INVOICE_HEADER.enterprise : INVOICE_HEADER.personal,
          taxNumber: taxNumber.trim().toUpperCase(),
        })
      }
    />
  )
}
