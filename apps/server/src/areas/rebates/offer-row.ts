import { REPLY_CODE } from '@hearth/domain'
import { ShopError } from '#kernel/shop-error'

/** What is answered for an offer that is not there. */
export const noSuchOffer = (field: string) => new ShopError(REPLY_CODE.notFound, '返利活动不存在或已结束', field)
