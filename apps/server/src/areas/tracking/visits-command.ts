import type { VisitCount } from '@hearth/ops'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'

/** How many came, what they did, and where from, as the shop's own collector knows it. */
export const visitsCommand = command({
  words: 'visits [--days 7]',
  help: 'who came, from where, and what they did',
  group: 'people',
  async run({ ops }, { options }) {
    const days = Number(options['days'] ?? 7)
    if (!Number.isInteger(days) || days < 1 || days > 30)
      throw new OperatorRefusal('--days wants a number from 1 to 30.', 2)
    const { visitors, events, sources } = await ops.reports.visits({ days })
    if (events.length === 0)
      return `Nobody was counted in the last ${days} days. A shop with NODE_ENV=production counts only with TRACKING=sandbox.`
    const list = (title: string, counts: readonly VisitCount[]) => [
      title,
      ...counts.map(({ name, count }) => `  ${String(count).padStart(6)}  ${printable(name || '(direct)')}`),
    ]
    return [
      `${visitors} visitors in the last ${days} days`,
      ...list('events', events),
      ...list('visitors by source', sources),
    ].join('\n')
  },
})
