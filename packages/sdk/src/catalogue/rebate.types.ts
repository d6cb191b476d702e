import type { Picture, Sku } from './products.types'

/** Applies to become a promoter. */
export interface ApplyPromoter {
  /** @minLength 1
   * @maxLength 20 */
  realName: string
  /** @pattern ^1[3-9]\d{9}$ */
  telephone: string
}

/** How an application stands. */
export interface Application {
  /** 0 being looked at, 1 agreed, 2 refused. */
  status: 0 | 1 | 2
  reason?: string
}

/** What a promoter can withdraw. */
export interface WithdrawableCash {
  /** Fen. */
  amount: number
  /** Least that can be withdrawn at once, fen. */
  minimum: number
}

/** Makes a code to share a product with. */
export interface CreateShareCode {
  skuNo?: string
  spuNo?: string
  channelCode?: string
}

/** A code to share with. */
export interface ShareCode {
  shareId: string
  url: string
}

/** A promoter's account. */
export interface RebateAccount {
  /** Whether the shopper is a promoter. */
  promoter: boolean
  /** Fen, ever. */
  totalAmount: number
  /** Fen, not settled yet. */
  pendingAmount: number
}

/** Asks for entries of an account. */
export interface ListAccountEntries {
  /** 1 earned, 2 withdrawn; absent: both. */
  type?: 1 | 2
  /** @asType integer
   * @minimum 0 */
  startIndex?: number
  /** @asType integer
   * @minimum 1
   * @maximum 50 */
  count?: number
  channelCode?: string
}

/** An entry of an account. */
export interface AccountEntry {
  entryId: string
  type: 1 | 2
  title: string
  /** Fen. */
  amount: number
  /** Epoch ms. */
  time: number
}

/** Entries of an account, newest first. */
export interface AccountEntries {
  list: AccountEntry[]
  count: number
}

/** Amounts of a promoter's shop, in fen. */
export interface ShopAmount {
  totalAmount: number
  settledAmount: number
  pendingAmount: number
}

/** Names a channel in the path. */
export interface ChannelCode {
  channelCode: string
}

/** A product that earns a rebate (E11). */
export interface RebateProduct {
  skuNo: string
  spuNo: string
  name: string
  picture: Picture
  /** Fen. */
  price: number
  itemType: number
  /** Whether the first purchase of a shopper earns more. */
  isFirstPurchaseRebate: boolean
  couponBatchId?: string
  /** Epoch ms. */
  beginTime: number
  endTime: number
}

/** Products that earn a rebate. */
export interface RebateProducts {
  list: RebateProduct[]
  count: number
}

/** Names a rebate. */
export interface RebateId {
  rebateId: string
}

/** Skus of a rebate. */
export interface RebateSkus {
  skus: (Sku & { /** Fen. */ rebateAmount: number })[]
}

/** An activity whose sharing earns a rebate. */
export interface RebateShareActivity {
  id: string
  title: string
  picture: Picture
  url: string
  /** Epoch ms; shown only before it, by the server's clock. */
  endTime: number
}

/** What a promoter earned, in fen. */
export interface RebateSummary {
  todayAmount: number
  monthAmount: number
  totalAmount: number
  orderCount: number
}

/** Whether a promoter proved who they are. */
export interface Certification {
  certified: boolean
  /** Masked. */
  realName?: string
}

/** Withdraws money. */
export interface Withdraw {
  /** Fen.
   * @asType integer
   * @minimum 1 */
  withdrawAmount: number
}

/** A withdrawal on its way. */
export interface Withdrawal {
  withdrawId: string
  /** Fen left. */
  amount: number
}

/** Promoters that earned most. */
export interface HonorList {
  list: { rank: number; usernick: string; uimg: string; /** Fen. */ amount: number }[]
}

/** Where a promoter's money goes. */
export interface AccountBinding {
  bound: boolean
  /** Masked. */
  account?: string
}
