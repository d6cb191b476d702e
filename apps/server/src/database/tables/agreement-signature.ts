// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { AgreementId } from '@hearth/domain'

export interface AgreementSignature {
  agreement_id: AgreementId
  shopper_id: string
  signed_at: number
  version: number
}
