/** A line of products. At checkout, gifts belong to the line of their product; in an order, they are separate lines. */
interface CountedLine {
  itemQuantity: number
  gift?: boolean
  gifts?: { itemQuantity: number }[]
}

const sum = (lines: readonly { itemQuantity: number }[]): number =>
  lines.reduce((all, { itemQuantity }) => all + itemQuantity, 0)

/**
 * Returns the number of pieces and gifts, such as 5 件，另有赠品 2 件. The result is the same at checkout and in the order.
 */
export function piecesText(lines: readonly CountedLine[]): string {
  const presents = sum(lines.filter(({ gift }) => gift)) + sum(lines.flatMap(({ gifts = [] }) => gifts))
  return `${sum(lines.filter(({ gift }) => !gift))} 件${presents ? `，另有赠品 ${presents} 件` : ''}`
}
