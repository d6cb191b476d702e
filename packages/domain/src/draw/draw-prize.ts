import { firstWordOf, sha256Hex } from '#draw/sha-256'
import type { PrizeType } from '#codes/prize-type'

/** A prize as the published table has it. */
export interface TablePrize {
  prizeId: string
  prizeName: string
  prizeType: PrizeType
  /** Its part of all weights is the chance of a draw to give it. */
  weight: number
  /** How many there are in all; absent for as many as are drawn. */
  quantity?: number
}

/** The inputs of a draw besides the table. */
export interface DrawFacts {
  /**
   * The secret of the lottery, 64 hexadecimal digits: its hash is published before the begin, the secret after the end.
   */
  seed: string
  activityId: string
  /** Who draws, as the lottery calls them; see `playerNo`. */
  player: string
  /** A word chosen by the shopper's side for the draw, which the creator of the seed could not know. */
  word: string
  /** Which draw of this player it is, from 1. */
  drawNo: number
}

/** A lottery's name for a shopper, which does not identify them. */
export const playerNo = (activityId: string, shopperId: string): string =>
  sha256Hex(`${activityId}:${shopperId}`).slice(0, 16)

/** The text to hash for a draw. `round` is above 0 if numbers were rejected. */
export const drawText = ({ seed, activityId, player, word, drawNo }: DrawFacts, round = 0): string =>
  `${seed}:${activityId}:${player}:${word}:${drawNo}:${round}`

const NUMBERS = 2 ** 32

/**
 * The number that a draw gives, from 0 to one below `total`, each as likely as the others: the first 32 bits of the
 * SHA-256 of `drawText`, modulo `total`. Numbers at the upper end that would favour small remainders are rejected, and
 * the next round is used.
 * @throws Error for a total that is no whole number from 1 to 2^32
 */
export function drawNumber(facts: DrawFacts, total: number): number {
  if (!(total >= 1 && total <= NUMBERS)) throw new Error(`no draw from ${total} numbers`)
  const limit = NUMBERS - (NUMBERS % total)
  const hash = firstWordOf('')
  for (let round = 0; ; round += 1) {
    const number = hash(drawText(facts, round))
    if (number < limit) return number % total
  }
}

/** All weights of a table together. */
export const totalWeight = (prizes: readonly Pick<TablePrize, 'weight'>[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/**
 * The prize of a draw (law 18), which anybody can compute from what a lottery publishes. The number of the draw is
 * counted down the table, in its order, by the weights.
 * @throws Error for a table without weights
 */
export function drawPrize<Prize extends Pick<TablePrize, 'weight'>>(prizes: readonly Prize[], facts: DrawFacts): Prize {
  let left = drawNumber(facts, totalWeight(prizes))
  for (const prize of prizes) {
    if (left < prize.weight) return prize
    left -= prize.weight
  }
  throw new Error('a table of prizes whose weights are no whole numbers')
}

/** A table of prizes as a text, which is what its published hash is of. */
export const prizeTableText = (prizes: readonly TablePrize[]): string =>
  JSON.stringify(
    prizes.map(({ prizeId, prizeName, prizeType, weight, quantity }) => [
      prizeId,
      prizeName,
      prizeType,
      weight,
      quantity ?? null,
    ]),
  )

/** Values that are published before a lottery begins, so that any later change would be detected. */
export const drawCommitment = (
  seed: string,
  prizes: readonly TablePrize[],
): { seedHash: string; tableHash: string } => ({
  seedHash: sha256Hex(seed),
  tableHash: sha256Hex(prizeTableText(prizes)),
})

/** The result of verifying a draw. */
export type DrawCheck =
  /** Not yet: the seed is published after the end. */
  | 'notYet'
  /** Seed and table are those of before, and the draw gives what the record says. */
  | 'right'
  /** The seed, or the table, is not the one that was published. */
  | 'changed'
  /** The draw gives something else than the record says. */
  | 'wrong'

/** Verifies a draw from published data, as anybody can. */
export function checkDraw(
  published: { seed?: string; seedHash: string; tableHash: string; prizes: readonly TablePrize[] },
  draw: Omit<DrawFacts, 'seed'> & { drawnPrizeId: string },
): DrawCheck {
  const { seed, prizes } = published
  if (seed === undefined) return 'notYet'
  const { seedHash, tableHash } = drawCommitment(seed, prizes)
  if (seedHash !== published.seedHash || tableHash !== published.tableHash) return 'changed'
  return drawPrize(prizes, { ...draw, seed }).prizeId === draw.drawnPrizeId ? 'right' : 'wrong'
}

/** The chance of a prize in words, such as `12.5%`. */
export function oddsText(weight: number, total: number): string {
  const percent = (100 * weight) / total
  // Never rounded to certain or impossible.
  return `${Number(percent.toFixed(percent < 0.01 || percent > 99.99 ? 6 : 2))}%`
}
