export { addressRules, type AddressForm } from '#form/address-rules'
export { checkField } from '#form/check-field'
export { checkForm } from '#form/check-form'
export { emailRules, type EmailForm } from '#form/email-rules'
export { formMessages } from '#form/form-messages'
export type { FieldRules, FormErrors, FormRule, FormRules, FormValue } from '#form/form-rule'
export { loginRules, type LoginForm } from '#form/login-rules'
export {
  certificationRules,
  partnerRules,
  shopNameRules,
  type CertificationForm,
  type PartnerForm,
  type ShopNameForm,
} from '#promoter/certification-rules'
export { TELEPHONE_PATTERN } from '#form/telephone-pattern'
export { validateField, type FieldError } from '#form/validate-field'
export { inviteNumberRules, nicknameRules, type InviteNumberForm, type NicknameForm } from '#invite/invite-form'
