import { scrypt, timingSafeEqual } from 'node:crypto'
import type { Random } from '#shop/random'

/** The cost of a hash: 32 MB of memory and three rounds, which is about a third of a second on a small server. */
const COST = { logN: 15, r: 8, p: 3 }
const SIZE = 32

const derive = (password: string, salt: Buffer, { logN, r, p }: typeof COST): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    // The password is normalized, so that other Unicode forms of the same characters are the same password.
    scrypt(password.normalize('NFKC'), salt, SIZE, { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/** Returns a password in its stored form, `scrypt$15$8$3$salt$hash`, with a random salt. */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = random.bytes(16)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.logN, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * A hash that no password matches. It is checked for unknown names, so that a login with an unknown name takes equally
 * long.
 */
const NOBODY = ['scrypt', COST.logN, COST.r, COST.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$')

/**
 * Returns whether a password matches the stored hash. Uses the parameters in the hash.
 * @param kept undefined for an unknown name, whose check takes equally long and never matches
 */
export async function checkPassword(password: string, kept: string = NOBODY): Promise<boolean> {
  const [, logN, r, p, salt = '', hash = ''] = kept.split('$')
  const key = await derive(password, Buffer.from(salt, 'base64url'), { logN: Number(logN), r: Number(r), p: Number(p) })
  const wanted = Buffer.from(hash, 'base64url')
  return wanted.length === key.length && timingSafeEqual(wanted, key) && kept !== NOBODY
}

/** Returns a password of 120 random bits, in groups that are easy to copy by hand. It is shown once. */
export const makePassword = (random: Random): string =>
  random
    .bytes(15)
    .toString('hex')
    .replace(/.{5}(?=.)/g, '$&-')
