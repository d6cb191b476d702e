import type { ServiceRights } from '#after-sale/service-rights'

/**
 * The after-sale service of a paid order whose group still gathers members: none, since the order is refunded if the
 * group fails.
 */
export const GROUP_WAITS_RIGHTS: ServiceRights = {
  serviceTypes: [],
  deadline: 0,
  refusedReason: '拼团中，成团后可以申请售后；到期未成团会全额退款',
}
