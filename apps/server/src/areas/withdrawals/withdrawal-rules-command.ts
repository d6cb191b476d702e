import { formatFen, TAX_METHOD_LABEL, type TaxMethod } from '@hearth/domain'
import { asRead } from '#kernel/commands/as-read'
import type { CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readWhole, type Words } from '#kernel/commands/read-words'
import { readYuan } from '#kernel/commands/values/read-yuan'
import { told } from '#kernel/commands/told'

/** Converts a percentage with two decimals at most to hundredths of a percent. */
function readPercent(word: string): number {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(word))
    throw new OperatorRefusal(
      {
        zh: `--fee 要写 0 到 99.99 的百分数，例如 0.6，不能是 ${printable(word)}。`,
        en: `--fee is a percentage from 0 to 99.99, such as 0.6, not ${printable(word)}.`,
      },
      2,
    )
  return Math.round(Number(word) * 100)
}

/** The rule that each option sets, and how its value is read. */
const OPTIONS = {
  least: ['minimum', (word: string) => readYuan(word, 1)],
  most: ['maximum', (word: string) => readYuan(word, 1)],
  day: ['dayAmount', (word: string) => readYuan(word, 1)],
  times: ['dayCount', (word: string) => readWhole('times', word, 1, 100)],
  fee: ['feeRate', readPercent],
  unreviewed: ['unreviewed', (word: string) => readYuan(word)],
  tax: ['tax', (word: string) => word as TaxMethod],
} as const

/** `withdrawal rules` shows the rules; with options, it sets them. */
export async function withdrawalRules({ ops }: CommandContext, { options }: Words): Promise<string> {
  const said = Object.entries(OPTIONS).flatMap(([name, [field, read]]) => {
    const word = options[name]
    return word === undefined ? [] : [[field, read(word)] as const]
  })
  if (said.length > 0)
    await asRead(
      () => ops.withdrawals.rules({}),
      (now) => ops.withdrawals.setRules({ ...now, ...Object.fromEntries(said) }),
    )
  const held = await ops.withdrawals.rules({})
  return [
    told({
      zh: `每笔提现 ${formatFen(held.minimum)} 至 ${formatFen(held.maximum)} 元。`,
      en: `A withdrawal is from ${formatFen(held.minimum)} to ${formatFen(held.maximum)} yuan.`,
    }),
    told({
      zh: `每人每天最多提现 ${held.dayCount} 次、${formatFen(held.dayAmount)} 元。`,
      en: `A promoter withdraws ${held.dayCount} times and ${formatFen(held.dayAmount)} yuan on a day at most.`,
    }),
    told({ zh: `手续费 ${held.feeRate / 100}%。`, en: `The shop keeps ${held.feeRate / 100} % as a fee.` }),
    held.unreviewed === 0
      ? told({ zh: '每笔都要人工审核。', en: 'Staff look at each.' })
      : told({
          zh: `超过 ${formatFen(held.unreviewed)} 元的要人工审核，其余直接打款。`,
          en: `Staff look at each above ${formatFen(held.unreviewed)} yuan; others are sent at once.`,
        }),
    told({ zh: `计税方式：${TAX_METHOD_LABEL[held.tax]}`, en: `Tax: ${TAX_METHOD_LABEL[held.tax]}` }),
  ].join('\n')
}
