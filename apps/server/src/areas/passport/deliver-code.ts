import { LOGIN_CODE, LOGIN_LIMITS, REPLY_CODE } from '@hearth/domain'
import type { SentLoginCode } from '@hearth/sdk/core'
import { ADDRESS, countCode, uncountCode, type CodeField } from '#areas/passport/code-limits'
import { forgetLoginCode, makeLoginCode, type CodeUse } from '#areas/passport/login-code'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/** The address that gets a code, the use of the code, and the function that sends it. */
interface CodePost {
  to: string
  field: CodeField
  use: CodeUse
  /** Sends the code. Returns `refused` if the address does not exist. */
  hand(code: string, key: string): Promise<unknown>
}

/**
 * Creates and sends a code, within the limits of codes.
 * @throws ShopError tooMany; serverError if the code could not be sent, after which another can be requested at once;
 * badInput if the address does not exist
 */
export async function postCode(context: Context, { to, field, use, hand }: CodePost): Promise<SentLoginCode> {
  const { db, log, limited } = context
  if (limited) await countCode(context, to, field)
  const made = await makeLoginCode(context, to, use)
  const undo = async () => {
    await forgetLoginCode(db, made)
    if (limited) await uncountCode(context, to)
  }
  const answer = await hand(made.code, context.random.uuid()).catch(async (error: unknown) => {
    log.error({ err: error }, 'a code could not be delivered')
    await undo()
    throw new ShopError(REPLY_CODE.serverError, '验证码发送失败，请稍后再试')
  })
  if (answer !== 'refused')
    return { resendAfter: LOGIN_LIMITS.resend.window, expiresAfter: LOGIN_CODE.lifetime, ticket: made.ticket }
  await undo()
  throw new ShopError(REPLY_CODE.badInput, `这个${ADDRESS[field]}不能接收消息，请检查后重试`, field)
}

const KIND = { login: 'loginCode', account: 'accountCode', promoter: 'promoterCode' } as const

/** Sends a code by SMS. @throws as `postCode` */
export function deliverCode(context: Context, telephone: string, use: keyof typeof KIND): Promise<SentLoginCode> {
  const kind = KIND[use]
  return postCode(context, {
    to: telephone,
    field: 'telephone',
    use,
    hand: (code, key) => context.ports.notifier.send({ telephone, kind, code }, key),
  })
}
