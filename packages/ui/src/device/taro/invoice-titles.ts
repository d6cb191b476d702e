import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'

/** The invoice titles that the host app stores. */
export const invoiceTitles: Device['invoiceTitles'] = /* @__PURE__ */ askPlatform('chooseInvoiceTitle', async () => {
  const found: Partial<Taro.chooseInvoiceTitle.SuccessCallbackResult> = await Taro.chooseInvoiceTitle()
  return {
    // The type is a number in one app and a text in the other. 0 is a company.
    kind: String(found.type) === '0' ? 'company' : 'personal',
    title: found.title ?? '',
    taxNumber: found.taxNumber ?? '',
    companyAddress: found.companyAddress ?? '',
    telephone: found.telephone ?? '',
    bankName: found.bankName ?? '',
    bankAccount: found.bankAccount ?? '',
  }
})
