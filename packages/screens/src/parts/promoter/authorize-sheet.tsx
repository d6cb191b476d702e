import {
  SALES_CHANNEL,
  SALES_CHANNEL_LABEL,
  SALES_MAGNITUDE,
  SALES_MAGNITUDE_LABEL,
  type SalesChannel,
  type SalesMagnitude,
} from '@hearth/domain'
import { partnerRules } from '@hearth/domain/form'
import { myStoreStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Choice, FormField, Input, Sheet, Text } from '@hearth/ui'
import { useState } from 'react'
import { useCheckedForm } from '#hooks/use-checked-form'
import { CodeField } from '#parts/fields/code-field'
import { TelephoneInput } from '#parts/fields/telephone-input'
import { ShopNameField } from '#parts/promoter/shop-name-field'
import css from './partner-part.module.css'

/** The application for a partner shop: its name, a telephone verified by a code, its address and its sales. */
export function AuthorizeSheet({ open, name, onClose }: { open: boolean; name: string; onClose: () => void }) {
  const { code: sendState, busy } = useShop(myStoreStore, ({ code, busy }) => ({ code, busy }))
  const { sendCode, authorize } = useActions(myStoreStore)
  const { values, errors, change, check, refuse } = useCheckedForm(partnerRules, {
    name,
    mobile: '',
    code: '',
    address: '',
  })
  const [channel, setChannel] = useState<SalesChannel>(SALES_CHANNEL.store)
  const [magnitude, setMagnitude] = useState<SalesMagnitude>(SALES_MAGNITUDE.small)
  const send = async () => (await check('mobile')) && sendCode(values.mobile)
  const submit = async () => {
    if (!(await check())) return
    const refused = await authorize({ ...values, channel, magnitude })
    if (refused) refuse(refused)
    else onClose()
  }
  return (
    <Sheet
      open={open}
      title="认证合作店"
      onClose={onClose}
      footer={
        <Button block busy={busy} onPress={submit}>
          提交认证
        </Button>
      }
    >
      <ShopNameField value={values.name} error={errors.name} onChange={(text) => change({ name: text })} />
      <FormField label="手机号码" required error={errors.mobile}>
        {(input) => (
          <TelephoneInput
            {...input}
            value={values.mobile}
            placeholder="店主的手机号"
            onChange={(mobile) => change({ mobile })}
          />
        )}
      </FormField>
      <CodeField
        value={values.code}
        error={errors.code}
        sendState={sendState}
        onChange={(code) => change({ code })}
        onSend={send}
      />
      <FormField label="经营地址" required error={errors.address}>
        {(input) => (
          <Input
            {...input}
            value={values.address}
            maxLength={200}
            placeholder="省市区和门牌号"
            onChange={(address) => change({ address })}
          />
        )}
      </FormField>
      <Picks label="销售渠道" names={SALES_CHANNEL_LABEL} chosen={channel} onChoose={setChannel} />
      <Picks label="销售规模" names={SALES_MAGNITUDE_LABEL} chosen={magnitude} onChoose={setMagnitude} />
    </Sheet>
  )
}

function Picks<Key extends string>({
  label,
  names,
  chosen,
  onChoose,
}: {
  label: string
  names: Readonly<Record<Key, string>>
  chosen: Key
  onChoose: (key: Key) => void
}) {
  return (
    <Box className={css.field}>
      <Text as="p" className={css.label}>
        {label}
      </Text>
      <Choice
        kind="radiogroup"
        label={label}
        className={css.picks}
        onChoose={(key) => onChoose(key as Key)}
        options={(Object.keys(names) as Key[]).map((key) => ({
          key,
          selected: key === chosen,
          className: key === chosen ? css.pickOn : css.pick,
          content: <Text>{names[key]}</Text>,
        }))}
      />
    </Box>
  )
}
