import { CERTIFICATION_STATUS, LEDGER_UNIT, PROMOTER_AGREEMENT_ID, type PromoterKind } from '@hearth/domain'
import { sql } from 'kysely'
import { keepSignature } from '#areas/identity/keep-signature'
import { postJournal } from '#areas/ledger/post-journal'
import { sealText } from '#shop/sealed-text'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** The context in which tests make promoters. */
type TestWork = UnitOfWork & { secret: string }

/** Makes a shopper a promoter, like an approved application. */
export async function makePromoter({ db, secret, random, now }: TestWork, shopperId: string): Promise<void> {
  await sql`
    insert into identity (shopper_id, id_hash, masked_name, verified_at)
    values (${shopperId}, ${`digest of ${shopperId}`}, '王*暖', ${now})`.execute(db)
  const seal = (text: string) => sealText(secret, 'promoters', random, text)
  await sql`
    insert into promoter (shopper_id, status, real_name, masked_name, id_number, telephone, agreement_version,
      agreed_at, applied_at, decided_at)
    values (${shopperId}, ${CERTIFICATION_STATUS.passed}, ${seal('王小暖')}, '王*暖', ${seal('110101199003071233')},
      '13800000000', 1, ${now}, ${now}, ${now})`.execute(db)
  await keepSignature(db, { shopperId, agreementId: PROMOTER_AGREEMENT_ID, agreementVersion: 1, now })
}

/** Gives a promoter settled earnings, fen. */
export const letEarn = (work: TestWork, shopperId: string, amount: number, kind: PromoterKind = 'promoter') =>
  inTransaction(work, (inside) =>
    postJournal(inside, {
      source: { kind: 'test-earned', id: work.random.uuid() },
      eventAt: work.now,
      entries: [
        { account: 'rebateCost', owner: 'shop', unit: LEDGER_UNIT.yuan, amount: -amount },
        {
          account: kind === 'partner' ? 'partnerAvailable' : 'rebateAvailable',
          owner: shopperId,
          unit: LEDGER_UNIT.yuan,
          amount,
        },
      ],
    }),
  )

/** Binds an account whose last digits decide how the sandbox answers. */
export async function bindCard({ db, secret, random, now }: TestWork, shopperId: string, ending = '00') {
  const number = `62220202001122334${ending}`
  await sql`
    insert into payout_account (shopper_id, account_type, account, digest, hint, bound_at, usable_at)
    values (${shopperId}, 1, ${sealText(secret, 'payouts', random, number)}, ${`digest of ${shopperId}`},
      ${`**** ${number.slice(-4)}`}, ${now}, ${now})`.execute(db)
}
