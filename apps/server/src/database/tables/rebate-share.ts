// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PromoterKind } from '@hearth/domain'

/** A promoter’s share; its id is part of addresses. */
export interface RebateShare {
  channel_code: string
  created_at: number
  id: string
  /**
   * The kind of promoter as which the share’s owner earns.
   */
  kind: PromoterKind
  shopper_id: string
  /**
   * The sku with which the page opens; empty for none.
   */
  sku_no: Generated<string>
  /**
   * The shared product; empty if the shop is shared.
   */
  spu_no: Generated<string>
}
