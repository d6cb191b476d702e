/** The state of a group of buyers (F08), in more detail than `GROUP_STATUS`. The shop's own choice of codes. */
export const GROUP_STATE = {
  /** Its leader has ordered but not paid. Only the leader can see it. */
  opening: 'opening',
  /** It gathers members. Its paid orders are held. */
  gathering: 'gathering',
  /** All its members have paid, and their orders are about to be released. */
  complete: 'complete',
  /** It is complete, and all its orders are released. */
  released: 'released',
  /** It ended incomplete, and its orders are about to be refunded. */
  failed: 'failed',
  /** It ended incomplete, and all its orders are being refunded. */
  refunded: 'refunded',
  /** Its leader did not pay. */
  dropped: 'dropped',
} as const

/** One of {@link GROUP_STATE}. */
export type GroupState = (typeof GROUP_STATE)[keyof typeof GROUP_STATE]

/** The labels for staff. */
export const GROUP_STATE_LABEL: Readonly<Record<GroupState, string>> = {
  opening: '待团长付款',
  gathering: '拼团中',
  complete: '拼团成功',
  released: '拼团成功，陆续发货',
  failed: '拼团失败，退款中',
  refunded: '拼团失败，已退款',
  dropped: '未开团',
}
