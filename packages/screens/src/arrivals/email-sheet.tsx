import { emailRules, loginRules } from '@hearth/domain/form'
import { emailStore, useActions, useShop } from '@hearth/state'
import { Box, Button, FormField, Input, Sheet, Text } from '@hearth/ui'
import { useCheckedForm } from '#hooks/use-checked-form'
import { CodeField } from '#parts/fields/code-field'
import css from './arrivals.module.css'

const EMPTY = { email: '', code: '' }
const RULES = { email: emailRules.email, code: loginRules.code }

/** Asks for a mail address and for the code that was sent to it. */
export function EmailSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const sending = useShop(emailStore, (state) => state.sending)
  const { send, save } = useActions(emailStore)
  const { values, errors, change, check, refuse, reset } = useCheckedForm(RULES, EMPTY)
  const sendCode = async () => {
    if (!(await check('email'))) return false
    const refused = await send(values.email)
    if (refused) refuse(refused)
    return !refused
  }
  const submit = async () => {
    if (!(await check())) return
    const refused = await save(values.email, values.code)
    if (refused) return refuse(refused)
    reset()
    onClose()
  }
  return (
    <Sheet
      open={open}
      title="接收通知的邮箱"
      onClose={onClose}
      footer={
        <Button block size="l" onPress={submit}>
          保存
        </Button>
      }
    >
      <Text as="p" className={css.note}>
        验证后，订单、售后等通知会同时发送到这个邮箱，可以随时关闭。
      </Text>
      <Box className={css.form}>
        <FormField label="邮箱" required error={errors.email}>
          {(input) => (
            <Input
              {...input}
              value={values.email}
              onChange={(email) => change({ email: email.trim() })}
              maxLength={254}
              placeholder="name@example.com"
              autoComplete="email"
            />
          )}
        </FormField>
        <CodeField
          label="邮箱验证码"
          value={values.code}
          error={errors.code}
          sendState={sending}
          onChange={(code) => change({ code })}
          onSend={sendCode}
        />
      </Box>
    </Sheet>
  )
}
