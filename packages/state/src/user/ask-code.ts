import { REPLY_CODE } from '@hearth/domain'
import type { SentLoginCode } from '@hearth/sdk/core'
import type { StoreContext } from '#shop/define-store'
import { problemOf } from '#shop/problem'

/**
 * State of requesting a code: being sent, solving the challenge, when the last one was sent, and when another may be
 * requested (calibrated epoch ms; 0 for none, and now).
 */
export interface SendState {
  sending: boolean
  proving: boolean
  sentAt: number
  resendAt: number
}

/** No code was asked for yet. */
export const RESTING: SendState = { sending: false, proving: false, sentAt: 0, resendAt: 0 }

/** Options for calls without the SDK's toast: the caller shows the failure. */
const quiet = { toast: false } as const

/**
 * Requests a login code, and solves the challenge first if the shop requires one.
 * @param onProving called when it does
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
