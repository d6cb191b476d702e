import { shopNameRules } from '@hearth/domain/form'
import { myStoreStore, useActions, useShop } from '@hearth/state'
import { Button, Card, Text } from '@hearth/ui'
import { useCheckedForm } from '#hooks/use-checked-form'
import { ShopNameField } from '#parts/promoter/shop-name-field'
import css from './my-store.module.css'

/** Asks for a name and opens the promoter's shop. */
export function OpenPart() {
  const busy = useShop(myStoreStore, (state) => state.busy)
  const { open } = useActions(myStoreStore)
  const { values, errors, change, check, refuse } = useCheckedForm(shopNameRules, { name: '' })
  const submit = async () => {
    if (!(await check())) return
    const refused = await open(values.name)
    if (refused) refuse(refused)
  }
  return (
    <Card as="section" label="开通小店">
      <Text as="h2" className={css.title}>
        给小店起个名字
      </Text>
      <Text as="p" className={css.note}>
        名字以后可以修改，开店不收费
      </Text>
      <ShopNameField value={values.name} error={errors.name} onChange={(name) => change({ name })} />
      <Button block busy={busy} onPress={submit}>
        开通小店
      </Button>
    </Card>
  )
}
