import { LOGIN_LIMITS } from '@hearth/domain'
import { counted, tooMany } from '#areas/passport/code-limits'
import type { Context } from '#kernel/context'
import { countUp, uncount, type Count } from '#kernel/limits/rate-counts'

/** The network and time of a guess. */
export type Guessing = Pick<Context, 'db' | 'now' | 'network' | 'limited'>

/**
 * Counts a guess before it is compared, so that concurrent guesses cannot exceed a limit. After too many wrong codes
 * from a network, only the first guess at each code is still compared, so that honest shoppers of the network can log
 * in.
 * @param isFirst true for the first guess at a code that exists and has not expired
 * @returns a function that takes back the count after a correct guess
 * @throws ShopError `tooMany`
 */
export async function countGuess(
  { db, now, network, limited }: Guessing,
  isFirst: boolean,
): Promise<() => Promise<void>> {
  if (!limited) return () => Promise.resolve()
  const { near, wide } = network
  const wrongs = [
    counted(`code/wrong/${near}`, LOGIN_LIMITS.wrongNear),
    counted(`code/wrong-wide/${wide}`, LOGIN_LIMITS.wrongWide),
  ]
  const guessed = [
    counted(`code/guessed/${near}`, LOGIN_LIMITS.guessedNear),
    counted(`code/guessed-wide/${wide}`, LOGIN_LIMITS.guessedWide),
  ]
  const limits = isFirst ? [...guessed, ...wrongs] : wrongs
  const deciding = isFirst ? guessed : wrongs
  const over = (await countUp(db, limits, now)).slice(0, deciding.length).find(isOver)
  if (over) throw tooMany('登录尝试次数太多，请重新获取验证码，或稍后再试', over)
  return () =>
    uncount(
      db,
      limits.map(({ key }) => key),
    )
}

const isOver = ({ count, max }: Count): boolean => count > max
