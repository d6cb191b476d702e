/** The status of a promoter's application and certification (F15, P02). The specification does not define the codes. */
export const CERTIFICATION_STATUS = { none: 0, reviewing: 1, passed: 2, refused: 3 } as const

/** One of {@link CERTIFICATION_STATUS}. */
export type CertificationStatus = (typeof CERTIFICATION_STATUS)[keyof typeof CERTIFICATION_STATUS]

/** The label of each status for promoters. */
export const CERTIFICATION_STATUS_LABEL: Readonly<Record<CertificationStatus, string>> = {
  0: '未认证',
  1: '审核中',
  2: '已认证',
  3: '未通过',
}
