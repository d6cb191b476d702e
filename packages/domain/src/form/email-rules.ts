import type { FormRules } from '#form/form-rule'

/** The field of a form that asks for an address for mail. */
export interface EmailForm {
  email: string
}

/** Its checks (V04, V05). */
export const emailRules: FormRules<EmailForm> = {
  email: {
    label: '邮箱',
    rules: [{ required: true }, { type: 'email', message: '请填写正确的邮箱' }],
  },
}
