import type { FormRules } from '#form/form-rule'
import { TELEPHONE_PATTERN } from '#form/telephone-pattern'

/** The fields of an application to become a promoter. */
export interface CertificationForm {
  realName: string
  idNumber: string
  telephone: string
  code: string
  inviteCode?: string
}

const telephone = [{ required: true }, { pattern: TELEPHONE_PATTERN, message: '请填写正确的手机号码' }]
const code = {
  label: '验证码',
  rules: [{ required: true }, { pattern: /^\d{6}$/, message: '请填写 6 位验证码' }],
}

/** The checks of an application (V04). `idNumberFault` makes further checks of the id number. */
export const certificationRules: FormRules<CertificationForm> = {
  realName: {
    label: '姓名',
    rules: [
      { required: true },
      { whitespace: true },
      { pattern: /^\p{Script=Han}+(?:[·•]\p{Script=Han}+)*$/u, message: '请填写证件上的中文姓名' },
      { max: 20 },
    ],
  },
  idNumber: { label: '身份证号', rules: [{ required: true }] },
  telephone: { label: '手机号码', rules: telephone },
  code,
  inviteCode: { label: '邀请码', rules: [{ max: 20 }] },
}

/** The fields of the form that authorises a partner shop. */
export interface PartnerForm {
  name: string
  mobile: string
  code: string
  address: string
}

/** The checks of the form that authorises a partner shop (V04). */
export const partnerRules: FormRules<PartnerForm> = {
  name: { label: '店名', rules: [{ required: true }, { whitespace: true }, { max: 20 }] },
  mobile: { label: '手机号码', rules: telephone },
  code,
  address: { label: '经营地址', rules: [{ required: true }, { whitespace: true }, { max: 200 }] },
}

/** The fields of the form that opens or renames a shop. */
export interface ShopNameForm {
  name: string
}

/** The checks of the form (V04). The server also refuses names with a forbidden word of the shop. */
export const shopNameRules: FormRules<ShopNameForm> = {
  name: { label: '店名', rules: [{ required: true }, { whitespace: true }, { max: 20 }] },
}
