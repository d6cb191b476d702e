/** Reasons for which a shopper can report a community post (F12). The specification does not define the codes. */
export const POST_REPORT = { illegal: 1, advertising: 2, untrue: 3, infringing: 4, abusive: 5, other: 9 } as const

/** One of {@link POST_REPORT}. */
export type PostReport = (typeof POST_REPORT)[keyof typeof POST_REPORT]

/** The labels of the reasons. */
export const POST_REPORT_LABEL: Readonly<Record<PostReport, string>> = {
  1: '违法违规',
  2: '广告引流',
  3: '内容不实',
  4: '侵犯权益',
  5: '不友善内容',
  9: '其他原因',
}
