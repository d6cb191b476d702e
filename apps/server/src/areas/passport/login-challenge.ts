import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isProofHit, LOGIN_CODE, PROOF_OF_WORK, proofText, REPLY_CODE, type Challenge } from '@hearth/domain'
import type { Database } from '#database/connect'
import { countUp } from '#kernel/rate-counts'
import { loadSecret } from '#kernel/secret'
import { ShopError } from '#kernel/shop-error'

/** Ms a challenge holds. */
const LIFETIME = LOGIN_CODE.lifetime

/** Makes a challenge for a telephone. Nothing of it is kept: the shop knows its own by the HMAC at its end. */
export async function makeChallenge(db: Database, telephone: string, now: number): Promise<Challenge> {
  const { bits, hits } = PROOF_OF_WORK
  const facts = `${now + LIFETIME}.${bits}.${hits}.${randomBytes(9).toString('base64url')}`
  return { challenge: `${facts}.${await seal(db, telephone, facts)}`, bits, hits }
}

/**
 * Uses a solved challenge up.
 * @throws ShopError `challengeNeeded` for one that is not the shop's, of another telephone, too old, used before, or
 *   not solved
 */
export async function spendProof(
  db: Database,
  telephone: string,
  challenge: string,
  proof: readonly number[],
  now: number,
): Promise<void> {
  const refused = new ShopError(REPLY_CODE.challengeNeeded, '安全验证已失效，请重试', 'proof')
  const [, facts = '', expires = '', bits = '', hits = '', sealed = ''] =
    /^((\d{1,15})\.(\d{1,2})\.(\d{1,2})\.[\w-]{12})\.([\w-]{43})$/.exec(challenge) ?? []
  if (!same(sealed, await seal(db, telephone, facts)) || Number(expires) <= now) throw refused
  const isAscending = proof.every((number, at) => at === 0 || number > proof[at - 1]!)
  if (
    proof.length !== Number(hits) ||
    !isAscending ||
    !proof.every((number) => isProofHit(firstOf(challenge, number), Number(bits)))
  )
    throw refused
  const [used] = await countUp(db, [{ key: `proof/${sealed}`, max: 1, window: LIFETIME }], now)
  if (used!.count > 1) throw refused
}

const firstOf = (challenge: string, number: number): number =>
  createHash('sha256').update(proofText(challenge, number)).digest().readUInt32BE(0)

const seal = async (db: Database, telephone: string, facts: string): Promise<string> =>
  createHmac('sha256', await loadSecret(db))
    .update(`challenge ${telephone} ${facts}`)
    .digest('base64url')

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
