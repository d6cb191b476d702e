import { PROMOTER_AGREEMENT_ID } from '@hearth/domain'
import { sql } from 'kysely'
import type { Database } from '#database/connect'

interface Signature {
  shopperId: string
  agreementVersion: number
  /** Epoch ms. */
  now: number
}

/** Keeps that a shopper agreed to a version of the promoters' agreement, once; `promoter` has the newest alone. */
export async function keepSignature(db: Database, { shopperId, agreementVersion, now }: Signature): Promise<void> {
  await sql`
    insert into agreement_signature (shopper_id, agreement_id, version, signed_at)
    values (${shopperId}, ${PROMOTER_AGREEMENT_ID}, ${agreementVersion}, ${now})
    on conflict (shopper_id, agreement_id, version) do nothing`.execute(db)
}
