import type { SignedAgreementId } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

interface Signature {
  shopperId: string
  agreementId: SignedAgreementId
  agreementVersion: number
  /** Epoch ms. */
  now: number
}

/** Stores that a shopper agreed to a version of an agreement. A repeat keeps the time of the first agreement. */
export async function keepSignature(
  db: Database,
  { shopperId, agreementId, agreementVersion, now }: Signature,
): Promise<void> {
  await sql`
    insert into agreement_signature (shopper_id, agreement_id, version, signed_at)
    values (${shopperId}, ${agreementId}, ${agreementVersion}, ${now})
    on conflict (shopper_id, agreement_id, version) do nothing`.execute(db)
}
