import type { FormRules } from '#form/form-rule'
import { TELEPHONE_PATTERN } from '#form/telephone-pattern'

/** The field of the form by which a number is invited. */
export interface InviteNumberForm {
  telephone: string
}

/** Its checks (V04). */
export const inviteNumberRules: FormRules<InviteNumberForm> = {
  telephone: {
    label: '好友的手机号码',
    rules: [{ required: true }, { pattern: TELEPHONE_PATTERN, message: '请填写正确的手机号码' }],
  },
}

/** The field of the form by which a promoter sets the nickname. */
export interface NicknameForm {
  usernick: string
}

/** Its checks (V04); words that the shop refuses are the server's to find. */
export const nicknameRules: FormRules<NicknameForm> = {
  usernick: { label: '昵称', rules: [{ required: true }, { whitespace: true }, { max: 20 }] },
}
