import { formatDateTime } from '@hearth/domain'
import type { Stuck } from '@hearth/ops'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'
import { told } from '#kernel/commands/told'

/** Maximum number of faults to print, one a line. */
const MOST = 50

/** Checks the shop's books, and lists deliveries of events that failed so far. */
export const auditCommand = command({
  words: 'audit',
  help: {
    zh: '检查库存、资金和订单是否一致，以及失败待重试的事项',
    en: 'whether stock, money and orders agree, and what failed and will be tried again',
  },
  group: 'books',
  async run({ ops }) {
    const { laws, faults, stuck, waiting } = await ops.reports.books({})
    const lines = [
      faults.length === 0
        ? told({ zh: `${laws} 条规则全部符合。`, en: `All ${laws} laws of the shop hold.` })
        : told({ zh: `${faults.length} 处不符合规则：`, en: `${faults.length} things break a law of the shop:` }),
      ...faults.slice(0, MOST).map(({ area, fault, id }) => `  ${fault}: ${id} (${area})`),
      stuck.length === 0
        ? told({
            zh: `${waiting} 个事项待处理，没有失败的。`,
            en: `${waiting} events wait to be acted on; none has failed.`,
          })
        : told({
            zh: `${waiting} 个事项待处理，以下失败、稍后重试：`,
            en: `${waiting} events wait to be acted on; these failed and will be tried again:`,
          }),
      ...stuck.map(stuckLine),
    ]
    if (faults.length > 0 || stuck.length > 0) throw new OperatorRefusal(lines.join('\n'))
    return lines.join('\n')
  },
})

const stuckLine = ({ consumer, subject, kind, attempts, nextAt, why }: Stuck): string =>
  told({
    zh: `  ${consumer}：${subject} 的 ${kind}，已试 ${attempts} 次，${formatDateTime(nextAt)} 再试：`,
    en: `  ${consumer}: ${kind} of ${subject}, tried ${attempts} times, again at ${formatDateTime(nextAt)}: `,
  }) + printable(why)
