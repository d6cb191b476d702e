import { LOGIN_LIMITS } from '@hearth/domain'
import { ALL_CODES } from '#areas/passport/code-limits'
import { readWords } from '#operator/arguments'
import type { OperatorShop } from '#operator/operator-shop'
import { readCounts } from '#kernel/rate-counts'

/** `logins`: how many login codes were asked for this hour, and how many logins there are. */
export async function loginsCommand({ db, now }: OperatorShop, args: readonly string[]): Promise<string> {
  readWords(args, [], 0)
  const [codes] = await readCounts(db, [{ key: ALL_CODES, ...LOGIN_LIMITS.all }], now)
  const { sessions, shoppers } = await db
    .selectFrom('session')
    .select(({ fn }) => [
      fn.countAll<number>().as('sessions'),
      fn.count<number>('shopper_id').distinct().as('shoppers'),
    ])
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return `${codes?.count ?? 0} login codes asked for within the hour (${LOGIN_LIMITS.all.max} are sent at most, or as many as CODES_PER_HOUR says)\n${sessions} logins of ${shoppers} shoppers`
}
