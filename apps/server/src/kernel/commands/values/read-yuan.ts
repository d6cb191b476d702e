import { formatFen } from '@hearth/domain'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'

/** Yuan with both decimals, since `199` could also mean fen. */
const YUAN = /^(0|[1-9]\d{0,6})\.(\d{2})$/

/**
 * Returns the fen of an amount on the command line.
 * @param least the least amount accepted, fen
 */
export function readYuan(word: string, least = 0): number {
  const [, yuan, fen] = YUAN.exec(word) ?? []
  const amount = Number(`${yuan}${fen}`)
  if (yuan === undefined || amount < least)
    throw new OperatorRefusal(
      {
        zh: `金额要写两位小数的元，${formatFen(least)} 到 9999999.99，例如 199.00，不能是 ${printable(word)}。`,
        en: `An amount is yuan with two decimals, from ${formatFen(least)} to 9999999.99, such as 199.00, not ${printable(word)}.`,
      },
      2,
    )
  return amount
}
