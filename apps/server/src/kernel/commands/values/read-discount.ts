import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'

/**
 * Returns the percent of the price to pay for a discount as shops write it: 85 for `8.5`, which is 8.5 折.
 * @throws OperatorRefusal
 */
export function readDiscount(word: string): number {
  const percent = Math.round(Number(word) * 100) / 10
  if (!/^\d(\.\d{1,2})?$/.test(word) || percent < 1)
    throw new OperatorRefusal(
      {
        zh: `折扣要写 0.1 到 9.99 折，例如 8.5，不能是 ${printable(word)}。`,
        en: `A discount is 折 from 0.1 to 9.99, such as 8.5, not ${printable(word)}.`,
      },
      2,
    )
  return percent
}
