import { createHmac } from 'node:crypto'
import { ID_NUMBER_FAULT_TEXT, idNumberFault, isRealName, maskName, plainIdNumber, REPLY_CODE } from '@hearth/domain'
import type { Identity } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

/** The identity of a verified shopper, in its stored form. */
export interface Proved {
  idHash: string
  maskedName: string
}

/** A verified identity in plain text, for areas that store it encrypted. */
export interface ProvedPerson extends Proved {
  realName: string
  idNumber: string
}

/** Returns whether the shopper's identity is verified. */
export async function readIdentity(db: Database, shopperId: string): Promise<Identity> {
  const { rows } = await sql<{ name: string }>`
    select masked_name as name from identity where shopper_id = ${shopperId} limit 1`.execute(db)
  return rows[0] ? { verified: true, realName: rows[0].name } : { verified: false }
}

const wrong = (text: string, field: string) => new ShopError(REPLY_CODE.badInput, text, field)

/** Returns a name and an id number in the form in which they are compared. @throws ShopError badInput with the field */
export function needPerson(
  { realName, idNumber }: { realName: string; idNumber: string },
  now: number,
): { realName: string; idNumber: string } {
  const name = realName.trim()
  if (name.length < 2 || !isRealName(name)) throw wrong('请填写证件上的中文姓名', 'realName')
  const fault = idNumberFault(idNumber, now)
  if (fault) throw wrong(ID_NUMBER_FAULT_TEXT[fault], 'idNumber')
  return { realName: name, idNumber: plainIdNumber(idNumber) }
}

/**
 * Asks the identity port whether a name and an id number belong together. Call it before the transaction begins.
 * @throws ShopError badInput if they do not belong together; wrongState if the port does not answer
 */
export async function provePerson(
  { secret, ports, log }: Pick<Context, 'secret' | 'ports' | 'log'>,
  person: { realName: string; idNumber: string },
): Promise<ProvedPerson> {
  const same = await ports.risk.identify(person).catch((error: unknown) => {
    log.error({ err: error }, 'nobody could tell whether an id is who they say')
    throw new ShopError(REPLY_CODE.wrongState, '暂时无法核验身份，请稍后再试')
  })
  if (!same) throw wrong('姓名与身份证号不一致，请核对', 'idNumber')
  return {
    ...person,
    idHash: createHmac('sha256', secret).update(`identity ${person.idNumber}`).digest('base64url'),
    maskedName: maskName(person.realName),
  }
}

/**
 * Stores a shopper's identity, in a transaction that has locked the shopper's row. Each id number has one account, and
 * each account one id number.
 * @throws ShopError conflict
 */
export async function keepIdentity(
  trx: Database,
  shopperId: string,
  { idHash, maskedName }: Proved,
  now: number,
): Promise<void> {
  const { rows: own } = await sql<{ hash: string }>`
    select id_hash as hash from identity where shopper_id = ${shopperId} limit 1`.execute(trx)
  if (own[0]?.hash === idHash) return
  if (own[0]) throw new ShopError(REPLY_CODE.conflict, '与本账号已实名认证的证件不一致', 'idNumber')
  const { rows } = await sql`
    insert into identity (id_hash, shopper_id, masked_name, verified_at)
    values (${idHash}, ${shopperId}, ${maskedName}, ${now})
    on conflict (id_hash) do nothing returning id_hash`.execute(trx)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.conflict, '该证件已在其他账号完成实名认证', 'idNumber')
}
