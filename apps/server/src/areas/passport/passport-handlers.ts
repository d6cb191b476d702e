import { LOGIN_CODE, LOGIN_LIMITS, REPLY_CODE } from '@hearth/domain'
import { passport } from '@hearth/sdk/core'
import { countCode, countWrongCode, refuseGuessers, uncountCode, wantsProof } from '#areas/passport/code-limits'
import { makeChallenge, spendProof } from '#areas/passport/login-challenge'
import { forgetLoginCode, makeLoginCode, spendLoginCode } from '#areas/passport/login-code'
import { endSession, listSessions } from '#areas/passport/shopper-sessions'
import { welcome } from '#areas/passport/welcome'
import { readUserInfo } from '#areas/user/read-user-info'
import { handlers } from '#kernel/handlers'
import { ShopError } from '#kernel/shop-error'

/** Logging in with a code by SMS. */
export const passportHandlers = handlers(passport, {
  challenge: ({ telephone }, { db, now }) => makeChallenge(db, telephone, now),

  async sendCode({ telephone, challenge, proof }, context) {
    const { db, now, ports, log, limited } = context
    if (limited) {
      if (challenge !== undefined) await spendProof(db, telephone, challenge, proof ?? [], now)
      else if (await wantsProof(context, telephone)) throw new ShopError(REPLY_CODE.challengeNeeded)
      await countCode(context, telephone)
    }
    const made = await makeLoginCode(db, telephone, now)
    try {
      await ports.sms.sendCode(telephone, made.code)
    } catch (error) {
      log.error({ err: error }, 'a login code could not be delivered')
      await forgetLoginCode(db, made)
      if (limited) await uncountCode(context, telephone)
      throw new ShopError(REPLY_CODE.serverError, '验证码发送失败，请稍后再试')
    }
    return { resendAfter: LOGIN_LIMITS.resend.window, expiresAfter: LOGIN_CODE.lifetime, ticket: made.ticket }
  },

  async login({ telephone, ticket, code, session: kind }, context) {
    const { db, now, session, limited } = context
    if (limited) await refuseGuessers(context)
    try {
      await spendLoginCode(db, telephone, { ticket, code }, now)
    } catch (error) {
      if (limited && error instanceof ShopError) await countWrongCode(context)
      throw error
    }
    const shopper = await welcome(db, telephone, now)
    const sessionToken = await session.begin(shopper, kind)
    return { user: await readUserInfo(db, shopper), ...(sessionToken ? { sessionToken } : {}) }
  },

  sessions: async (_, { db, now, needShopper, session }) => ({
    result: await listSessions(db, needShopper(), session.id, now),
  }),

  async endSession({ sessionId }, { db, needShopper, session }) {
    await endSession(db, needShopper(), sessionId, session.id)
    return {}
  },
})
