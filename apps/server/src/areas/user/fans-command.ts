import { formatDateTime } from '@hearth/domain'
import { command } from '#kernel/commands/command'
import { printable } from '#kernel/commands/printable'
import { readCount } from '#kernel/commands/read-words'

/** Shoppers who want to be told of news first. */
export const fansCommand = command({
  words: 'fans [--count 20]',
  help: 'shoppers who want to be told of news first, with their telephones (logged)',
  group: 'people',
  async run({ ops }, { options }) {
    const { fans } = await ops.content.fans({ count: readCount(options['count']) })
    if (fans.length === 0) return 'Nobody has signed up for news yet.'
    return fans
      .map(({ nickname, telephone, createdAt }) => `${formatDateTime(createdAt)}  ${telephone}  ${printable(nickname)}`)
      .join('\n')
  },
})
