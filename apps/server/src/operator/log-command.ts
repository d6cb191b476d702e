import { formatDateTime } from '@hearth/domain'
import type { LogLine } from '@hearth/ops'
import { readCount, readWords } from '#operator/arguments'
import type { OperatorContext } from '#operator/operator-shop'
import { printable } from '#operator/printable'

/** `log [--actor] [--call] [--target] [--count]`: the latest lines of the audit log, newest first. */
export async function logCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  const { options } = readWords(args, ['actor', 'call', 'target', 'count'], 0)
  const { actor, call, target } = options
  const count = readCount(options['count'])
  const { lines } = await ops.log.list({
    count,
    ...(actor && { actor }),
    ...(call && { call }),
    ...(target && { target }),
  })
  return lines.length === 0 ? 'There are no such lines.' : lines.map(inWords).join('\n')
}

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
