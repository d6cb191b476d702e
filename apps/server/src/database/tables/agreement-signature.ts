// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { SignedAgreementId } from '@hearth/domain'

export interface AgreementSignature {
  agreement_id: SignedAgreementId
  shopper_id: string
  signed_at: number
  version: number
}
