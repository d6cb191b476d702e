import { loginRules, type LoginForm as LoginValues } from '@hearth/domain/form'
import { loginStore, useActions, useShop, type LoginOutcome } from '@hearth/state'
import { Box, Button, Checkbox, FormField, Link, Text } from '@hearth/ui'
import { useState } from 'react'
import { useCheckedForm } from '#hooks/use-checked-form'
import { CodeField } from '#parts/fields/code-field'
import { TelephoneInput } from '#parts/fields/telephone-input'
import css from './login.module.css'

const REFUSALS: Partial<Record<LoginOutcome, string>> = {
  'wrong-code': '验证码错误或已失效，请核对后再试',
  'no-code': '请先为这个手机号获取验证码',
}

const EMPTY: LoginValues = { telephone: '', code: '' }

/** The form of telephone, code and consent, checked before it is sent (V04). */
export function LoginForm() {
  const { login, sendCode } = useActions(loginStore)
  const { loggingIn, sendState } = useShop(loginStore, ({ loggingIn, sendState }) => ({ loggingIn, sendState }))
  const { values, errors, change, check, refuse } = useCheckedForm(loginRules, EMPTY)
  const [agreed, setAgreed] = useState(false)
  const [unread, setUnread] = useState(false)
  const send = async () => (await check('telephone')) && sendCode(values.telephone)
  const submit = async () => {
    setUnread(!agreed)
    if (!(await check()) || !agreed) return
    // `REFUSALS` has the messages for a wrong code and a missing code. After any other failure of the login, a toast
    // has shown the reason, and the field shows no fault, since the code may be right.
    const code = REFUSALS[await login(values.telephone, values.code)]
    if (code) refuse({ code })
  }
  return (
    <Box as="form" className={css.form} onSubmit={() => void submit()}>
      <FormField label="手机号码" required error={errors.telephone}>
        {(input) => (
          <TelephoneInput
            {...input}
            value={values.telephone}
            onChange={(telephone) => change({ telephone })}
            placeholder="请输入 11 位手机号"
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
      <Box className={css.agree}>
        <Checkbox
          checked={agreed}
          onChange={(on) => {
            setAgreed(on)
            setUnread(false)
          }}
          label="我已阅读并同意用户协议和隐私政策"
        >
          <Text className={css.agreeText}>我已阅读并同意</Text>
        </Checkbox>
        <Text as="p" className={css.agreeText}>
          <Link to="/agreement/user" className={css.link}>
            《用户协议》
          </Link>
          和
          <Link to="/agreement/privacy" className={css.link}>
            《隐私政策》
          </Link>
        </Text>
      </Box>
      <Box live="polite" className={css.error}>
        {unread && <Text>请先阅读并同意用户协议和隐私政策</Text>}
      </Box>
      <Button type="submit" block size="l" busy={loggingIn}>
        {loggingIn ? '正在登录' : '登录'}
      </Button>
    </Box>
  )
}
