import Taro from '@tarojs/taro'
import type { Device } from '../types'
import { askPlatform } from './ask-platform'

/** Picks an invoice title that the host app stores. */
export const invoiceTitles: Device['invoiceTitles'] = /* @__PURE__ */ askPlatform('chooseInvoiceTitle', async () => {
  const found: Partial<Taro.chooseInvoiceTitle.SuccessCallbackResult> = await Taro.chooseInvoiceTitle()
  return {
    // One app returns the type as a number, the other as text. The value 0 means a company.
    kind: String(found.type) === '0' ? 'company' : 'personal',
    title: found.title ?? '',
    taxNumber: found.taxNumber ?? '',
    companyAddress: found.companyAddress ?? '',
    telephone: found.telephone ?? '',
    bankName: found.bankName ?? '',
    bankAccount: found.bankAccount ?? '',
  }
})
