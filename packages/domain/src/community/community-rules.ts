/** Rules of the community, set by the owner. */
export interface CommunityRules {
  /** Whether staff review every picture before others see it. */
  picturesWait: boolean
  /** Maximum number of posts of one shopper in a day of China's calendar, including deleted ones. */
  postsPerDay: number
  /** Number of shoppers whose reports send a post back to review. */
  reportsToReview: number
  /** Words that cause a post to be refused. */
  refusedWords: readonly string[]
  /** Words that cause a post to be reviewed by staff. */
  reviewedWords: readonly string[]
}

/** The rules of a shop whose owner has set none. The owner can extend the lists of words. */
export const USUAL_COMMUNITY_RULES: CommunityRules = {
  picturesWait: true,
  postsPerDay: 5,
  reportsToReview: 3,
  refusedWords: ['加微信', '加vx', '代开发票', '刷单', '办证', '赌博', '博彩', '色情', '裸聊', '枪支', '毒品', '传销'],
  reviewedWords: ['微信', 'qq群', '二维码', '转账', '私聊', '兼职', '返现', '代购', '手机号'],
}
