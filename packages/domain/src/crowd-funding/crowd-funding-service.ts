import type { ServiceRights } from '#after-sale/service-rights'

/** After-sale service of a paid order that waits for its crowd-funding: none, since the shopper can cancel it. */
export const GATHERING_RIGHTS: ServiceRights = {
  serviceTypes: [],
  deadline: 0,
  refusedReason: '众筹尚未达成，可以直接取消订单，全额退款',
}
