import { formatDateTime } from '@hearth/domain'
import { command } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'
import { told } from '#kernel/commands/told'

/** Lists the shoppers who subscribed to news. */
export const fansCommand = command({
  words: 'fans [--count 20]',
  help: {
    zh: '订阅新品消息的顾客和电话（会记录查看）',
    en: 'shoppers who want to be told of news first, with their telephones (logged)',
  },
  group: 'members',
  async run({ ops }, { options }) {
    const { fans } = await ops.content.fans({ count: readCount(options['count']) })
    if (fans.length === 0) return told({ zh: '还没有人订阅。', en: 'Nobody has signed up for news yet.' })
    return fans
      .map(({ nickname, telephone, createdAt }) => `${formatDateTime(createdAt)}  ${telephone}  ${printable(nickname)}`)
      .join('\n')
  },
})
