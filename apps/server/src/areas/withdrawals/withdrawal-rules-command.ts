import { formatFen, TAX_METHOD, TAX_METHOD_LABEL, type TaxMethod } from '@hearth/domain'
import { asRead } from '#kernel/commands/as-read'
import type { CommandContext } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { readWhole, type Words } from '#kernel/commands/read-words'
import { readYuan } from '#kernel/commands/read-yuan'

/** Hundredths of a percent, from a percentage with two decimals at most. */
function readPercent(word: string): number {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(word))
    throw new OperatorRefusal(`--fee is a percentage from 0 to 99.99, such as 0.6, not ${printable(word)}.`, 2)
  return Math.round(Number(word) * 100)
}

function readTax(word: string): TaxMethod {
  const method = Object.values(TAX_METHOD).find((one) => one === word)
  if (!method) throw new OperatorRefusal(`--tax is one of ${Object.values(TAX_METHOD).join(', ')}.`, 2)
  return method
}

/** What each option sets, and how its word is read. */
const OPTIONS = {
  least: ['minimum', (word: string) => readYuan(word, 1)],
  most: ['maximum', (word: string) => readYuan(word, 1)],
  day: ['dayAmount', (word: string) => readYuan(word, 1)],
  times: ['dayCount', (word: string) => readWhole('times', word, 1, 100)],
  fee: ['feeRate', readPercent],
  unreviewed: ['unreviewed', (word: string) => readYuan(word)],
  tax: ['tax', readTax],
} as const

/** `withdrawal rules`: the rules as they are; with options, sets those. */
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
    `A withdrawal is from ${formatFen(held.minimum)} to ${formatFen(held.maximum)} yuan.`,
    `A promoter withdraws ${held.dayCount} times and ${formatFen(held.dayAmount)} yuan on a day at most.`,
    `The shop keeps ${held.feeRate / 100} % as a fee.`,
    held.unreviewed === 0
      ? 'Staff look at each.'
      : `Staff look at each above ${formatFen(held.unreviewed)} yuan; others are sent at once.`,
    `Tax: ${TAX_METHOD_LABEL[held.tax]}`,
  ].join('\n')
}
