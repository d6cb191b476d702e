import { checkoutStore, useActions, useShop } from '@hearth/state'
import { FormField, Input } from '@hearth/ui'

/** How many characters a merchant takes. */
const LONGEST = 200

/** Words for the merchant. */
export function RemarkPart() {
  const remark = useShop(checkoutStore, (state) => state.remark)
  const { setRemark } = useActions(checkoutStore)
  return (
    <FormField label="订单备注" hint={`最多 ${LONGEST} 字`}>
      {(input) => (
        <Input
          {...input}
          value={remark}
          onChange={setRemark}
          maxLength={LONGEST}
          placeholder="选填，可告诉商家配送要求"
        />
      )}
    </FormField>
  )
}
