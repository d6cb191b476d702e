import { nicknameRules } from '@hearth/domain/form'
import { useActions, useShop, type InviteState, type StoreDefinition } from '@hearth/state'
import { Button, FormField, Input, Sheet } from '@hearth/ui'
import { useCheckedForm } from '#hooks/use-checked-form'

/** Asks for the promoter's name on leaderboards. */
export function NickSheet({
  open,
  store,
  usernick,
  onClose,
}: {
  open: boolean
  store: StoreDefinition<InviteState>
  usernick: string
  onClose: () => void
}) {
  const busy = useShop(store, (state) => state.doing === 'nick')
  const { setNick } = useActions(store)
  const { values, errors, change, check, refuse } = useCheckedForm(nicknameRules, { usernick })
  const submit = async () => {
    if (!(await check())) return
    const refused = await setNick(values.usernick)
    if (refused) refuse(refused)
    else onClose()
  }
  return (
    <Sheet
      open={open}
      title="修改昵称"
      onClose={onClose}
      footer={
        <Button block busy={busy} onPress={submit}>
          保存昵称
        </Button>
      }
    >
      <FormField label="昵称" required error={errors.usernick} hint="1 至 20 个字，在排行榜和邀请中显示">
        {(input) => (
          <Input
            {...input}
            value={values.usernick}
            maxLength={20}
            autoComplete="off"
            onChange={(text) => change({ usernick: text })}
          />
        )}
      </FormField>
    </Sheet>
  )
}
