import {
  checkInvoice,
  INVOICE_HEADER,
  INVOICE_HEADER_LABEL,
  INVOICE_TYPE,
  INVOICE_TYPE_LABEL,
  type InvoiceFaults,
} from '@hearth/domain'
import { checkoutStore, invoiceMeansStore, useActions, useShop, type InvoiceDraft } from '@hearth/state'
import { Box, Button, ErrorState, ListSkeleton, Pills, Sheet, Text } from '@hearth/ui'
import { useCallback, useEffect, useState } from 'react'
import { useLoad } from '#hooks/use-load'
import { InvoiceContents } from '#parts/invoice/invoice-contents'
import { TitleFields } from '#parts/invoice/title-fields'
import { isVatUsable, VatPart } from '#parts/invoice/vat-part'
import { invoiceKind } from './invoice-kind'
import css from './sheets.module.css'

const { none, ordinary, valueAddedTax } = INVOICE_TYPE

/** For each choice of the sheet, its label and the fields of the draft that it sets. */
const KINDS = [
  { key: 'none', label: INVOICE_TYPE_LABEL[none], invoiceType: none },
  {
    key: 'personal',
    label: INVOICE_HEADER_LABEL[INVOICE_HEADER.personal],
    invoiceType: ordinary,
    invoiceHeader: INVOICE_HEADER.personal,
  },
  {
    key: 'company',
    label: INVOICE_HEADER_LABEL[INVOICE_HEADER.enterprise],
    invoiceType: ordinary,
    invoiceHeader: INVOICE_HEADER.enterprise,
  },
  { key: 'vat', label: '专用发票', invoiceType: valueAddedTax, invoiceHeader: INVOICE_HEADER.enterprise },
] as const

/**
 * Requests an electronic invoice of a kind that the merchants make. The input takes effect when the shopper confirms it
 * (E03).
 */
export function InvoiceSheet({
  open,
  onClose,
  merchantIds,
}: {
  open: boolean
  onClose: () => void
  merchantIds: readonly string[]
}) {
  const { data: means, status, error } = useShop(invoiceMeansStore, (state) => state.means)
  const kept = useShop(checkoutStore, (state) => state.invoice)
  const { setInvoice, loadInvoice } = useActions(checkoutStore)
  const { load } = useActions(invoiceMeansStore)
  const sellers = merchantIds.join(' ')
  const loadAll = useCallback(
    // The sheet is shown once the stored invoice data and the kinds of invoice are loaded, so that they cannot replace
    // what the shopper types.
    () => loadInvoice().then(() => load(sellers.split(' ').filter(Boolean))),
    [loadInvoice, load, sellers],
  )
  useLoad(loadAll, open)
  const [draft, setDraft] = useState<InvoiceDraft>(kept)
  const [errors, setErrors] = useState<InvoiceFaults>({})
  useEffect(() => {
    if (open) setDraft(kept)
  }, [open, kept])
  const offered = KINDS.filter(({ invoiceType }) => invoiceType === none || means?.types.includes(invoiceType))
  // If the merchants no longer make the chosen kind of invoice, the sheet shows that no invoice is chosen.
  const kind = offered.find(({ key }) => key === invoiceKind(draft))?.key ?? 'none'
  const change = (part: Partial<InvoiceDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const done = () => {
    const wanted = kind === 'none' ? { ...draft, invoiceType: none } : draft
    const found = checkInvoice(wanted)
    setErrors(found)
    if (Object.keys(found).length) return
    setInvoice(wanted)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="发票"
      footer={
        <Button block disabled={!means || (kind === 'vat' && !isVatUsable(means.vat))} onPress={done}>
          确定
        </Button>
      }
    >
      {!means && status !== 'failed' && <ListSkeleton />}
      {!means && status === 'failed' && <ErrorState text={error?.message} onRetry={loadAll} />}
      {means && (
        <>
          <Box className={css.options}>
            <Pills
              label="抬头类型"
              items={offered}
              current={kind}
              onChoose={(key) => {
                const { invoiceType, ...header } = KINDS.find((one) => one.key === key)!
                const { invoiceHeader = draft.invoiceHeader } = header as Partial<InvoiceDraft>
                change({
                  invoiceType,
                  invoiceHeader,
                  // If the shopper switches between person and company, the title is emptied: a person's invoice must
                  // not have a company's title.
                  ...(invoiceHeader === draft.invoiceHeader ? {} : { invoiceTitle: '', invoiceTaxNumber: '' }),
                })
              }}
            />
          </Box>
          {means.types.length === 0 && (
            <Text as="p" className={css.note}>
              本店不开具发票，如需购买凭证可以联系客服。
            </Text>
          )}
          {kind !== 'none' && (
            <Box className={css.options}>
              <InvoiceContents
                current={draft.invoiceContent}
                onChoose={(invoiceContent) => change({ invoiceContent })}
              />
            </Box>
          )}
          {kind === 'vat' && <VatPart vat={means.vat} />}
          {(kind === 'personal' || kind === 'company') && (
            <TitleFields
              company={kind === 'company'}
              title={draft.invoiceTitle}
              taxNumber={draft.invoiceTaxNumber}
              faults={errors}
              onChange={change}
              onPicked={({ header, title, taxNumber }) =>
                change({ invoiceHeader: header, invoiceTitle: title, invoiceTaxNumber: taxNumber })
              }
            />
          )}
          {kind !== 'none' && (
            <Text as="p" className={css.note}>
              电子发票在确认收货后开具，金额为商品实付金额。
            </Text>
          )}
        </>
      )}
    </Sheet>
  )
}
