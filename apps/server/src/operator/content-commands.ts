import { formatDateTime, LIVE_STATUS } from '@hearth/domain'
import type { OpsLive } from '@hearth/ops'
import { readCount, readWords, wanted } from '#operator/arguments'
import { printable } from '#operator/printable'
import type { OperatorContext } from '#operator/operator-shop'

/** `link`: the latest short links; `link <path> --title ...`: another one. */
export async function linkCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  const { plain, options } = readWords(args, ['title', 'count'], 1)
  if (plain.length === 0) {
    const { links } = await ops.content.links({ count: readCount(options['count']) })
    return links.length === 0
      ? 'There are no short links yet: hearth link /product/1001 --title 智能音箱上新'
      : links.map((link) => `${link.url}  ${printable(link.path)}  ${printable(link.title)}`).join('\n')
  }
  const title = wanted([options['title'] ?? ''], 0, 'what it is called, with --title')
  const link = await ops.content.makeLink({ path: wanted(plain, 0, 'which page'), title })
  return `${link.url} leads to ${printable(link.path)}. Apps follow ${link.token}`
}

const STATUS = {
  [LIVE_STATUS.announced]: 'to come',
  [LIVE_STATUS.onAir]: 'on air',
  [LIVE_STATUS.over]: 'over',
} as const

/** `lives`: live broadcasts, and how often each was looked at. */
export async function livesCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  readWords(args, [], 0)
  const { lives } = await ops.content.lives({})
  return lives.length === 0
    ? 'There are no broadcasts: a shop file brings them (lives).'
    : lives.map(inWords).join('\n')
}

const inWords = ({ liveId, title, beginTime, status, counts: { view, click, share } }: OpsLive): string =>
  [
    formatDateTime(beginTime),
    STATUS[status],
    printable(liveId),
    printable(title),
    `seen ${view}, opened ${click}, shared ${share}`,
  ].join('  ')

/** `fans [--count]`: shoppers who want to be told of news first. */
export async function fansCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  const { options } = readWords(args, ['count'], 0)
  const { fans } = await ops.content.fans({ count: readCount(options['count']) })
  if (fans.length === 0) return 'Nobody has signed up for news yet.'
  return fans
    .map(({ nickname, telephone, createdAt }) => `${formatDateTime(createdAt)}  ${telephone}  ${printable(nickname)}`)
    .join('\n')
}
