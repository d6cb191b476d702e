import type { VisitCount } from '@hearth/ops'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { command } from '#kernel/commands/command'
import { told } from '#kernel/commands/told'

/** Prints visitors, their actions and their sources, from the shop's own collector. */
export const visitsCommand = command({
  words: 'visits [--days 7]',
  help: { zh: '访客、来源和行为统计', en: 'who came, from where, and what they did' },
  group: 'members',
  async run({ ops }, { options }) {
    const days = Number(options['days'] ?? 7)
    if (!Number.isInteger(days) || days < 1 || days > 30)
      throw new OperatorRefusal({ zh: '--days 要写 1 到 30 的整数。', en: '--days wants a number from 1 to 30.' }, 2)
    const { visitors, events, sources } = await ops.reports.visits({ days })
    if (events.length === 0)
      return told({
        zh: `近 ${days} 天没有统计到访客。正式环境（NODE_ENV=production）要设 TRACKING=sandbox 才统计。`,
        en: `Nobody was counted in the last ${days} days. A shop with NODE_ENV=production counts only with TRACKING=sandbox.`,
      })
    const list = (title: string, counts: readonly VisitCount[]) => [
      title,
      ...counts.map(
        ({ name, count }) =>
          `  ${String(count).padStart(6)}  ${printable(name || told({ zh: '（直接访问）', en: '(direct)' }))}`,
      ),
    ]
    return [
      told({ zh: `近 ${days} 天访客 ${visitors} 人`, en: `${visitors} visitors in the last ${days} days` }),
      ...list(told({ zh: '行为', en: 'events' }), events),
      ...list(told({ zh: '访客来源', en: 'visitors by source' }), sources),
    ].join('\n')
  },
})
