import type { FormRules } from '#form/form-rule'

/** The form for an email address. */
export interface EmailForm {
  email: string
}

/** The checks of the form (V04, V05). */
export const emailRules: FormRules<EmailForm> = {
  email: {
    label: '邮箱',
    rules: [{ required: true }, { type: 'email', message: '请填写正确的邮箱' }],
  },
}
