import { REPLY_CODE } from '@hearth/domain'
import { passport } from '@hearth/sdk/core'
import { CODE_LIFETIME, forgetLoginCode, makeLoginCode, RESEND_AFTER, spendLoginCode } from '#areas/passport/login-code'
import { welcome } from '#areas/passport/welcome'
import { readUserInfo } from '#areas/user/read-user-info'
import { handlers } from '#kernel/handlers'
import { ShopError } from '#kernel/shop-error'

/** Logging in with a code by SMS. */
export const passportHandlers = handlers(passport, {
  async sendCode({ telephone }, { db, now, ports, log }) {
    const code = await makeLoginCode(db, telephone, now)
    try {
      await ports.sms.sendCode(telephone, code)
    } catch (error) {
      log.error({ err: error }, 'a login code could not be delivered')
      await forgetLoginCode(db, telephone)
      throw new ShopError(REPLY_CODE.serverError, '验证码发送失败，请稍后再试')
    }
    return { resendAfter: RESEND_AFTER, expiresAfter: CODE_LIFETIME }
  },
  async login({ telephone, code, session: kind }, { db, now, session }) {
    await spendLoginCode(db, telephone, code, now)
    const shopper = await welcome(db, telephone, now)
    const sessionToken = await session.begin(shopper, kind)
    return { user: await readUserInfo(db, shopper), ...(sessionToken ? { sessionToken } : {}) }
  },
})
