import { REPLY_CODE } from '@hearth/domain'
import { countCode, uncountCode } from '#areas/passport/code-limits'
import { forgetLoginCode, makeLoginCode, type CodeUse } from '#areas/passport/login-code'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/**
 * Makes a code and sends it by SMS, within the limits of codes. @returns its ticket
 * @throws ShopError tooMany; serverError when it could not be handed over, and another may be asked for at once
 */
export async function deliverCode(context: Context, telephone: string, use: CodeUse): Promise<string> {
  const { db, ports, log, limited } = context
  if (limited) await countCode(context, telephone)
  const made = await makeLoginCode(context, telephone, use)
  const kind = use === 'login' ? 'loginCode' : 'accountCode'
  try {
    await ports.notifier.send({ telephone, kind, code: made.code }, context.random.uuid())
  } catch (error) {
    log.error({ err: error }, 'a login code could not be delivered')
    await forgetLoginCode(db, made)
    if (limited) await uncountCode(context, telephone)
    throw new ShopError(REPLY_CODE.serverError, '验证码发送失败，请稍后再试')
  }
  return made.ticket
}
