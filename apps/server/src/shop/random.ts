import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Source of random values: secrets, and ids that only have to differ. */
export interface Random {
  /** A whole number from 0 to one below `below`, each as likely as the others. */
  int(below: number): number
  /** This many random bytes. */
  bytes(size: number): Buffer
  /** A random id. */
  uuid(): string
}

/** The system's own randomness, which is fit for secrets. */
export const systemRandom: Random = { int: (below) => randomInt(below), bytes: randomBytes, uuid: randomUUID }

/** Letters and digits that are not mistaken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code of `length` random signs. */
export const randomCode = (random: Random, length: number, signs = SIGNS): string =>
  Array.from({ length }, () => signs[random.int(signs.length)]).join('')
