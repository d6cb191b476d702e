const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/**
 * Returns the number of an identity card with a valid check digit, of a person born on 1990-01-01.
 * @param telephone makes it unique
 */
export function idNumberOf(telephone: string): string {
  const body = `11010519900101${telephone.slice(-3)}`
  return body + CHECK_DIGITS[WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(body[place]), 0) % 11]!
}
