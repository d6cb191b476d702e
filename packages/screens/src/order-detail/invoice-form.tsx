import { checkInvoice, formatFen, INVOICE_HEADER, INVOICE_TYPE } from '@hearth/domain'
import { billingStore, useActions, useShop, type InvoiceRequest, type OrderInvoice } from '@hearth/state'
import { Box, Button, FormField, Input, Pills, Text } from '@hearth/ui'
import { useState } from 'react'
import { InvoiceContents } from '#parts/invoice/invoice-contents'
import { TitleFields } from '#parts/invoice/title-fields'
import { isVatUsable, VatPart } from '#parts/invoice/vat-part'
import css from './order-detail.module.css'

const KINDS = [
  { key: 'personal', label: '个人普票', type: INVOICE_TYPE.ordinary },
  { key: 'company', label: '企业普票', type: INVOICE_TYPE.ordinary },
  { key: 'vat', label: '专用发票', type: INVOICE_TYPE.valueAddedTax },
] as const

const kindOf = ({ invoiceType, invoiceHeaderType }: InvoiceRequest) => {
  if (invoiceType === INVOICE_TYPE.valueAddedTax) return 'vat'
  return invoiceHeaderType === INVOICE_HEADER.enterprise ? 'company' : 'personal'
}

/**
 * Requests the invoice of an order, with the shopper's last choice as the default (S05), or changes an earlier request
 * (S11).
 */
export function InvoiceForm({
  orderId,
  invoice: { choice, vat, money, types, changeable },
  onDone,
}: {
  orderId: string
  invoice: OrderInvoice
  onDone?: () => void
}) {
  const store = billingStore(orderId)
  const { busy, refusal } = useShop(store, ({ busy, refusal }) => ({ busy, refusal }))
  const { request, forgetRefusal } = useActions(store)
  const [wanted, setWanted] = useState<InvoiceRequest>({ ...choice, email: '' })
  const [asked, setAsked] = useState(false)
  const kind = kindOf(wanted)
  const faults = asked ? checkInvoice({ ...wanted, invoiceHeader: wanted.invoiceHeaderType }) : {}
  const usable = isVatUsable(vat)
  const change = (part: Partial<InvoiceRequest>) => {
    setWanted((before) => ({ ...before, ...part }))
    forgetRefusal()
  }
  const submit = async () => {
    setAsked(true)
    const wrong =
      kind !== 'vat' && Object.keys(checkInvoice({ ...wanted, invoiceHeader: wanted.invoiceHeaderType })).length > 0
    if (wrong || (kind === 'vat' && !usable)) return
    if (await request(wanted)) onDone?.()
  }
  return (
    <Box as="form" onSubmit={() => void submit()}>
      <Text as="p" className={css.statusText}>
        {`可开票金额 ¥${formatFen(money)}`}
      </Text>
      <Box className={css.choice}>
        <Pills
          label="发票类型"
          items={KINDS.filter(({ type }) => types.includes(type))}
          current={kind}
          onChoose={(key) =>
            change({
              invoiceType: key === 'vat' ? INVOICE_TYPE.valueAddedTax : INVOICE_TYPE.ordinary,
              invoiceHeaderType: key === 'personal' ? INVOICE_HEADER.personal : INVOICE_HEADER.enterprise,
            })
          }
        />
      </Box>
      <Box className={css.choice}>
        <InvoiceContents current={wanted.invoiceContent} onChoose={(invoiceContent) => change({ invoiceContent })} />
      </Box>
      {kind === 'vat' ? (
        <VatPart vat={vat} />
      ) : (
        <TitleFields
          company={kind === 'company'}
          title={wanted.invoiceTitle ?? ''}
          taxNumber={wanted.invoiceTaxNumber ?? ''}
          faults={faults}
          onChange={change}
          onPicked={({ header, title, taxNumber }) =>
            change({ invoiceHeaderType: header, invoiceTitle: title, invoiceTaxNumber: taxNumber })
          }
        />
      )}
      {!changeable && (
        <FormField
          label="接收邮箱"
          hint="选填，开具后同时发送到邮箱"
          error={refusal?.field === 'email' ? refusal.message : undefined}
        >
          {(input) => (
            <Input
              {...input}
              value={wanted.email ?? ''}
              onChange={(email) => change({ email: email.trim() })}
              maxLength={254}
              autoComplete="email"
            />
          )}
        </FormField>
      )}
      <Box live="assertive" className={css.refusal}>
        {refusal && refusal.field !== 'email' && <Text>{refusal.message}</Text>}
      </Box>
      <Button type="submit" block busy={busy} disabled={kind === 'vat' && !usable}>
        {changeable ? '保存' : '申请发票'}
      </Button>
    </Box>
  )
}
