import { firstWordOf, sha256Hex } from '#draw/sha-256'
import type { PrizeType } from '#codes/prize-type'

/** A prize in the published table. */
export interface TablePrize {
  prizeId: string
  prizeName: string
  prizeType: PrizeType
  /** The probability of the prize in one draw is its weight divided by the sum of all weights. */
  weight: number
  /** Pieces in total; absent for no limit. */
  quantity?: number
}

/** The inputs of a draw, besides the table of prizes. */
export interface DrawFacts {
  /**
   * The secret of the lottery, 64 hexadecimal digits. The hash of the secret is published before the lottery begins,
   * the secret itself after the lottery has ended.
   */
  seed: string
  activityId: string
  /** The pseudonym of the player in the lottery; see `playerNo`. */
  player: string
  /** A word that the shopper's device chose for this draw. The shop did not know the word when it created the seed. */
  word: string
  /** The number of the draw, counted from 1 for each player. */
  drawNo: number
}

/** Returns the pseudonym of a shopper in a lottery. It does not identify the shopper. */
export const playerNo = (activityId: string, shopperId: string): string =>
  sha256Hex(`${activityId}:${shopperId}`).slice(0, 16)

/** Returns the text that is hashed for a draw. `round` is the number of hashes that were rejected before. */
export const drawText = ({ seed, activityId, player, word, drawNo }: DrawFacts, round = 0): string =>
  `${seed}:${activityId}:${player}:${word}:${drawNo}:${round}`

const NUMBERS = 2 ** 32

/**
 * Returns the random number of a draw, from 0 to `total - 1`, each equally likely: the first 32 bits of the SHA-256 of
 * `drawText`, modulo `total`. Numbers above the largest multiple of `total`, which would make small results more
 * likely, are rejected and replaced by those of the next round.
 * @throws Error for a total that is not from 1 to 2^32
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

/** Returns the sum of all weights in a table. */
export const totalWeight = (prizes: readonly Pick<TablePrize, 'weight'>[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Returns the prize of a draw. Everybody can compute it from the data that a lottery publishes. In the order of the
 * table, the weight of each prize is subtracted from the draw's number. The first prize whose weight is larger than the
 * remaining number is drawn.
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

/** Returns the text of a table of prizes. Its hash is published. */
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

/**
 * Returns the hashes that are published before a lottery begins. They reveal any later change of the seed or the table.
 */
export const drawCommitment = (
  seed: string,
  prizes: readonly TablePrize[],
): { seedHash: string; tableHash: string } => ({
  seedHash: sha256Hex(seed),
  tableHash: sha256Hex(prizeTableText(prizes)),
})

/** The result of verifying a draw. */
export type DrawCheck =
  /** The seed is not published yet; it is published after the lottery's end. */
  | 'notYet'
  /** Seed and table match the published hashes, and the draw gives the recorded prize. */
  | 'right'
  /** The seed or the table does not match its published hash. */
  | 'changed'
  /** The draw gives another prize than the recorded one. */
  | 'wrong'

/** Verifies a draw with published data only, so that everybody can do it. */
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

/** Returns the probability of a prize in percent, such as `12.5%`. */
export function oddsText(weight: number, total: number): string {
  const percent = (100 * weight) / total
  // A probability is never rounded to 0 % or 100 %.
  return `${Number(percent.toFixed(percent < 0.01 || percent > 99.99 ? 6 : 2))}%`
}
