/** A proof of work: it costs the requester of a login code some computing time, and the shop almost none. */
export interface Challenge {
  /** A random text of the shop. */
  challenge: string
  /** Zero bits with which a hash must begin. */
  bits: number
  /** Number of such hashes. Many easy hashes take about the same time in every attempt; a single hard one would not. */
  hits: number
}

/**
 * The difficulty: 16 hashes that begin with 11 zero bits need 32,768 SHA-256 on average. This takes a phone a few 100
 * ms in plain JavaScript.
 */
export const PROOF_OF_WORK = { bits: 11, hits: 16 } as const

/** The text that is hashed with SHA-256 for a number. */
export const proofText = (challenge: string, number: number): string => `${challenge}.${number}`

/**
 * Whether a hash begins with enough zero bits.
 * @param first the first 32 bits of the hash, as a number
 */
export const isProofHit = (first: number, bits: number): boolean => first >>> (32 - bits) === 0
