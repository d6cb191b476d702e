import type { FormRules } from '#form/form-rule'
import { TELEPHONE_PATTERN } from '#form/telephone-pattern'

/** The fields of the login form. */
export interface LoginForm {
  telephone: string
  code: string
}

/** The checks of the login form (V04): a mainland mobile number and six digits. */
export const loginRules: FormRules<LoginForm> = {
  telephone: {
    label: '手机号码',
    rules: [{ required: true }, { pattern: TELEPHONE_PATTERN, message: '请填写正确的手机号码' }],
  },
  code: {
    label: '验证码',
    rules: [{ required: true }, { pattern: /^\d{6}$/, message: '请填写 6 位数字验证码' }],
  },
}
