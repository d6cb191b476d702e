import type { ServiceRights } from '#after-sale/service-rights'

/**
 * The after-sale service of a paid order whose crowd-funding still collects payments: none, since the shopper can
 * cancel the order.
 */
export const GATHERING_RIGHTS: ServiceRights = {
  serviceTypes: [],
  deadline: 0,
  refusedReason: '众筹尚未达成，可以直接取消订单，全额退款',
}
