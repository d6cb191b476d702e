import { REPLY_CODE } from '@hearth/domain'
import type { SentLoginCode } from '@hearth/sdk/core'
import type { StoreContext } from '#shop/define-store'
import { problemOf } from '#shop/problem'

/**
 * The state of requesting a code: whether it is being requested, whether the challenge is being solved, when the last
 * code was sent, and when another may be requested. Times are calibrated epoch ms; 0 if no code was sent.
 */
export interface SendState {
  sending: boolean
  proving: boolean
  sentAt: number
  resendAt: number
}

/** The state before a code was requested. */
export const RESTING: SendState = { sending: false, proving: false, sentAt: 0, resendAt: 0 }

/** Options for calls without the SDK's toast; the caller shows failures. */
const quiet = { toast: false } as const

/**
 * Requests a login code. If the shop requires a challenge, solves it first.
 * @param onProving called before a challenge is solved
 * @throws errors of the calls, without a toast
 */
export async function askCode(
  api: StoreContext['api'],
  telephone: string,
  onProving: () => void,
): Promise<SentLoginCode> {
  try {
    return await api.passport.sendCode({ telephone }, quiet)
  } catch (thrown) {
    if (problemOf(thrown).code !== String(REPLY_CODE.challengeNeeded)) throw thrown
    onProving()
    const { solveChallenge } = await import('#user/solve-challenge')
    const challenge = await api.passport.challenge({ telephone }, quiet)
    const proof = await solveChallenge(challenge)
    return await api.passport.sendCode({ telephone, challenge: challenge.challenge, proof }, quiet)
  }
}
