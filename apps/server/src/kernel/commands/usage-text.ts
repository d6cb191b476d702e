import type { Choices } from '#kernel/commands/choices'
import type { Command } from '#kernel/commands/command'
import { language } from '#kernel/commands/told'

/**
 * The Chinese text for each placeholder that usages have in angle brackets. Extensions of file names are not
 * translated.
 */
export const PLACEHOLDERS: Readonly<Record<string, string>> = {
  '12 characters or more': '至少 12 位',
  areaCode: '地区代码',
  areaCodes: '地区代码',
  batchId: '批次编号',
  channel: '收款渠道',
  code: '编号',
  count: '数量',
  'file.json|folder': '文件.json|文件夹',
  'file.txt': '文件.txt',
  'goods.xlsx|goods.csv': '商品.xlsx|商品.csv',
  id: '编号',
  level: '等级',
  name: '登录名',
  newId: '新编号',
  number: '第几张',
  orderId: '订单号',
  'orders[,support]': '角色[,角色]',
  'parcels.xlsx|parcels.csv': '运单.xlsx|运单.csv',
  part: '第几个',
  path: '页面地址',
  percent: '百分比',
  'percent|none': '百分比|无',
  pieces: '数量',
  place: '位置',
  postId: '内容编号',
  promotionId: '活动编号',
  refundId: '退款单号',
  shopId: '小店编号',
  shopperId: '用户编号',
  skuNo: '规格编号',
  spuNo: '商品编号',
  'statement.xlsx|csv': '账单.xlsx|账单.csv',
  tableId: '模板编号',
  telephone: '手机号',
  text: '内容',
  title: '标题',
  transferNo: '流水号',
  withdrawId: '提现单号',
}

/**
 * Returns one usage of a command in the language of the command that runs.
 * @param line the usage as the command declares it
 */
export function usageText(line: string, { choices = {} }: Pick<Command, 'choices'>): string {
  if (language() !== 'zh') return line
  const named = line.replaceAll(/<([^>]+)>/g, (_, name: string) => `<${PLACEHOLDERS[name] ?? name}>`)
  return Object.entries(choices).reduce((said, [name, choice]) => inChinese(said, name, choice), named)
}

/** Returns a usage with the words of one option, or of the argument at one position, in Chinese. */
function inChinese(line: string, name: string, { words }: Choices): string {
  const chinese = (given: string): string =>
    given
      .split('|')
      .map((word) => words[word] ?? word)
      .join('|')
  const option = new RegExp(`(--${name} )([^\\]\\s]+)`, 'g')
  if (!/^\d+$/.test(name)) return line.replaceAll(option, (_, before: string, given: string) => before + chinese(given))
  return line
    .split(' ')
    .map((word, at) => (at > 0 && word.split(/[|[\]]/).some((one) => one in words) ? chineseIn(word, words) : word))
    .join(' ')
}

const chineseIn = (word: string, words: Choices['words']): string =>
  word.replaceAll(/[a-z-]+/g, (one) => words[one] ?? one)
