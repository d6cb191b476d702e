import { formatDateTime, LIVE_STATUS, LIVE_STATUS_LABEL, type LiveStatus } from '@hearth/domain'
import type { OpsLive } from '@hearth/ops'
import { command } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { told } from '#kernel/commands/told'

const STATUS: Readonly<Record<LiveStatus, string>> = {
  [LIVE_STATUS.announced]: 'to come',
  [LIVE_STATUS.onAir]: 'on air',
  [LIVE_STATUS.over]: 'over',
}

/** Lists live broadcasts, with the views of each. */
export const livesCommand = command({
  words: 'lives',
  help: { zh: '直播和观看数据', en: 'live broadcasts, and how often each was looked at' },
  group: 'campaigns',
  async run({ ops }) {
    const { lives } = await ops.content.lives({})
    return lives.length === 0
      ? told({
          zh: '没有直播，请用店铺文件导入（lives）。',
          en: 'There are no broadcasts: a shop file brings them (lives).',
        })
      : lives.map(inWords).join('\n')
  },
})

const inWords = ({ liveId, title, beginTime, status, counts: { view, click, share } }: OpsLive): string =>
  [
    formatDateTime(beginTime),
    told({ zh: LIVE_STATUS_LABEL[status], en: STATUS[status] }),
    printable(liveId),
    printable(title),
    told({ zh: `观看 ${view}，点击 ${click}，分享 ${share}`, en: `seen ${view}, opened ${click}, shared ${share}` }),
  ].join('  ')
