import type { DeliveryTable, EventTable } from '#database/tables/event-tables'
import type { LedgerAccountTable, LedgerEntryTable, LedgerJournalTable } from '#database/tables/ledger-tables'
import type { IdempotencyTable, SettingTable, TrackingEventTable } from '#database/tables/house-tables'
import type {
  CartLineTable,
  OrderItemTable,
  OrderTable,
  PriceRowTable,
  ShipmentStepTable,
  ShipmentTable,
} from '#database/tables/order-tables'
import type {
  PaymentNoticeTable,
  PaymentTable,
  RefundPartTable,
  RefundRowTable,
  RefundTable,
} from '#database/tables/payment-tables'
import type {
  CategoryTable,
  ContentPageTable,
  MerchantTable,
  PictureTable,
  SkuTable,
  SpuSoldTable,
  SpuTable,
} from '#database/tables/product-tables'
import type {
  CouponBatchTable,
  CouponTable,
  PromotionSkuTable,
  PromotionTable,
} from '#database/tables/promotion-tables'
import type { OpsAuditTable, StaffSessionTable, StaffTable } from '#database/tables/staff-tables'
import type {
  AddressTable,
  LoginCodeTable,
  RateCountTable,
  SessionTable,
  ShopperTable,
  VisitorTable,
} from '#database/tables/shopper-tables'

/** Every table. Columns are named as in the database; amounts are fen, times epoch ms. */
export interface Schema {
  setting: SettingTable
  shopper: ShopperTable
  session: SessionTable
  visitor: VisitorTable
  login_code: LoginCodeTable
  rate_count: RateCountTable
  merchant: MerchantTable
  category: CategoryTable
  picture: PictureTable
  spu: SpuTable
  spu_sold: SpuSoldTable
  sku: SkuTable
  promotion: PromotionTable
  promotion_sku: PromotionSkuTable
  content_page: ContentPageTable
  address: AddressTable
  cart_line: CartLineTable
  coupon_batch: CouponBatchTable
  coupon: CouponTable
  orders: OrderTable
  order_item: OrderItemTable
  price_row: PriceRowTable
  event: EventTable
  delivery: DeliveryTable
  ledger_account: LedgerAccountTable
  ledger_journal: LedgerJournalTable
  ledger_entry: LedgerEntryTable
  payment: PaymentTable
  payment_notice: PaymentNoticeTable
  refund: RefundTable
  refund_part: RefundPartTable
  refund_row: RefundRowTable
  shipment: ShipmentTable
  shipment_step: ShipmentStepTable
  idempotency: IdempotencyTable
  tracking_event: TrackingEventTable
  staff: StaffTable
  staff_session: StaffSessionTable
  ops_audit: OpsAuditTable
}
