/**
 * The status of an after-sale order's repair. `quoted`: the shopper has to accept the price. `due`: the repair is paid
 * or free, and is to be done. `declined`: the product is sent back unrepaired. The specification does not define the
 * codes.
 */
export const REPAIR_STATUS = { none: 0, quoted: 1, due: 2, declined: 3, done: 4 } as const

/** One of {@link REPAIR_STATUS}. */
export type RepairStatus = (typeof REPAIR_STATUS)[keyof typeof REPAIR_STATUS]

/** The label of each status for shoppers. */
export const REPAIR_STATUS_LABEL: Readonly<Record<RepairStatus, string>> = {
  0: '检测中',
  1: '待确认报价',
  2: '维修中',
  3: '放弃维修',
  4: '已修好',
}
