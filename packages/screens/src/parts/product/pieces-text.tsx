/** Pieces of a line: at checkout gifts belong to their product's line, in an order they are lines of their own. */
interface CountedLine {
  itemQuantity: number
  gift?: boolean
  gifts?: { itemQuantity: number }[]
}

const sum = (lines: readonly { itemQuantity: number }[]): number =>
  lines.reduce((all, { itemQuantity }) => all + itemQuantity, 0)

/** Number of purchased pieces and gifts, such as 5 件，另有赠品 2 件: the same before an order and after. */
export function piecesText(lines: readonly CountedLine[]): string {
  const presents = sum(lines.filter(({ gift }) => gift)) + sum(lines.flatMap(({ gifts = [] }) => gifts))
  return `${sum(lines.filter(({ gift }) => !gift))} 件${presents ? `，另有赠品 ${presents} 件` : ''}`
}
