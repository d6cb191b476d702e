/**
 * The state of a group of buyers (F08), in more detail than `GROUP_STATUS`. The specification does not define the
 * codes.
 */
export const GROUP_STATE = {
  /** The leader has ordered but not paid. Only the leader can see the group. */
  opening: 'opening',
  /** The group gathers members. Its paid orders are held. */
  gathering: 'gathering',
  /** All members have paid, and their orders are about to be released. */
  complete: 'complete',
  /** The group is complete, and all its orders are released. */
  released: 'released',
  /** The group ended incomplete, and its orders are about to be refunded. */
  failed: 'failed',
  /** The group ended incomplete, and all its orders are being refunded. */
  refunded: 'refunded',
  /** The leader did not pay. */
  dropped: 'dropped',
} as const

/** One of {@link GROUP_STATE}. */
export type GroupState = (typeof GROUP_STATE)[keyof typeof GROUP_STATE]

/** The label of each state for staff. */
export const GROUP_STATE_LABEL: Readonly<Record<GroupState, string>> = {
  opening: '待团长付款',
  gathering: '拼团中',
  complete: '拼团成功',
  released: '拼团成功，陆续发货',
  failed: '拼团失败，退款中',
  refunded: '拼团失败，已退款',
  dropped: '未开团',
}
