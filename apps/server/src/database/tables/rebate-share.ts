// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { PromoterKind } from '@hearth/domain'

/** A promoter’s share; its id is part of addresses. */
export interface RebateShare {
  channel_code: string
  created_at: number
  id: string
  /**
   * As what its owner earns.
   */
  kind: PromoterKind
  shopper_id: string
  /**
   * The sku that the page opens with; empty for none.
   */
  sku_no: Generated<string>
  /**
   * The product that is shared; empty for the shop.
   */
  spu_no: Generated<string>
}
