import {
  CERTIFICATION_STATUS,
  PROMOTER_AGREEMENT_ID,
  PROMOTER_REFUSAL,
  promoterStep,
  REPLY_CODE,
  SHOP_STATUS,
} from '@hearth/domain'
import type { Application, ApplyPromoter } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { keepIdentity, needPerson, provePerson, type ProvedPerson } from '#areas/identity/prove-identity'
import { checkLoginCode, takeLoginCode } from '#areas/passport/login-code'
import { keepSignature } from '#areas/identity/keep-signature'
import { findPromoter, stateOf, type PromoterRow } from '#areas/promoters/promoter-row'
import { needAgreementInForce, promoterRules } from '#areas/promoter-terms/promoter-rules'
import { stepPromoter } from '#areas/promoters/step-promoter'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { sealText } from '#shop/sealed-text'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The data of an application that passed all checks, as they are stored. */
interface Applicant {
  shopperId: string
  person: ProvedPerson
  telephone: string
  agreementVersion: number
  invitedBy: string | null
}

const standing = ({ status, reason }: PromoterRow): Application => ({
  status,
  ...(reason === null ? {} : { reason }),
})

/**
 * The status of a shopper who cannot apply, since the application is under review or approved; nothing if the shopper
 * can apply.
 * @throws ShopError wrongState for a suspended promoter
 */
function standsAlready(row: PromoterRow | undefined): Application | undefined {
  const state = stateOf(row)
  if (state === 'suspended') throw new ShopError(REPLY_CODE.wrongState, PROMOTER_REFUSAL.suspended)
  return row && promoterStep(state, 'apply', 'shopper') === undefined ? standing(row) : undefined
}

/**
 * Applies to become a promoter. A repeated request changes nothing while the application is under review or after its
 * approval, and returns the status, so that no idempotency key is needed. The code and the identity are checked before
 * the transaction.
 * @throws ShopError as the call `apply` documents
 */
export async function applyPromoter(context: Context, wish: ApplyPromoter): Promise<Application> {
  const { db, now } = context
  const shopperId = context.needShopper()
  const rules = await promoterRules.read(db)
  needAgreementInForce(rules, wish.agreementVersion)
  const stands = standsAlready(await findPromoter(db, shopperId))
  if (stands) return stands
  const said = needPerson(wish, now)
  const invitedBy = await findInviter(db, shopperId, wish.inviteCode)
  const { telephone, ticket, code } = wish
  await checkLoginCode(context, telephone, { ticket, code }, { use: 'promoter' })
  const person = await provePerson(context, said)
  return inTransaction(context, async (work) => {
    await sql`select id from shopper where id = ${shopperId} for update`.execute(work.db)
    const since = standsAlready(await findPromoter(work.db, shopperId, true))
    if (since) return since
    await takeLoginCode(work.db, { ticket })
    await keepIdentity(work.db, shopperId, person, now)
    const { agreementVersion } = wish
    await keepApplication(work, { shopperId, person, telephone, agreementVersion, invitedBy })
    const row = (await findPromoter(work.db, shopperId))!
    if (rules.judge === 'atOnce') await stepPromoter(work, row, { deed: 'approve', by: 'house' })
    return standing((await findPromoter(work.db, shopperId))!)
  })
}

async function keepApplication(
  { db, now, random, secret }: UnitOfWork & Pick<Context, 'secret'>,
  { shopperId, person, telephone, agreementVersion, invitedBy }: Applicant,
): Promise<void> {
  const seal = (text: string) => sealText(secret, 'promoters', random, text)
  await sql`
    insert into promoter (shopper_id, status, real_name, masked_name, id_number, telephone, agreement_version,
      agreed_at, applied_at, invited_by)
    values (${shopperId}, ${CERTIFICATION_STATUS.reviewing}, ${seal(person.realName)}, ${person.maskedName},
      ${seal(person.idNumber)}, ${telephone}, ${agreementVersion}, ${now}, ${now}, ${invitedBy}::text)
    on conflict (shopper_id) do update set
      status = excluded.status, real_name = excluded.real_name, masked_name = excluded.masked_name,
      id_number = excluded.id_number, telephone = excluded.telephone,
      agreement_version = excluded.agreement_version, agreed_at = excluded.agreed_at, reason = null,
      applied_at = excluded.applied_at, decided_at = null,
      invited_by = coalesce(excluded.invited_by, promoter.invited_by), version = promoter.version + 1`.execute(db)
  await keepSignature(db, { shopperId, agreementId: PROMOTER_AGREEMENT_ID, agreementVersion, now })
}

/**
 * The shop whose invite code an application contains; null without a code. The shop earns nothing for the invitation.
 * @throws ShopError notFound for a code that does not belong to another shopper's open shop
 */
async function findInviter(db: Database, shopperId: string, inviteCode = ''): Promise<string | null> {
  const code = inviteCode.trim().toUpperCase()
  if (code === '') return null
  const { rows } = await sql<{ id: string }>`
    select id from promoter_shop
    where invite_code = ${code} and shopper_id <> ${shopperId} and status = ${SHOP_STATUS.open}`.execute(db)
  if (!rows[0]) throw new ShopError(REPLY_CODE.notFound, '没有这个邀请码，请核对或留空', 'inviteCode')
  return rows[0].id
}
