import { checkoutStore, useActions, useShop } from '@hearth/state'
import { Button, FormField, Input, Sheet } from '@hearth/ui'

/** Maximum length of a note. */
const LONGEST = 200

/** Lets the shopper write a note for the merchant. The note is saved while typing. */
export function RemarkSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const remark = useShop(checkoutStore, (state) => state.remark)
  const { setRemark } = useActions(checkoutStore)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="订单备注"
      footer={
        <Button block onPress={onClose}>
          完成
        </Button>
      }
    >
      <FormField label="给商家的话" hint={`最多 ${LONGEST} 字`}>
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
    </Sheet>
  )
}
