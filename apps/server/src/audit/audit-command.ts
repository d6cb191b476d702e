import { formatDateTime } from '@hearth/domain'
import type { Stuck } from '@hearth/ops'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'

/** Lines of faults that are printed. */
const MOST = 50

/** Whether the books of the shop are right, and what follows from orders but could not be done yet. */
export const auditCommand = command({
  words: 'audit',
  help: 'whether stock, money and orders agree, and what failed and will be tried again',
  group: 'books',
  async run({ ops }) {
    const { laws, faults, stuck, waiting } = await ops.reports.books({})
    const lines = [
      faults.length === 0 ? `All ${laws} laws of the shop hold.` : `${faults.length} things break a law of the shop:`,
      ...faults.slice(0, MOST).map(({ area, fault, id }) => `  ${fault}: ${id} (${area})`),
      stuck.length === 0
        ? `${waiting} events wait to be acted on; none has failed.`
        : `${waiting} events wait to be acted on; these failed and will be tried again:`,
      ...stuck.map(stuckLine),
    ]
    if (faults.length > 0 || stuck.length > 0) throw new OperatorRefusal(lines.join('\n'))
    return lines.join('\n')
  },
})

const stuckLine = ({ consumer, subject, kind, attempts, nextAt, why }: Stuck): string =>
  `  ${consumer}: ${kind} of ${subject}, tried ${attempts} times, again at ${formatDateTime(nextAt)}: ${printable(why)}`
