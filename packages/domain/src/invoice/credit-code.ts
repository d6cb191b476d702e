/**
 * Characters of a unified social credit code: digits, and capital letters except I, O, S, V and Z, which are easily
 * misread.
 */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * Whether a text is a company's unified social credit code (GB 32100): 18 characters, of which the last is a check
 * character. Invoices use it as the taxpayer number.
 */
export function isCreditCode(code: string): boolean {
  const values = Array.from(code, (character) => ALPHABET.indexOf(character))
  if (values.length !== 18 || values.includes(-1)) return false
  // ISO 7064, MOD 31-3: the weight of each place is three times that of the place before it.
  let weight = 1
  let sum = 0
  for (const value of values.slice(0, 17)) {
    sum += value * weight
    weight = (weight * 3) % ALPHABET.length
  }
  return (ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length === values[17]
}
