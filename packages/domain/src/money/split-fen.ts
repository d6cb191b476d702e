/**
 * Splits `total` fen over lines in proportion to their weights, for example a coupon over its products. The shares add
 * up to the total, and each differs from its exact part by less than a fen. A line with weight 0 gets 0; if all weights
 * are 0, all lines have the same weight. Weights are whole numbers, such as amounts in fen; negative ones count as 0.
 */
export function splitFen(total: number, weights: readonly number[]): number[] {
  const sign = total < 0 ? -1 : 1
  const amount = Math.round(Math.abs(total))
  let parts = weights.map((weight) => Math.max(0, Math.round(weight)))
  let sum = parts.reduce((before, weight) => before + weight, 0)
  if (sum === 0) {
    parts = weights.map(() => 1)
    sum = parts.length
  }
  let reached = 0
  let given = 0
  return parts.map((part) => {
    reached += part
    const upTo = multiplyDivide(amount, reached, sum)
    const share = upTo - given
    given = upTo
    return share === 0 ? 0 : sign * share
  })
}

/**
 * Returns `floor(a * b / c)` for whole numbers with `b <= c`. The result is exact even if `a * b` is above the largest
 * safe integer.
 */
export function multiplyDivide(a: number, b: number, c: number): number {
  if (b === c) return a
  if (a * b <= Number.MAX_SAFE_INTEGER) return Math.floor((a * b) / c)
  let quotient = 0
  let rest = 0
  for (const bit of a.toString(2)) {
    quotient *= 2
    rest = rest * 2 + (bit === '1' ? b : 0)
    const more = Math.floor(rest / c)
    quotient += more
    rest -= more * c
  }
  return quotient
}
