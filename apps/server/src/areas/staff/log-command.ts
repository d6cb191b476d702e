import { formatDateTime } from '@hearth/domain'
import type { LogLine } from '@hearth/ops'
import { readCount } from '#kernel/commands/read-words'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'
import { told } from '#kernel/commands/told'

/** Prints the latest lines of the audit log, newest first. */
export const logCommand = command({
  words: 'log [--actor <name>] [--call orders.refund] [--target <orderId>] [--count 20]',
  help: { zh: '操作日志：谁做了什么、改了什么', en: 'who did what, and what it changed' },
  group: 'staff',
  async run({ ops }, { options }) {
    const { actor, call, target } = options
    const count = readCount(options['count'])
    const { lines } = await ops.log.list({
      count,
      ...(actor && { actor }),
      ...(call && { call }),
      ...(target && { target }),
    })
    return lines.length === 0
      ? told({ zh: '没有符合的日志。', en: 'There are no such lines.' })
      : lines.map(inWords).join('\n')
  },
})

const inWords = ({ at, actor, call, code, target, before, after, network }: LogLine): string =>
  [
    formatDateTime(at),
    `${actor.kind === 'house' ? told({ zh: '店铺本机，', en: 'the shop, ' }) : ''}${printable(actor.name)}`,
    call,
    code === 0 ? '' : told({ zh: `被拒绝，代码 ${code}`, en: `refused with ${code}` }),
    target ? printable(`${target.kind} ${target.id}`.trim()) : '',
    before || after ? printable(`${json(before)} -> ${json(after)}`, 300) : '',
    printable(network),
  ]
    .filter(Boolean)
    .join('  ')

const json = (value: object | undefined): string => (value ? JSON.stringify(value) : '-')
