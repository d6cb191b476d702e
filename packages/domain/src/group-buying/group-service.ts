import type { ServiceRights } from '#after-sale/service-rights'

/** After-sale service of a paid order that waits for its group: none, since it is refunded if the group fails. */
export const GROUP_WAITS_RIGHTS: ServiceRights = {
  serviceTypes: [],
  deadline: 0,
  refusedReason: '拼团中，成团后可以申请售后；到期未成团会全额退款',
}
