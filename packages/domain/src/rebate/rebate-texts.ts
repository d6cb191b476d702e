import { ACCOUNT_ENTRY_TYPE, ACCOUNT_ENTRY_TYPE_LABEL, type AccountEntryType } from '#codes/account-entry-type'

/** Maximum number of characters of an entry's title. */
const TITLE_LENGTH = 60

/** The end of the titles of entries about a product. The titles of other entries are the names of their types. */
const ENDING: Readonly<Partial<Record<AccountEntryType, string>>> = {
  [ACCOUNT_ENTRY_TYPE.earned]: ' 推广返利',
  [ACCOUNT_ENTRY_TYPE.reversed]: ' 退款扣回返利',
}

/**
 * Returns the title of an entry, at most 60 characters: the product and the event of its rebate, or the account of a
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
