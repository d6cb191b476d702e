import { isCreditCode } from '#invoice/credit-code'

/** The data of a company for a special VAT invoice (F04). */
export interface CheckedVat {
  companyName: string
  taxNumber: string
  registeredAddress: string
  registeredTelephone: string
  bankName: string
  bankAccount: string
}

/** The message for each wrong field; empty if all fields are right. */
export type VatFaults = Partial<Record<keyof CheckedVat, string>>

const WANTED: Readonly<Record<keyof CheckedVat, string>> = {
  companyName: '请填写企业名称',
  taxNumber: '请填写统一社会信用代码',
  registeredAddress: '请填写注册地址',
  registeredTelephone: '请填写注册电话',
  bankName: '请填写开户银行',
  bankAccount: '请填写银行账号',
}

/**
 * Returns the message for each field that is missing or wrong. All six fields are required, and the check character of
 * the taxpayer number must be right.
 */
export function checkVat(draft: CheckedVat): VatFaults {
  const faults: VatFaults = {}
  for (const field of Object.keys(WANTED) as (keyof CheckedVat)[])
    if (draft[field].trim() === '') faults[field] = WANTED[field]
  if (!faults.taxNumber && !isCreditCode(draft.taxNumber.trim()))
    faults.taxNumber = '统一社会信用代码有误，请核对 18 位代码'
  if (!faults.registeredTelephone && !/^[\d\s+-]{7,20}$/.test(draft.registeredTelephone.trim()))
    faults.registeredTelephone = '请填写正确的电话'
  if (!faults.bankAccount && !/^\d{8,30}$/.test(draft.bankAccount.replace(/[\s-]/g, '')))
    faults.bankAccount = '请填写正确的银行账号'
  return faults
}
