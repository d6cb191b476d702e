import { loginRules } from '@hearth/domain/form'
import { accountStore, useActions, useShop } from '@hearth/state'
import { Box, Button, FormField, Sheet, Text } from '@hearth/ui'
import { useCheckedForm } from '#hooks/use-checked-form'
import { CodeField } from '#parts/fields/code-field'
import { TelephoneInput } from '#parts/fields/telephone-input'
import css from './account-safety.module.css'

const EMPTY = { code: '', telephone: '', newCode: '' }
const RULES = { code: loginRules.code, telephone: loginRules.telephone, newCode: loginRules.code }

/** Changes the telephone number: takes a code sent to the old one and a code sent to the new one. */
export function PhoneSheet({
  open,
  telephone,
  onClose,
}: {
  open: boolean
  /** The account's current number, masked. */
  telephone: string
  onClose: () => void
}) {
  const { own, other } = useShop(accountStore, ({ own, other }) => ({ own, other }))
  const { sendOwn, sendOther, changePhone } = useActions(accountStore)
  const { values, errors, change, check, refuse, reset } = useCheckedForm(RULES, EMPTY)
  const send = async () => (await check('telephone')) && sendOther(values.telephone)
  const submit = async () => {
    if (!(await check())) return
    const refused = await changePhone(values.code, values.telephone, values.newCode)
    if (refused) return refuse(refused)
    reset()
    onClose()
  }
  return (
    <Sheet
      open={open}
      title="更换手机号"
      onClose={onClose}
      footer={
        <Button block size="l" onPress={submit}>
          确认更换
        </Button>
      }
    >
      <Text as="p" className={css.note}>
        先验证原手机号 {telephone}，再验证新手机号。更换后其他设备会退出登录。
      </Text>
      <Box className={css.form}>
        <CodeField
          label="原手机验证码"
          value={values.code}
          error={errors.code}
          sendState={own}
          onChange={(code) => change({ code })}
          onSend={sendOwn}
        />
        <FormField label="新手机号" required error={errors.telephone}>
          {(input) => (
            <TelephoneInput
              {...input}
              value={values.telephone}
              onChange={(text) => change({ telephone: text })}
              placeholder="请输入 11 位手机号"
            />
          )}
        </FormField>
        <CodeField
          label="新手机验证码"
          value={values.newCode}
          error={errors.newCode}
          sendState={other}
          onChange={(newCode) => change({ newCode })}
          onSend={send}
        />
      </Box>
    </Sheet>
  )
}
