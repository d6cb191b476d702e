import type { Piece } from '#address/split-pasted'
import { hasSurname } from '#address/surnames'

/**
 * Matches a name in Chinese characters, with the dots of minority names, or in Latin letters. The digits of a privacy
 * number may follow.
 */
const NAME =
  /^(?:\p{Script=Han}{1,12}(?:·\p{Script=Han}{1,12})*|[A-Za-z][A-Za-z.'·\u00A0-]{1,19})(?:\[\d{2,6}\]|\(\d{2,6}\))?$/u
const TITLE = /(?:先生|女士|小姐|太太|老师|师傅|同学|医生|经理|阿姨|叔叔|大哥|大姐)$/
/**
 * Endings of the names of areas, roads and buildings. A text with such an ending is less likely to be a person's name,
 * although some people have such names: 王路, 李红旗.
 */
const PLACE =
  /[省市区县旗盟路街道巷弄号村镇乡楼栋幢室层苑园城厦庄屯组队里店站房门厂柜局部馆]$|(?:大学|学院|学校|公司|集团|医院|中心|银行|酒店|宾馆|广场|物业|超市|商场)$/
/** Matches 收 ("recipient") after a name. */
const RECEIVES = /\s*[[(]?收[)\]]?$/

/** Returns a score of how likely a text is a person's name; 0 or less means that it is not a name. */
export function nameScore({ text, besideTelephone }: Piece, isAtEdge: boolean): number {
  const words = text.replace(RECEIVES, '')
  if (!NAME.test(words)) return 0
  const bare = words.replace(/[[(]\d+[\])]$/, '')
  const length = Array.from(bare.replace(/·/g, '')).length
  const isHan = /\p{Script=Han}/u.test(bare)
  const isShort = isHan && length >= 2 && length <= 4
  return (
    (besideTelephone ? 3 : 0) +
    (isAtEdge ? 1 : 0) +
    (isShort && hasSurname(bare) ? 2 : 0) +
    (TITLE.test(bare) || bare.includes('·') || words !== text || words !== bare ? 3 : 0) +
    (isShort || !isHan ? 1 : 0) -
    (PLACE.test(bare) ? 3 : 0) -
    (isHan && length > 6 && !bare.includes('·') ? 2 : 0) -
    (length < 2 ? 1 : 0)
  )
}

/** Returns a name without the word that marks the recipient: 王小暖 for 王小暖（收）. */
export const nameOf = (text: string): string => text.replace(RECEIVES, '').replace(/\u00A0/g, ' ')

/** Whether a text is a common Chinese name that begins with a surname, and is not the name of a place. */
export const isPlainName = (text: string): boolean =>
  /^\p{Script=Han}{2,4}$/u.test(text) && hasSurname(text) && !PLACE.test(text)

/** Returns the name directly after a house or room number, such as 王小暖 in 3栋502王小暖; empty if there is none. */
export function nameBehindHouse(text: string): string {
  const name = /[\d号室楼栋幢层户座院元](?![号室楼栋幢层户座院])(\p{Script=Han}{2,4})$/u.exec(text)?.[1] ?? ''
  return isPlainName(name) ? name : ''
}
