import { createHmac } from 'node:crypto'
import {
  FREE_TRIAL_AGREEMENT,
  ID_NUMBER_FAULT_TEXT,
  idNumberFault,
  isRealName,
  maskName,
  plainIdNumber,
  REPLY_CODE,
  TEXT_PAGE,
} from '@hearth/domain'
import type { Agreement, AgreementQuery, Identity, SignAgreement } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { checkCaptcha } from '#areas/captcha/captcha'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { inTransaction } from '#shop/unit-of-work'

/** Whether the shopper proved who they are. */
export async function readIdentity(db: Database, shopperId: string): Promise<Identity> {
  const { rows } = await sql<{ name: string }>`
    select masked_name as name from identity where shopper_id = ${shopperId} limit 1`.execute(db)
  return rows[0] ? { verified: true, realName: rows[0].name } : { verified: false }
}

/** An agreement as a shopper signed it, or not. @throws ShopError notFound for a version there is not */
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

/** What is kept of somebody who proved who they are. */
interface Proved {
  idHash: string
  maskedName: string
}

/**
 * Signs an agreement, once; who has not proved who they are does so with it. The captcha and whoever knows people are
 * asked before the transaction begins.
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
    await sql`
      insert into agreement_signature (shopper_id, agreement_id, version, signed_at)
      values (${shopperId}, ${wish.agreementId}, ${wish.agreementVersion}, ${now})
      on conflict (shopper_id, agreement_id, version) do nothing`.execute(work.db)
  })
  return readAgreement(db, shopperId, wish)
}

async function prove(
  context: Context,
  { realName = '', idNumber = '', captchaId = '', captchaCode = '' }: SignAgreement,
): Promise<Proved> {
  const { now, secret, ports } = context
  const name = realName.trim()
  const wrong = (text: string, field: string) => new ShopError(REPLY_CODE.badInput, text, field)
  if (name.length < 2 || !isRealName(name)) throw wrong('请填写证件上的中文姓名', 'realName')
  const fault = idNumberFault(idNumber, now)
  if (fault) throw wrong(ID_NUMBER_FAULT_TEXT[fault], 'idNumber')
  if (!(await checkCaptcha(context, { captchaId, captchaCode }, now)))
    throw wrong('验证码不正确或已失效，请换一张再试', 'captchaCode')
  const number = plainIdNumber(idNumber)
  const same = await ports.risk.identify({ realName: name, idNumber: number }).catch((error: unknown) => {
    context.log.error({ err: error }, 'nobody could tell whether an id is who they say')
    throw new ShopError(REPLY_CODE.wrongState, '暂时无法核验身份，请稍后再试')
  })
  if (!same) throw wrong('姓名与身份证号不一致，请核对', 'idNumber')
  return {
    idHash: createHmac('sha256', secret).update(`identity ${number}`).digest('base64url'),
    maskedName: maskName(name),
  }
}

async function keepIdentity(trx: Database, shopperId: string, { idHash, maskedName }: Proved, now: number) {
  const { rows } = await sql`
    insert into identity (id_hash, shopper_id, masked_name, verified_at)
    values (${idHash}, ${shopperId}, ${maskedName}, ${now})
    on conflict (id_hash) do nothing returning id_hash`.execute(trx)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.conflict, '该证件已在其他账号完成实名认证', 'idNumber')
}
