import { REPLY_CODE } from '@hearth/domain'
import { ShopError } from '#kernel/shop-error'

/** The error for an offer that does not exist. */
export const noSuchOffer = (field: string) => new ShopError(REPLY_CODE.notFound, '返利活动不存在或已结束', field)
