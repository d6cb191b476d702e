import type { FormRules } from '#form/form-rule'
import { TELEPHONE_PATTERN } from '#form/telephone-pattern'

/** The form in which a promoter enters the telephone number of a friend to invite. */
export interface InviteNumberForm {
  telephone: string
}

/** The checks of the form (V04). */
export const inviteNumberRules: FormRules<InviteNumberForm> = {
  telephone: {
    label: '好友的手机号码',
    rules: [{ required: true }, { pattern: TELEPHONE_PATTERN, message: '请填写正确的手机号码' }],
  },
}

/** The form in which a promoter sets a nickname. */
export interface NicknameForm {
  usernick: string
}

/** The checks of the form (V04). The server also refuses nicknames with a forbidden word of the shop. */
export const nicknameRules: FormRules<NicknameForm> = {
  usernick: { label: '昵称', rules: [{ required: true }, { whitespace: true }, { max: 20 }] },
}
