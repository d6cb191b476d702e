import { firstWordOf, isProofHit, proofText } from '@hearth/domain'
import { expect, it } from 'vitest'
import { solveChallenge } from '#user/solve-challenge'

/**
 * Lengths of texts that repeat the alphabet, each with the first 32 bits of the text's SHA-256, as another program
 * computed them.
 */
const KNOWN: readonly (readonly [number, number])[] = [
  [0, 0xe3b0c442],
  [1, 0xca978112],
  [3, 0xba7816bf],
  [55, 0x595615db],
  [56, 0x784f623b],
  [59, 0x5c23b54f],
  [60, 0xebd1e8d5],
  [63, 0x5ca3e1ef],
  [64, 0x2fcd5a0d],
  [65, 0x1b3cd187],
  [119, 0xfaef67da],
  [120, 0xc9512b08],
  [127, 0x1b990798],
  [128, 0x6c05be2c],
  [200, 0x8013a821],
]
const alphabet = 'abcdefghijklmnopqrstuvwxyz'.repeat(8)

it('hashes as SHA-256 does, whatever part texts share', () => {
  for (const [length, first] of KNOWN) {
    for (let common = 0; common <= length; common += 1)
      expect(firstWordOf(alphabet.slice(0, common))(alphabet.slice(common, length))).toBe(first)
  }
})

it('finds as many numbers as a challenge requires, each with the required zeros', async () => {
  const challenge = '1795190700000.8.5.q83vASNFZ4k.0pJ8mQ2Yv1w'
  const proof = await solveChallenge({ challenge, bits: 8, hits: 5 })
  expect(proof).toHaveLength(5)
  expect(proof).toEqual([...new Set(proof)].toSorted((one, other) => one - other))
  for (const number of proof) expect(isProofHit(firstWordOf(proofText(challenge, number))(''), 8)).toBe(true)
})
