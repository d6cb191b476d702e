import { VAT_INVOICE_STATUS } from '@hearth/domain'
import type { VatInvoice } from '@hearth/state'
import { Box, Link, Text } from '@hearth/ui'
import css from './vat-part.module.css'

/** Whether the shopper can request special VAT invoices, which requires that staff have approved the company. */
export const isVatUsable = (vat: VatInvoice | undefined): boolean => vat?.status === VAT_INVOICE_STATUS.usable

/** The company of a special VAT invoice, or a link to enter one (F04). */
export function VatPart({ vat }: { vat?: VatInvoice }) {
  return (
    <Box className={css.part}>
      <Text as="p">{vat && isVatUsable(vat) ? vat.companyName : '专用发票需要先提交企业资料并通过审核'}</Text>
      <Link to="/checkout/invoice?tab=vat" className={css.link}>
        {vat ? '查看专票资料' : '填写专票资料'}
      </Link>
    </Box>
  )
}
