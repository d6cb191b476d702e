import {
  checkInvoice,
  INVOICE_CONTENT,
  INVOICE_CONTENT_LABEL,
  INVOICE_HEADER,
  INVOICE_HEADER_LABEL,
  INVOICE_TYPE,
  INVOICE_TYPE_LABEL,
  type InvoiceContent,
  type InvoiceFaults,
} from '@hearth/domain'
import { checkoutStore, useActions, useShop, type InvoiceDraft } from '@hearth/state'
import { Box, Button, FormField, Input, Pills, Sheet, Text } from '@hearth/ui'
import { useEffect, useState } from 'react'
import { usePageLoad } from '#hooks/use-page-load'
import { TitlePart } from '#parts/title-part'
import { invoiceKind } from './invoice-kind'
import css from './sheets.module.css'

const KINDS = [
  { key: 'none', label: INVOICE_TYPE_LABEL[INVOICE_TYPE.none] },
  { key: 'personal', label: INVOICE_HEADER_LABEL[INVOICE_HEADER.personal] },
  { key: 'company', label: INVOICE_HEADER_LABEL[INVOICE_HEADER.enterprise] },
] as const

const CONTENTS = Object.values(INVOICE_CONTENT).map((content) => ({
  key: String(content),
  label: INVOICE_CONTENT_LABEL[content],
}))

/** Asks for an electronic invoice; what is written stands once it is confirmed (E03). */
export function InvoiceSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const kept = useShop(checkoutStore, (state) => state.invoice)
  const { setInvoice, loadInvoice } = useActions(checkoutStore)
  usePageLoad(loadInvoice, open)
  const [draft, setDraft] = useState<InvoiceDraft>(kept)
  const [errors, setErrors] = useState<InvoiceFaults>({})
  useEffect(() => {
    if (open) setDraft(kept)
  }, [open, kept])
  const kind = invoiceKind(draft)
  const company = kind === 'company'
  const change = (part: Partial<InvoiceDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const done = () => {
    const found = checkInvoice(draft)
    setErrors(found)
    if (Object.keys(found).length) return
    setInvoice(draft)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="发票"
      footer={
        <Button block onPress={done}>
          确定
        </Button>
      }
    >
      <Box className={css.options}>
        <Pills
          label="抬头类型"
          items={KINDS}
          current={kind}
          onChoose={(key) => {
            if (key === 'none') return change({ invoiceType: INVOICE_TYPE.none })
            const invoiceHeader = key === 'company' ? INVOICE_HEADER.enterprise : INVOICE_HEADER.personal
            change({
              invoiceType: INVOICE_TYPE.ordinary,
              invoiceHeader,
              // A company's name is no person's.
              ...(invoiceHeader === draft.invoiceHeader ? {} : { invoiceTitle: '', invoiceTaxNumber: '' }),
            })
          }}
        />
      </Box>
      {kind !== 'none' && (
        <>
          <Box className={css.options}>
            <Pills
              label="发票内容"
              items={CONTENTS}
              current={String(draft.invoiceContent)}
              onChoose={(key) => change({ invoiceContent: Number(key) as InvoiceContent })}
            />
          </Box>
          <TitlePart
            onPicked={({ header, title, taxNumber }) =>
              change({ invoiceHeader: header, invoiceTitle: title, invoiceTaxNumber: taxNumber })
            }
          />
          <FormField label={company ? '企业名称' : '抬头名称'} required={company} error={errors.invoiceTitle}>
            {(input) => (
              <Input
                {...input}
                value={draft.invoiceTitle}
                onChange={(invoiceTitle) => change({ invoiceTitle })}
                maxLength={100}
                placeholder={company ? '请填写营业执照上的名称' : '个人'}
              />
            )}
          </FormField>
          {company && (
            <FormField label="税号" required error={errors.invoiceTaxNumber}>
              {(input) => (
                <Input
                  {...input}
                  value={draft.invoiceTaxNumber}
                  onChange={(text) => change({ invoiceTaxNumber: text.trim().toUpperCase() })}
                  maxLength={20}
                  placeholder="统一社会信用代码或纳税人识别号"
                />
              )}
            </FormField>
          )}
          <Text as="p" className={css.note}>
            电子发票在确认收货后开具，专票可在付款后申请。
          </Text>
        </>
      )}
    </Sheet>
  )
}
