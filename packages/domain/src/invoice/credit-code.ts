/**
 * Characters of a unified social credit code: digits and capitals without I, O, S, V and Z, which are easily misread.
 */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * Whether a text is a unified social credit code of a company (GB 32100): 18 characters, of which the last proves the
 * others. It is the taxpayer's number on invoices too.
 */
export function isCreditCode(code: string): boolean {
  const values = Array.from(code, (character) => ALPHABET.indexOf(character))
  if (values.length !== 18 || values.includes(-1)) return false
  // ISO 7064, MOD 31-3: each place weighs three times the one before.
  let weight = 1
  let sum = 0
  for (const value of values.slice(0, 17)) {
    sum += value * weight
    weight = (weight * 3) % ALPHABET.length
  }
  return (ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length === values[17]
}
