import { ACCOUNT_ENTRY_TYPE, type AccountEntryType } from '#codes/account-entry-type'

/** The most characters of an entry's title. */
const TITLE_LENGTH = 60

const ENDING: Readonly<Record<AccountEntryType, string>> = {
  [ACCOUNT_ENTRY_TYPE.earned]: ' 推广返利',
  [ACCOUNT_ENTRY_TYPE.withdrawn]: ' 提现',
  [ACCOUNT_ENTRY_TYPE.reversed]: ' 退款扣回返利',
}

/** The title of an entry about a product: what it was, and what became of it, in 60 characters at most. */
export function rebateEntryTitle(type: AccountEntryType, productName: string): string {
  const ending = ENDING[type]
  const letters = Array.from(productName)
  const room = TITLE_LENGTH - ending.length
  return (letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : productName) + ending
}

/** A rate as promoters read it: 850 basis points are `8.5%`. */
export const rebateRateText = (rate: number): string => `${Math.round(rate) / 100}%`
