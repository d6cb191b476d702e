import { formatDateTime } from '@hearth/domain'
import { countDeliveries, findFaults, findStuck, type StuckDelivery } from '#audit/audit-shop'
import { LAWS } from '#audit/laws'
import { readWords } from '#operator/arguments'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorShop } from '#operator/operator-shop'
import { printable } from '#operator/printable'

/** Lines of each kind that are printed. */
const MOST = 50

/** `audit`: whether the books of the shop are right, and what follows from orders but could not be done yet. */
export async function auditCommand({ db }: OperatorShop, args: readonly string[]): Promise<string> {
  readWords(args, [], 0)
  const faults = await findFaults(db)
  const stuck = await findStuck(db, MOST)
  const waiting = await countDeliveries(db)
  const lines = [
    faults.length === 0
      ? `All ${LAWS.length} laws of the shop hold.`
      : `${faults.length} things break a law of the shop:`,
    ...faults.slice(0, MOST).map(({ fault, id }) => `  ${fault}: ${id}`),
    stuck.length === 0
      ? `${waiting} events wait to be acted on; none has failed.`
      : `${waiting} events wait to be acted on; these failed and will be tried again:`,
    ...stuck.map(stuckLine),
  ]
  if (faults.length > 0 || stuck.length > 0) throw new OperatorRefusal(lines.join('\n'))
  return lines.join('\n')
}

const stuckLine = ({ consumer, subject, kind, attempts, nextAt, why }: StuckDelivery): string =>
  `  ${consumer}: ${kind} of ${subject}, tried ${attempts} times, again at ${formatDateTime(nextAt)}: ${printable(why)}`
