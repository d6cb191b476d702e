import type { AreaNode } from '#address/match-areas'

/** Names of ethnic groups in the names of autonomous areas, without the ending 族: 伊犁哈萨克自治州, 巴音郭楞蒙古自治州. */
const PEOPLES = [
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜',
  '土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|普米|塔吉克|怒|鄂温克|保安|裕固|独龙|鄂伦春|各',
].join('|')
const AUTONOMOUS = new RegExp(`^(.{2,}?)(?:(?:${PEOPLES})族?)+自治[区州县旗]$`)
const ENDING = /(?:特别行政区|自治[区州县旗]|地区|新区|林区|矿区|省|市|区|县|旗|盟)$/
/** Words that show that a name before them is not an area but part of a road or a building: 北京路, 朝阳北路, 海南大厦. */
const PLACE_OF_THAT_NAME =
  /^(?:[东西南北中内外前后]|[一二三四五六七八九十])*(?:路|街(?!道)|大道|大街|巷|弄|胡同|广场|花园|小区|公寓|大厦|商厦|饭店|酒店|宾馆|机场|医院|大学|学院|中学|小学|公司|工业|开发|高新|经济|[里村桥门站园苑城湾](?!\p{Script=Han}))/u
/** Characters that people write between the levels of an address. */
const SIGNS = /^[\s\-/>·.,，、|_~]+/

/** An area that a text begins with, and the text after it. */
export interface TakenArea<A extends AreaNode> {
  area: A
  rest: string
  /** Whether the text begins with the full name of the area, such as 广东省 instead of 广东. */
  full: boolean
}

/**
 * Returns the short name of an area, without its kind and without names of ethnic groups: 广东 for 广东省, 恩施 for
 * 恩施土家族苗族自治州. If only one character would be left, the full name is returned.
 */
export function shortAreaName(name: string): string {
  const short = AUTONOMOUS.exec(name)?.[1] ?? name.replace(ENDING, '')
  return Array.from(short).length < 2 ? name : short
}

/** Returns a text without the blanks and separators at its beginning. */
export const afterSigns = (text: string): string => text.replace(SIGNS, '')

/**
 * Returns the area that a text begins with, or undefined if there is none. If several areas match, the one with the
 * longest name is returned. A short name does not count if it is part of the name of a road or a building: 朝阳北路 names
 * no district.
 */
export function takeArea<A extends AreaNode>(text: string, areas: readonly A[]): TakenArea<A> | undefined {
  const begun = afterSigns(text)
  let found: TakenArea<A> | undefined
  let length = 0
  for (const area of areas) {
    const written = writtenName(begun, area.name)
    if (written <= length) continue
    length = written
    found = { area, rest: afterSigns(begun.slice(written)), full: written >= area.name.length }
  }
  return found
}

/**
 * Returns how many characters at the beginning of a text are the name of the area: the full name, or the short name
 * with or without its kind. Returns 0 if the text does not begin with the name.
 */
function writtenName(text: string, name: string): number {
  if (text.startsWith(name)) return name.length
  const short = shortAreaName(name)
  if (short === name || !text.startsWith(short)) return 0
  const after = text.slice(short.length)
  const kind = /^(?:自治)?[省市区县州旗盟]/.exec(after)?.[0] ?? ''
  if (kind === '') return PLACE_OF_THAT_NAME.test(after) ? 0 : short.length
  // If a kind follows the short name, it must be the kind of the area: 恩施州 is short for 恩施土家族苗族自治州, but 长沙县 does not
  // mean 长沙市.
  return name.endsWith(kind.slice(-1)) ? short.length + kind.length : 0
}
