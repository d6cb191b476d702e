import { isCreditCode } from '#invoice/credit-code'

/** What a special VAT invoice needs to know of a company (F04). */
export interface CheckedVat {
  companyName: string
  taxNumber: string
  registeredAddress: string
  registeredTelephone: string
  bankName: string
  bankAccount: string
}

/** What shoppers read beside each field that is wrong; nothing where all is well. */
export type VatFaults = Partial<Record<keyof CheckedVat, string>>

const WANTED: Readonly<Record<keyof CheckedVat, string>> = {
  companyName: '请填写企业名称',
  taxNumber: '请填写统一社会信用代码',
  registeredAddress: '请填写注册地址',
  registeredTelephone: '请填写注册电话',
  bankName: '请填写开户银行',
  bankAccount: '请填写银行账号',
}

/** Missing or wrong fields: all six are needed, and the check sign of the taxpayer's number must be right. */
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
