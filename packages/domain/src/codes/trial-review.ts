/** The status of the review of an application for a free trial. The risk check can approve an application at once. */
export const TRIAL_REVIEW = { waiting: 0, passed: 1, refused: 2 } as const

/** One of {@link TRIAL_REVIEW}. */
export type TrialReview = (typeof TRIAL_REVIEW)[keyof typeof TRIAL_REVIEW]

/** The label of each status for shoppers. */
export const TRIAL_REVIEW_LABEL: Readonly<Record<TrialReview, string>> = {
  0: '审核中',
  1: '审核通过',
  2: '审核未通过',
}
