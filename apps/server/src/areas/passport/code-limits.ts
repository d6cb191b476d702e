import { LOGIN_LIMITS, PROOF_WANTED, REPLY_CODE, type RateLimit } from '@hearth/domain'
import type { Context } from '#kernel/context'
import { countUp, readCounts, uncount, type Count, type Counted } from '#kernel/limits/rate-counts'
import { ShopError } from '#kernel/shop-error'

type Asking = Pick<Context, 'db' | 'now' | 'network' | 'log' | 'codesPerHour'>

/** The kinds of addresses that get a code. The values are names of payload fields. */
export type CodeField = 'telephone' | 'email'

/** The name of each kind of address for shoppers. */
export const ADDRESS: Readonly<Record<CodeField, string>> = { telephone: '手机号', email: '邮箱' }

/** The key under which all codes of the shop are counted. */
export const ALL_CODES = 'code/all'

/** Returns a limit with its key. All requests that use the same key are counted together. */
export const counted = (key: string, limit: RateLimit): Counted => ({ key, ...limit })
const asker = (to: string, wide: string): Counted[] => [
  counted(`code/resend/${to}/${wide}`, LOGIN_LIMITS.resend),
  counted(`code/asker-hour/${to}/${wide}`, LOGIN_LIMITS.askerHour),
  counted(`code/asker-day/${to}/${wide}`, LOGIN_LIMITS.askerDay),
]
const networks = ({ near, wide }: Asking['network']): Counted[] => [
  counted(`code/near/${near}`, LOGIN_LIMITS.near),
  counted(`code/wide/${wide}`, LOGIN_LIMITS.wide),
]
const ofAddress = (to: string): Counted => counted(`code/telephone/${to}`, LOGIN_LIMITS.telephoneHour)
const ofAll = (codesPerHour: number): Counted => ({
  key: ALL_CODES,
  max: codesPerHour,
  window: LOGIN_LIMITS.all.window,
})
const nearHour = (near: string): Counted => ({
  key: `code/near-hour/${near}`,
  max: PROOF_WANTED.near,
  window: LOGIN_LIMITS.all.window,
})

/** Returns whether the next code for a telephone requires a proof of work. */
export async function wantsProof({ db, now, network, codesPerHour }: Asking, telephone: string): Promise<boolean> {
  const [one, near, all] = (await readCounts(
    db,
    [ofAddress(telephone), nearHour(network.near), ofAll(codesPerHour)],
    now,
  )) as [Count, Count, Count]
  return (
    one.count >= PROOF_WANTED.telephone ||
    near.count >= PROOF_WANTED.near ||
    all.count >= codesPerHour * PROOF_WANTED.shareOfAll
  )
}

/**
 * Counts a code before it is sent. The limits of the requester are checked first. If one of them refuses, the limit of
 * the telephone is not counted, so that a stranger can't use it up.
 * @param to a telephone, or an email address if `field` says so
 * @throws ShopError `tooMany` with the time to wait
 */
export async function countCode(asking: Asking, to: string, field: CodeField = 'telephone'): Promise<void> {
  const { db, now, network, log, codesPerHour } = asking
  const limits = [...asker(to, network.wide), ...networks(network)]
  const own = (await countUp(db, [...limits, nearHour(network.near)], now)).slice(0, limits.length)
  const [resend] = own
  if (resend && resend.count > resend.max)
    throw tooMany(`请 ${Math.ceil(resend.left / 1000)} 秒后再获取验证码`, resend, field)
  const over = own.find(({ count, max }) => count > max)
  if (over) throw tooMany('获取验证码的次数太多，请稍后再试', over, field)

  const [one, all] = (await countUp(db, [ofAddress(to), ofAll(codesPerHour)], now)) as [Count, Count]
  if (all.count > all.max) {
    if (all.count === all.max + 1)
      log.error(
        { event: 'login-codes-used-up', codesPerHour },
        'the shop sends no more login codes this hour: CODES_PER_HOUR is reached',
      )
    throw tooMany('现在获取验证码的人太多，请稍后再试', all, field)
  }
  if (one.count > one.max && !(await isKnownNetwork(asking, to)))
    throw tooMany(`这个${ADDRESS[field]}获取验证码的次数太多，请稍后再试`, one, field)
}

/** Takes back the count of a code that could not be delivered, so that another code can be requested at once. */
export const uncountCode = ({ db, network }: Asking, to: string): Promise<void> =>
  uncount(
    db,
    [...asker(to, network.wide), ofAddress(to)].map(({ key }) => key),
  )

/**
 * Returns whether the telephone's shopper is logged in from this network. If so, the limit of the telephone does not
 * apply, since strangers may have used it up.
 */
async function isKnownNetwork({ db, network }: Asking, telephone: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .innerJoin('shopper', 'shopper.id', 'session.shopper_id')
    .select('session.id')
    .where('shopper.telephone', '=', telephone)
    .where('session.network', '=', network.wide)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the error for a limit that is reached, with the time until it ends. */
export const tooMany = (message: string, { left }: Count, field: CodeField = 'telephone'): ShopError =>
  new ShopError(REPLY_CODE.tooMany, message, field, Math.max(1, Math.ceil(left / 1000)))
