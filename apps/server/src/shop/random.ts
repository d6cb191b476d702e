import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Source of random values, for secrets and ids. */
export interface Random {
  /** Returns a whole number from 0 to `below` - 1, each equally likely. */
  int(below: number): number
  /** Returns this many random bytes. */
  bytes(size: number): Buffer
  /** Returns a random id. */
  uuid(): string
}

/** The system's random numbers, which are fit for secrets. */
export const systemRandom: Random = { int: (below) => randomInt(below), bytes: randomBytes, uuid: randomUUID }

/** Letters and digits that cannot be mistaken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Returns a code of `length` random characters. */
export const randomCode = (random: Random, length: number, signs = SIGNS): string =>
  Array.from({ length }, () => signs[random.int(signs.length)]).join('')
