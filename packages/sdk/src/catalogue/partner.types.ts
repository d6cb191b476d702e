/** What a partner shop owns, in fen. */
export interface PartnerAssets {
  totalAmount: number
  withdrawableAmount: number
  pendingAmount: number
}

/** Changes a partner shop. */
export interface ChangePartnerShop {
  /** @minLength 1
   * @maxLength 20 */
  name: string
  channelCode?: string
}
