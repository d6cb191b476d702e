import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isProofHit, LOGIN_CODE, PROOF_OF_WORK, proofText, REPLY_CODE, type Challenge } from '@hearth/domain'
import { countUp } from '#kernel/limits/rate-counts'
import { ShopError } from '#kernel/shop-error'
import type { Shop } from '#shop/shop'
import type { UnitOfWork } from '#shop/unit-of-work'

/** What functions need to create or check a challenge: a unit of work and the shop's secret. */
type ChallengeWork = UnitOfWork & Pick<Shop, 'secret'>

/** Ms for which a challenge is valid. */
const LIFETIME = LOGIN_CODE.lifetime

/** Creates a challenge for a telephone. It is not stored: the HMAC at its end proves that the shop created it. */
export function makeChallenge({ secret, random, now }: ChallengeWork, telephone: string): Challenge {
  const { bits, hits } = PROOF_OF_WORK
  const facts = `${now + LIFETIME}.${bits}.${hits}.${random.bytes(9).toString('base64url')}`
  return { challenge: `${facts}.${seal(secret, telephone, facts)}`, bits, hits }
}

/**
 * Uses up a solved challenge.
 * @throws ShopError `challengeNeeded` for a challenge that is forged, for another telephone, expired, used, or not
 * solved
 */
export async function spendProof(
  { db, secret, now }: ChallengeWork,
  telephone: string,
  challenge: string,
  proof: readonly number[],
): Promise<void> {
  const refused = new ShopError(REPLY_CODE.challengeNeeded, '安全验证已失效，请重试', 'proof')
  const [, facts = '', expires = '', bits = '', hits = '', sealed = ''] =
    /^((\d{1,15})\.(\d{1,2})\.(\d{1,2})\.[\w-]{12})\.([\w-]{43})$/.exec(challenge) ?? []
  if (!same(sealed, seal(secret, telephone, facts)) || Number(expires) <= now) throw refused
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

const seal = (secret: string, telephone: string, facts: string): string =>
  createHmac('sha256', secret).update(`challenge ${telephone} ${facts}`).digest('base64url')

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
