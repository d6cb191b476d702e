import { formatDateTime } from '@hearth/domain'
import type { LogLine } from '@hearth/ops'
import { readCount } from '#kernel/commands/read-words'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'

/** The latest lines of the audit log, newest first. */
export const logCommand = command({
  words: 'log [--actor lin] [--call orders.refund] [--target <orderId>] [--count 20]',
  help: 'who did what, and what it changed',
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
    return lines.length === 0 ? 'There are no such lines.' : lines.map(inWords).join('\n')
  },
})

const inWords = ({ at, actor, call, code, target, before, after, network }: LogLine): string =>
  [
    formatDateTime(at),
    `${actor.kind === 'house' ? 'the shop, ' : ''}${printable(actor.name)}`,
    call,
    code === 0 ? '' : `refused with ${code}`,
    target ? printable(`${target.kind} ${target.id}`.trim()) : '',
    before || after ? printable(`${json(before)} -> ${json(after)}`, 300) : '',
    printable(network),
  ]
    .filter(Boolean)
    .join('  ')

const json = (value: object | undefined): string => (value ? JSON.stringify(value) : '-')
