import { formatDateTime } from '@hearth/domain'
import { printable } from '#kernel/commands/printable'
import { told, type Told } from '#kernel/commands/told'

/** The text that a command prints for an empty list. */
export const NONE: Told = { zh: '没有。', en: 'There are none.' }

/** Names of missing arguments in messages of commands. */
export const WHICH = {
  order: { zh: '订单号', en: 'which order' },
  afterSale: { zh: '售后单号', en: 'which request' },
  product: { zh: '商品编号', en: 'which product' },
  sku: { zh: '规格编号', en: 'which sku' },
  promotion: { zh: '活动编号', en: 'which promotion' },
  activity: { zh: '活动编号', en: 'which activity' },
  batch: { zh: '优惠券编号', en: 'which coupon batch' },
  codes: { zh: '兑换码批次', en: 'which batch of redemption codes' },
  offer: { zh: '返利活动编号', en: 'which offer' },
  copy: { zh: '新活动的编号', en: 'the id of the copy' },
  post: { zh: '内容编号', en: 'which post' },
  promoter: { zh: '推广员的用户编号', en: 'which promoter' },
  shop: { zh: '小店编号', en: 'which shop' },
  shopper: { zh: '用户编号', en: 'which shopper' },
  withdrawal: { zh: '提现单号', en: 'which withdrawal' },
  telephone: { zh: '手机号', en: 'whose telephone' },
  howMany: { zh: '数量', en: 'how many' },
  reason: { zh: '原因，用 --reason', en: 'why, with --reason' },
} as const satisfies Readonly<Record<string, Told>>

/** The text for a telephone that no shopper has. */
export const neverLoggedIn = (telephone: string): Told => ({
  zh: `${printable(telephone)} 还没有登录过。`,
  en: `Nobody has logged in with ${printable(telephone)} yet.`,
})

/** A text with the begin and the end of a period. Both are epoch ms. */
export const timeSpan = (begin: number, end: number): string =>
  told({
    zh: `${formatDateTime(begin)} 至 ${formatDateTime(end)}`,
    en: `${formatDateTime(begin)} to ${formatDateTime(end)}`,
  })

/**
 * A line with the commands that are possible next.
 * @param words the first words of each command, such as `after-sale`
 * @param allowed the actions that the call allows, such as `takeDown`
 * @param named names of commands that differ from the names of their actions; undefined for an action without a command
 */
export function nextLine(
  words: string,
  allowed: readonly string[],
  named: Readonly<Record<string, string | undefined>> = {},
): string {
  const verbs = new Set(allowed.flatMap((deed) => (deed in named ? (named[deed] ?? []) : kebab(deed))))
  const commands = `hearth ${words} ${[...verbs].join('|')}`
  return verbs.size === 0
    ? told({ zh: '  暂无可做的操作', en: '  next: nothing' })
    : told({ zh: `  可做：${commands}`, en: `  next: ${commands}` })
}

/** Returns the name of an action as commands spell it: `take-down` for `takeDown`. */
const kebab = (deed: string): string => deed.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The command that lists the next page. */
export const moreLine = (command: string, after: string): string =>
  told({
    zh: `更多：hearth ${command} --after ${printable(after)}`,
    en: `More: hearth ${command} --after ${printable(after)}`,
  })
