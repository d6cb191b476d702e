import { shopNameRules } from '@hearth/domain/form'
import { myStoreStore, useActions, useShop } from '@hearth/state'
import { Button, Sheet } from '@hearth/ui'
import { useCheckedForm } from '#hooks/use-checked-form'
import { ShopNameField } from '#parts/promoter/shop-name-field'

/** Asks for a new name of a shop. */
export function RenameSheet({
  name,
  which,
  onClose,
}: {
  name: string
  which: 'promoter' | 'partner'
  onClose: () => void
}) {
  const busy = useShop(myStoreStore, (state) => state.busy)
  const { rename } = useActions(myStoreStore)
  const { values, errors, change, check, refuse } = useCheckedForm(shopNameRules, { name })
  const submit = async () => {
    if (!(await check())) return
    const refused = await rename(values.name, which)
    if (refused) refuse(refused)
    else onClose()
  }
  return (
    <Sheet
      open
      title="修改店名"
      onClose={onClose}
      footer={
        <Button block busy={busy} onPress={submit}>
          保存
        </Button>
      }
    >
      <ShopNameField value={values.name} error={errors.name} onChange={(text) => change({ name: text })} />
    </Sheet>
  )
}
