import { firstWordOf, isProofHit, proofText, type Challenge } from '@hearth/domain'

/** Number of hashes between two pauses; they take some ten milliseconds on a phone. */
const SLICE = 1000

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Solves a challenge: a computation that the shop may require before it sends a login code. The computation runs in
 * small steps, so that the page stays responsive. Returns the numbers found, in ascending order.
 */
export async function solveChallenge({ challenge, bits, hits }: Challenge): Promise<number[]> {
  const hash = firstWordOf(proofText(challenge, 0).slice(0, -1))
  const proof: number[] = []
  for (let number = 0; proof.length < hits; number += 1) {
    if (number % SLICE === SLICE - 1) await pause()
    if (isProofHit(hash(String(number)), bits)) proof.push(number)
  }
  return proof
}
