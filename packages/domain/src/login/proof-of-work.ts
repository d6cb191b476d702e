/**
 * A challenge for a proof of work. The proof costs the requester of a login code some computing time, and the shop
 * almost none.
 */
export interface Challenge {
  /** A random text of the shop. */
  challenge: string
  /** Zero bits with which a hash must begin. */
  bits: number
  /**
   * Number of such hashes to find. Many easy hashes take about the same time in every attempt; a single hard hash would
   * not.
   */
  hits: number
}

/**
 * The difficulty: 16 hashes that begin with 11 zero bits require 32,768 SHA-256 hashes on average, which a phone
 * computes in a few 100 ms in plain JavaScript.
 */
export const PROOF_OF_WORK = { bits: 11, hits: 16 } as const

/** Returns the text whose SHA-256 is checked: a challenge with a number. */
export const proofText = (challenge: string, number: number): string => `${challenge}.${number}`

/**
 * Whether a hash begins with enough zero bits.
 * @param first the first 32 bits of the hash, as a number
 */
export const isProofHit = (first: number, bits: number): boolean => first >>> (32 - bits) === 0
