import {
  checkInvoice,
  INVOICE_HEADER,
  INVOICE_HEADER_LABEL,
  INVOICE_PATTERN,
  INVOICE_TYPE,
  type InvoiceHeader,
} from '@hearth/domain'
import { invoiceStore, useActions, useShop, type InvoiceChoice } from '@hearth/state'
import { Box, Button, Card, Pills, Text } from '@hearth/ui'
import { useState } from 'react'
import { InvoiceContents } from '#parts/invoice/invoice-contents'
import { TitleFields } from '#parts/invoice/title-fields'
import css from './invoice.module.css'

const HEADERS = Object.values(INVOICE_HEADER).map((header) => ({
  key: String(header),
  label: INVOICE_HEADER_LABEL[header],
}))

/** The default title and content of ordinary invoices. */
export function ChoiceForm({ choice }: { choice: InvoiceChoice }) {
  const { busy, refusal } = useShop(invoiceStore, ({ busy, refusal }) => ({ busy, refusal }))
  const { keepChoice, forgetRefusal } = useActions(invoiceStore)
  const [draft, setDraft] = useState(choice)
  const [asked, setAsked] = useState(false)
  const company = draft.invoiceHeaderType === INVOICE_HEADER.enterprise
  const found = checkInvoice({ ...draft, invoiceType: INVOICE_TYPE.ordinary, invoiceHeader: draft.invoiceHeaderType })
  const faults = asked ? found : {}
  const change = (part: Partial<InvoiceChoice>) => {
    setDraft((before) => ({ ...before, ...part }))
    forgetRefusal()
  }
  const submit = async () => {
    setAsked(true)
    if (Object.keys(found).length > 0) return
    await keepChoice({ ...draft, invoiceType: INVOICE_TYPE.ordinary, pattern: INVOICE_PATTERN.electronic })
  }
  return (
    <Card as="section" label="普通发票">
      <Box as="form" onSubmit={() => void submit()}>
        <Box className={css.pills}>
          <Pills
            label="抬头类型"
            items={HEADERS}
            current={String(draft.invoiceHeaderType)}
            onChoose={(key) => change({ invoiceHeaderType: Number(key) as InvoiceHeader })}
          />
        </Box>
        <Box className={css.pills}>
          <InvoiceContents current={draft.invoiceContent} onChoose={(invoiceContent) => change({ invoiceContent })} />
        </Box>
        <TitleFields
          company={company}
          title={draft.invoiceTitle ?? ''}
          taxNumber={draft.invoiceTaxNumber ?? ''}
          faults={faults}
          onChange={change}
          onPicked={({ header, title, taxNumber }) =>
            change({ invoiceHeaderType: header, invoiceTitle: title, invoiceTaxNumber: taxNumber })
          }
        />
        <Box live="assertive" className={css.refusal}>
          {refusal && <Text>{refusal.message}</Text>}
        </Box>
        <Button type="submit" block busy={busy}>
          保存
        </Button>
        <Text as="p" className={css.note}>
          下次申请发票时自动填写。发票均为电子发票，确认收货后开具。
        </Text>
      </Box>
    </Card>
  )
}
