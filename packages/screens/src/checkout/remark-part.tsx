import { checkoutStore, useActions, useShop } from '@hearth/state'
import { FormField, Input } from '@hearth/ui'

/** Words for the merchant. */
export function RemarkPart() {
  const remark = useShop(checkoutStore, (state) => state.remark)
  const { setRemark } = useActions(checkoutStore)
  return <FormField label="订单备注">{(input) => <Input {...input} value={remark} onChange={setRemark} maxLength={200} placeholder="选填，可告诉商家配送要求" />}</FormField>
}
