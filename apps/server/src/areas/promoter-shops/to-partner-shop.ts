import { maskTelephone } from '@hearth/domain'
import type { PartnerShop } from '@hearth/sdk/core'
import { toShop, type ShopRow } from '#areas/promoter-terms/shop-row'

/** A partner shop, for its owner. */
export function toPartnerShop(shop: ShopRow): PartnerShop {
  const { inviteCode, mobile, salesChannel, magnitude, address } = shop
  return {
    ...toShop(shop),
    inviteCode,
    ...(mobile === null ? {} : { mobile: maskTelephone(mobile) }),
    ...(salesChannel === null ? {} : { channel: salesChannel }),
    ...(magnitude === null ? {} : { magnitude }),
    ...(address === null ? {} : { address }),
  }
}
