import type { InvoiceFaults } from '@hearth/domain'
import { FormField, Input } from '@hearth/ui'
import { CodeInput } from '#parts/fields/code-input'
import { TitlePart, type PickedTitle } from './title-part'

export interface TitleFieldsProps {
  /** True for a company, which has a taxpayer number. */
  company: boolean
  title: string
  taxNumber: string
  faults: InvoiceFaults
  onChange: (part: { invoiceTitle?: string; invoiceTaxNumber?: string }) => void
  onPicked: (title: PickedTitle) => void
}

/** The title of an ordinary invoice (E04), which the shopper types or picks from the host app. */
export function TitleFields({ company, title, taxNumber, faults, onChange, onPicked }: TitleFieldsProps) {
  return (
    <>
      <TitlePart onPicked={onPicked} />
      <FormField label={company ? '企业名称' : '抬头名称'} required={company} error={faults.invoiceTitle}>
        {(input) => (
          <Input
            {...input}
            value={title}
            onChange={(invoiceTitle) => onChange({ invoiceTitle })}
            maxLength={100}
            placeholder={company ? '请填写营业执照上的名称' : '个人'}
          />
        )}
      </FormField>
      {company && (
        <FormField label="税号" required error={faults.invoiceTaxNumber}>
          {(input) => (
            <CodeInput
              {...input}
              value={taxNumber}
              onChange={(text) => onChange({ invoiceTaxNumber: text.toUpperCase() })}
              longest={20}
              placeholder="统一社会信用代码或纳税人识别号"
            />
          )}
        </FormField>
      )}
    </>
  )
}
