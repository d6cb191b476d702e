import { REPLY_CODE } from '@hearth/domain'
import { passport, type LoggedIn, type LoginByCode, type SendLoginCode, type SentLoginCode } from '@hearth/sdk/core'
import { wantsProof } from '#areas/passport/code-limits'
import { deliverCode } from '#areas/passport/deliver-code'
import { makeChallenge, spendProof } from '#areas/passport/login-challenge'
import { forgetNumbers } from '#areas/passport/known-numbers'
import { forgetLoginCodes, spendLoginCode } from '#areas/passport/login-code'
import { loginsOps } from '#areas/passport/logins-ops'
import { endSession, listSessions } from '#areas/passport/shopper-sessions'
import { welcome } from '#areas/passport/welcome'
import { takeVisitorCart } from '#areas/cart/merge-visitor-cart'
import { readUserInfo } from '#areas/user/read-user-info'
import { loginsCommand } from '#areas/passport/logins-command'
import { PASSPORT_MESSAGES } from '#areas/passport/passport-messages'
import { answers, defineArea, perMinute, WRITE_LIMITS } from '#kernel/area'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/**
 * The login by a code in an SMS. Replies are never stored, since nobody but the requester may read the session in a
 * reply.
 */
export const passportArea = defineArea({
  name: 'passport',
  accountEnd: {
    kept: { 'login_code.telephone': 'a code is good for minutes, and deleted within the hour after' },
    forgetOld: forgetNumbers,
  },
  messages: PASSPORT_MESSAGES,
  commands: [loginsCommand],
  ops: loginsOps,
  calls: [
    answers(
      passport,
      {
        challenge: {
          limits: { network: perMinute(120) },
          answer: ({ telephone }, context) => makeChallenge(context, telephone),
        },
        sendCode: { limits: { network: perMinute(120) }, answer: sendCode },
        login: { limits: { network: perMinute(240) }, answer: login },
      },
      { visitors: true, idempotency: 'never', turns: 'none' },
    ),
    answers(
      passport,
      {
        sessions: async (_, { db, now, needShopper, session }) => ({
          result: await listSessions(db, needShopper(), session.id, now),
        }),
        endSession: {
          limits: WRITE_LIMITS,
          async answer({ sessionId }, { db, needShopper, session }) {
            await endSession(db, needShopper(), sessionId, session.id)
            return {}
          },
        },
      },
      { idempotency: 'never' },
    ),
  ],
  jobs: () => [{ name: 'forget login codes', every: 3_600_000, run: ({ db, now }) => forgetLoginCodes(db, now) }],
})

async function sendCode({ telephone, challenge, proof }: SendLoginCode, context: Context): Promise<SentLoginCode> {
  if (context.limited) {
    if (challenge !== undefined) await spendProof(context, telephone, challenge, proof ?? [])
    else if (await wantsProof(context, telephone)) throw new ShopError(REPLY_CODE.challengeNeeded)
  }
  return deliverCode(context, telephone, 'login')
}

async function login({ telephone, ticket, code, session: kind }: LoginByCode, context: Context): Promise<LoggedIn> {
  const { db, session } = context
  await spendLoginCode(context, telephone, { ticket, code })
  const shopper = await welcome(context, telephone)
  const sessionToken = await session.begin(shopper, kind)
  await takeVisitorCart(context, shopper)
  return { user: await readUserInfo(db, { ...context, shopper }), ...(sessionToken ? { sessionToken } : {}) }
}
