/** A proof of work: it costs a requester of login codes some time, and the shop none. */
export interface Challenge {
  /** A text of the shop's. */
  challenge: string
  /** How many zero bits a hash must begin with. */
  bits: number
  /** How many such hashes are required: many easy ones take about the same time on every try, one hard one does not. */
  hits: number
}

/** How hard: 16 hashes of 11 zero bits are 32,768 SHA-256 on average, a few 100 ms in a phone's plain JavaScript. */
export const PROOF_OF_WORK = { bits: 11, hits: 16 } as const

/** The text that is hashed with SHA-256, for one number. */
export const proofText = (challenge: string, number: number): string => `${challenge}.${number}`

/** Whether a hash begins with enough zero bits. @param first its first 32 bits, as a number */
export const isProofHit = (first: number, bits: number): boolean => first >>> (32 - bits) === 0
