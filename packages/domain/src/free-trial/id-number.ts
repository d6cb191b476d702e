import { beijingTime } from '#time/beijing-time'

/** A fault of an id number. */
export type IdNumberFault = 'form' | 'checksum' | 'birthday' | 'minor'

/** The message for each fault. */
export const ID_NUMBER_FAULT_TEXT: Readonly<Record<IdNumberFault, string>> = {
  form: '请填写 18 位身份证号',
  checksum: '身份证号有误，请核对后重新填写',
  birthday: '身份证号有误，请核对后重新填写',
  minor: '未满 18 周岁，暂不能申请',
}

/** The valid first two digits: the regions of GB/T 2260, and those of residence permits. */
const REGIONS = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
)
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/** The age from which people can conclude contracts themselves (Civil Code, article 17). */
export const ADULT_YEARS = 18

/** Returns an id number in the form in which it is compared: without blanks, with its last letter in upper case. */
export const plainIdNumber = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/**
 * Returns the fault of a resident's id number (GB 11643): a wrong format or region, a wrong check digit, an impossible
 * date of birth, or a holder under 18. Returns undefined if it is right.
 * @param now epoch ms
 * @example idNumberFault('11010519491231002X', Date.now()) // undefined
 */
export function idNumberFault(text: string, now: number): IdNumberFault | undefined {
  const number = plainIdNumber(text)
  if (!/^\d{17}[\dX]$/.test(number) || !REGIONS.has(number.slice(0, 2))) return 'form'
  const sum = WEIGHTS.reduce((so, weight, at) => so + weight * Number(number[at]), 0)
  if (CHECKS[sum % 11] !== number[17]) return 'checksum'
  const [year = 0, month = 0, day = 0] = [number.slice(6, 10), number.slice(10, 12), number.slice(12, 14)].map(Number)
  const born = new Date(Date.UTC(year, month - 1, day))
  const there = born.getUTCMonth() === month - 1 && born.getUTCDate() === day && year >= 1900
  const today = beijingTime(now).getTime()
  if (!there || born.getTime() > today) return 'birthday'
  return Date.UTC(year + ADULT_YEARS, month - 1, day) > today ? 'minor' : undefined
}

/** Whether a text can be the name in an id: Chinese characters, with dots between the parts of a longer name. */
export const isRealName = (text: string): boolean => /^\p{Script=Han}+(?:[·•]\p{Script=Han}+)*$/u.test(text)
