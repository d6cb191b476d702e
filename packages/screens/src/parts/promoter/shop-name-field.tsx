import { SHOP_NAME_MOST } from '@hearth/domain'
import { FormField, Input } from '@hearth/ui'

/** The field for the name of a shop. */
export function ShopNameField({
  value,
  error,
  onChange,
}: {
  value: string
  error?: string
  onChange: (name: string) => void
}) {
  return (
    <FormField label="店名" required error={error} hint={`1 至 ${SHOP_NAME_MOST} 个字，不能与其他小店重复`}>
      {(input) => <Input {...input} value={value} maxLength={SHOP_NAME_MOST} autoComplete="off" onChange={onChange} />}
    </FormField>
  )
}
