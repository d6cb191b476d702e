// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type {
  AfterSaleStatus,
  FreightPayer,
  HasInvoice,
  RefundStatus,
  RepairStatus,
  ReturnType,
  ServiceType,
} from '@hearth/domain'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { KeptBackPart } from '#database/tables/kept-back-part'
import type { OrderAddress, RepairPriceItem, ReturnInfo, ServiceAddress } from '@hearth/sdk/core'

/** A request for after-sale service; see the domain’s `AFTER_SALE_STEPS`. */
export interface AfterSale {
  /**
   * Bank account of a refund that cannot use the original payment; encrypted, see `sealText`.
   */
  bank_info: string | null
  /**
   * Pieces that the shop received, or did not ask for; null before.
   */
  counted: number | null
  created_at: number
  deduct_amount: Generated<number>
  deduct_reason: string | null
  description: Generated<string>
  express_company: string | null
  express_number: string | null
  freight_amount: Generated<number>
  freight_payer: FreightPayer
  /**
   * The request for the product whose gift this request returns.
   */
  gift_of: string | null
  gold_back: Generated<number>
  has_invoice: Generated<HasInvoice>
  id: string
  integral_back: Generated<number>
  /**
   * Id of the invoice’s picture.
   */
  invoice_picture: string | null
  invoice_time: number | null
  item_id: string
  /**
   * What its refund kept because items stay with the shopper.
   */
  kept_back: Generated<JSONColumnType<KeptBackPart[]>>
  order_id: string
  /**
   * Ids of its pictures.
   */
  pictures: Generated<JSONColumnType<string[]>>
  quantity: number
  reason: string
  /**
   * The text of the reason when the shopper chose it.
   */
  reason_text: string
  refund_amount: number | null
  refund_status: Generated<RefundStatus>
  refused_reason: string | null
  repair_amount: number | null
  repair_items: JSONColumnType<RepairPriceItem[]> | null
  repair_status: Generated<RepairStatus>
  return_info: JSONColumnType<ReturnInfo> | null
  return_type: ReturnType
  send_back_info: JSONColumnType<ServiceAddress> | null
  send_company: string | null
  send_number: string | null
  service_type: ServiceType
  /**
   * The address to which the shopper sends pieces, as the shop gave it when it agreed.
   */
  shop_address: JSONColumnType<OrderAddress> | null
  shopper_id: string
  /**
   * Whether the reason blames the shop.
   */
  shops_fault: boolean
  sns: Generated<JSONColumnType<string[]>>
  star_back: Generated<number>
  status: AfterSaleStatus
  /**
   * Whether it was requested before the order was shipped.
   */
  unshipped: boolean
  /**
   * Number of its changes; its events have these versions.
   */
  version: Generated<number>
  /**
   * Until when it waits for the shopper; null if it does not wait.
   */
  wait_until: number | null
}
