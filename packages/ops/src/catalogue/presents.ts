import type { Call } from '@hearth/sdk/core'
import type { ListPresents, OpsPresentPage } from './presents.types'

/** Activities that give a coupon or points to whoever takes part, once a shopper. */
export const presents = {
  /** Lists activities by their ids, with how many were taken. They come with the shop file. */
  list: 'GET /ops/presents/v1 may=coupons.read' as Call<ListPresents, OpsPresentPage>,
}

export type * from './presents.types'
