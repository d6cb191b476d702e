/** What the owner sets for the community. */
export interface CommunityRules {
  /** Whether staff look at every picture before others see it. */
  picturesWait: boolean
  /** Posts that one shopper may write on one day of the shop's calendar, including deleted ones. */
  postsPerDay: number
  /** Number of reporting shoppers that sends a post back to review. */
  reportsToReview: number
  /** Words that a post is refused for. */
  refusedWords: readonly string[]
  /** Words that a post waits for staff for. */
  reviewedWords: readonly string[]
}

/** What holds where the owner set nothing. The words are a beginning; an owner's list knows more. */
export const USUAL_COMMUNITY_RULES: CommunityRules = {
  picturesWait: true,
  postsPerDay: 5,
  reportsToReview: 3,
  refusedWords: ['加微信', '加vx', '代开发票', '刷单', '办证', '赌博', '博彩', '色情', '裸聊', '枪支', '毒品', '传销'],
  reviewedWords: ['微信', 'qq群', '二维码', '转账', '私聊', '兼职', '返现', '代购', '手机号'],
}
