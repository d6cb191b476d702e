import type { VatInvoiceDraft } from '@hearth/state'
import type { PickedTitle } from '#parts/invoice/title-part'

/**
 * Returns the draft with the company's data from the host app. If the app does not know a field, the typed text stays
 * for the same company, and is removed for another company.
 */
export function fillVat(draft: VatInvoiceDraft, title: PickedTitle): VatInvoiceDraft {
  const isSame = title.taxNumber
    ? ['', title.taxNumber].includes(draft.taxNumber)
    : ['', title.title].includes(draft.companyName)
  const known = (value: string, written: string) => value || (isSame ? written : '')
  return {
    companyName: known(title.title, draft.companyName),
    taxNumber: known(title.taxNumber, draft.taxNumber),
    registeredAddress: known(title.companyAddress, draft.registeredAddress),
    registeredTelephone: known(title.telephone, draft.registeredTelephone),
    bankName: known(title.bankName, draft.bankName),
    bankAccount: known(title.bankAccount, draft.bankAccount),
  }
}
