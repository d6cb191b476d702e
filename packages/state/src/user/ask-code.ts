import { REPLY_CODE } from '@hearth/domain'
import type { SentLoginCode } from '@hearth/sdk/core'
import type { StoreContext } from '#shop/define-store'
import { problemOf } from '#shop/problem'

/**
 * Sending a code: under way, doing the work the shop wants for it, when the last one went out, and from when another
 * may be asked for (calibrated epoch ms; 0 for none, and now).
 */
export interface SendState {
  sending: boolean
  proving: boolean
  sentAt: number
  resendAt: number
}

/** No code was asked for yet. */
export const RESTING: SendState = { sending: false, proving: false, sentAt: 0, resendAt: 0 }

/** What a call may do without the SDK's toast: whoever asks tells of its failure. */
const quiet = { toast: false } as const

/**
 * Asks for a login code, and does the work first where the shop wants some.
 * @param onProving is told when it does
 * @throws what the calls throw; no toast has told of it
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
