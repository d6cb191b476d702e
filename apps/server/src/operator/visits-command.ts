import type { Count } from '@hearth/ops'
import { readWords } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import { printable } from '#operator/printable'
import type { OperatorContext } from '#operator/operator-shop'

/** `visits [--days 7]`: how many came, what they did, and where from, as the shop's own collector knows it. */
export async function visitsCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  const { options } = readWords(args, ['days'], 0)
  const days = Number(options['days'] ?? 7)
  if (!Number.isInteger(days) || days < 1 || days > 30)
    throw new OperatorRefusal('--days wants a number from 1 to 30.', 2)
  const { visitors, events, sources } = await ops.reports.visits({ days })
  if (events.length === 0)
    return `Nobody was counted in the last ${days} days. A shop with NODE_ENV=production counts only with TRACKING=sandbox.`
  const list = (title: string, counts: readonly Count[]) => [
    title,
    ...counts.map(({ name, count }) => `  ${String(count).padStart(6)}  ${printable(name || '(direct)')}`),
  ]
  return [
    `${visitors} visitors in the last ${days} days`,
    ...list('events', events),
    ...list('visitors by source', sources),
  ].join('\n')
}
