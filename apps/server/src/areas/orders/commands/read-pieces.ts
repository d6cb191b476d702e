import type { OpsOrderItem, PackedItem } from '@hearth/ops'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { printable } from '#kernel/commands/printable'
import { told, type Told } from '#kernel/commands/told'

/** Reads skus and pieces, such as `2001=1,2002=3`. */
export function readPieces(text: string): Map<string, number> {
  const chosen = new Map<string, number>()
  for (const part of text.split(',')) {
    const [, skuNo, count = '1'] = /^\s*([^=,]+?)\s*(?:=\s*(\d{1,5})\s*)?$/.exec(part) ?? []
    const pieces = Number(count)
    if (skuNo === undefined || pieces < 1)
      throw new OperatorRefusal(
        {
          zh: `--items 要写规格和件数，例如 2001=1,2002=3，不能是 ${printable(text)}。`,
          en: `--items takes skus with pieces, such as 2001=1,2002=3, and not ${printable(text)}.`,
        },
        2,
      )
    chosen.set(skuNo, (chosen.get(skuNo) ?? 0) + pieces)
  }
  return chosen
}

/**
 * Distributes pieces of skus over the lines that are still to be shipped, in their order. Gifts are added
 * automatically.
 */
export const packedPieces = (chosen: ReadonlyMap<string, number>, lines: readonly OpsOrderItem[]): PackedItem[] =>
  take(chosen, lines, ({ left }) => left, { zh: '未发的', en: 'left to be sent' })

/** Distributes pieces of skus over the lines that they were bought with, in their order. */
export const piecesOfLines = (chosen: ReadonlyMap<string, number>, lines: readonly OpsOrderItem[]): PackedItem[] =>
  take(chosen, lines, ({ quantity }) => quantity, { zh: '订单里', en: 'in the order' })

function take(
  chosen: ReadonlyMap<string, number>,
  lines: readonly OpsOrderItem[],
  mostOf: (line: OpsOrderItem) => number,
  there: Told,
): PackedItem[] {
  return [...chosen].flatMap(([skuNo, pieces]) => {
    const known = lines.filter((line) => line.skuNo === skuNo)
    const plain = known.filter(({ gift }) => !gift)
    let wants = pieces
    const items: PackedItem[] = []
    for (const line of plain.length > 0 ? plain : known) {
      const quantity = Math.min(mostOf(line), wants)
      if (quantity > 0) items.push({ orderItemId: line.orderItemId, quantity })
      wants -= quantity
    }
    if (wants > 0)
      throw new OperatorRefusal(
        known.length === 0
          ? told({ zh: `订单里没有 ${printable(skuNo)}。`, en: `The order has no ${printable(skuNo)}.` })
          : told({
              zh: `${printable(skuNo)} ${there.zh}只有 ${pieces - wants} 件。`,
              en: `Of ${printable(skuNo)} only ${pieces - wants} pieces are ${there.en}.`,
            }),
      )
    return items
  })
}
