import { ACCOUNT_ENTRY_TYPE, ACCOUNT_ENTRY_TYPE_LABEL, type AccountEntryType } from '#codes/account-entry-type'

/** Maximum number of characters of the title of an entry in a promoter's account. */
const TITLE_LENGTH = 60

/**
 * The words at the end of the title of an entry about a product. The title of any other entry begins with the label of
 * its type.
 */
const ENDING: Readonly<Partial<Record<AccountEntryType, string>>> = {
  [ACCOUNT_ENTRY_TYPE.earned]: ' 推广返利',
  [ACCOUNT_ENTRY_TYPE.reversed]: ' 退款扣回返利',
}

/**
 * Returns the title of an entry in a promoter's account, at most 60 characters. The title of an entry about a product
 * names the product and the event of its rebate; any other title names the type of the entry and the account of the
 * withdrawal.
 * @param subject name of the product, or kind and last digits of the account
 */
export function accountEntryTitle(type: AccountEntryType, subject: string): string {
  const ending = ENDING[type]
  if (ending === undefined) return `${ACCOUNT_ENTRY_TYPE_LABEL[type]} · ${subject}`
  const letters = Array.from(subject)
  const room = TITLE_LENGTH - ending.length
  return (letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : subject) + ending
}

/** Returns a rate as a percentage: 850 basis points are `8.5%`. */
export const rebateRateText = (rate: number): string => `${Math.round(rate) / 100}%`
