import { formatDateTime, LIVE_STATUS } from '@hearth/domain'
import type { OpsLive } from '@hearth/ops'
import { command } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'

const STATUS = {
  [LIVE_STATUS.announced]: 'to come',
  [LIVE_STATUS.onAir]: 'on air',
  [LIVE_STATUS.over]: 'over',
} as const

/** Live broadcasts, and how often each was looked at. */
export const livesCommand = command({
  words: 'lives',
  help: 'live broadcasts, and how often each was looked at',
  group: 'people',
  async run({ ops }) {
    const { lives } = await ops.content.lives({})
    return lives.length === 0
      ? 'There are no broadcasts: a shop file brings them (lives).'
      : lives.map(inWords).join('\n')
  },
})

const inWords = ({ liveId, title, beginTime, status, counts: { view, click, share } }: OpsLive): string =>
  [
    formatDateTime(beginTime),
    STATUS[status],
    printable(liveId),
    printable(title),
    `seen ${view}, opened ${click}, shared ${share}`,
  ].join('  ')
