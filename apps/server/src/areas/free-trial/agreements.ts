import { FREE_TRIAL_AGREEMENT, REPLY_CODE, TEXT_PAGE } from '@hearth/domain'
import type { Agreement, AgreementQuery, SignAgreement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { checkCaptcha } from '#areas/captcha/captcha'
import { keepSignature } from '#areas/identity/keep-signature'
import { keepIdentity, needPerson, provePerson, readIdentity, type Proved } from '#areas/identity/prove-identity'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { inTransaction } from '#shop/unit-of-work'

/** Returns an agreement, and whether the shopper signed it. @throws ShopError notFound for an unknown version */
export async function readAgreement(
  db: Database,
  shopperId: string,
  { agreementId, agreementVersion }: AgreementQuery,
): Promise<Agreement> {
  if (agreementVersion !== FREE_TRIAL_AGREEMENT.agreementVersion)
    throw new ShopError(REPLY_CODE.notFound, '没有这个版本的协议', 'agreementVersion')
  const { rows } = await sql<{ at: number }>`
    select signed_at as at from agreement_signature
    where shopper_id = ${shopperId} and agreement_id = ${agreementId} and version = ${agreementVersion}`.execute(db)
  return {
    agreementId,
    agreementVersion,
    signed: rows.length > 0,
    ...(rows[0] ? { signTime: rows[0].at } : {}),
    url: TEXT_PAGE.freeTrialAgreement,
  }
}

/**
 * Signs an agreement once. A shopper whose identity is not verified yet sends a name and an id number with this call.
 * The captcha and the identity port are used before the transaction begins.
 * @throws ShopError as the call says
 */
export async function signAgreement(context: Context, wish: SignAgreement): Promise<Agreement> {
  const { db, now } = context
  const shopperId = context.needShopper()
  const before = await readAgreement(db, shopperId, wish)
  const { verified } = await readIdentity(db, shopperId)
  if (before.signed && verified) return before
  const proved = verified ? undefined : await prove(context, wish)
  await inTransaction(context, async (work) => {
    await sql`select id from shopper where id = ${shopperId} for update`.execute(work.db)
    if (proved && !(await readIdentity(work.db, shopperId)).verified)
      await keepIdentity(work.db, shopperId, proved, now)
    await keepSignature(work.db, { ...wish, shopperId, now })
  })
  return readAgreement(db, shopperId, wish)
}

async function prove(
  context: Context,
  { realName = '', idNumber = '', captchaId = '', captchaCode = '' }: SignAgreement,
): Promise<Proved> {
  const { now } = context
  const person = needPerson({ realName, idNumber }, now)
  if (!(await checkCaptcha(context, { captchaId, captchaCode }, now)))
    throw new ShopError(REPLY_CODE.badInput, '验证码不正确或已失效，请换一张再试', 'captchaCode')
  return provePerson(context, person)
}
