import { comparedText, findWord } from '#community/judge-words'

/** Maximum number of characters of a shop's name, or of a promoter's nickname. */
export const SHOP_NAME_MOST = 20

/** Returns the form in which names are compared. Names that look the same to shoppers have the same form. */
export const shopNameKey = (name: string): string => comparedText(name)

/** Returns the text below the name of a promoter's shop, in shared links and in search results. */
export const shopText = (ownerName: string): string => `${ownerName}的小店，智能好物，由商城发货和售后`

/** A fault of a name: it is empty, too long, or contains a forbidden word. */
export type ShopNameFault = 'empty' | 'long' | 'word'

/** The message for each fault. */
export const SHOP_NAME_FAULT_TEXT: Readonly<Record<ShopNameFault, string>> = {
  empty: '请填写名称',
  long: `名称最多 ${SHOP_NAME_MOST} 个字`,
  word: '名称含有不能使用的词，请换一个',
}

/**
 * Returns the fault of a shop's name or of a nickname (F16, F20), or undefined if the name is valid.
 * @param words the shop's forbidden words, as `findWord` compares them
 */
export function shopNameFault(name: string, words: readonly string[]): ShopNameFault | undefined {
  const text = name.trim()
  if (shopNameKey(text) === '') return 'empty'
  if (Array.from(text).length > SHOP_NAME_MOST) return 'long'
  return findWord([text], words) === undefined ? undefined : 'word'
}
