import { message } from '#kernel/messages/message'
import { tellingEvent } from '#kernel/messages/telling-event'

/** The decision of staff about a post. */
export type PostOutcome = 'published' | 'refused' | 'takenDown'

/** Staff decided about a post. Its author gets a message. */
export const postJudged = tellingEvent<{
  shopperId: string
  postId: string
  title: string
  outcome: PostOutcome
  reason: string
}>('notice.postJudged')

const WORDS: Readonly<Record<PostOutcome, (title: string, reason: string) => string>> = {
  published: (title) => `您的内容「${title}」已通过审核并发布。`,
  refused: (title, reason) => `您的内容「${title}」未通过审核：${reason}`,
  takenDown: (title, reason) => `您的内容「${title}」已下架：${reason}`,
}

/** Messages to shoppers about the community. A shopper's own actions need no message. */
export const COMMUNITY_MESSAGES = [
  message({
    kind: 'postJudged',
    when: 'staff published, refused or took down a post of the community',
    carries: {
      postId: 'the id of the post',
      title: 'its headline',
      outcome: 'published, refused or takenDown',
      reason: 'the reason; empty for a published post',
    },
    of: postJudged.told(),
    words: ({ title, outcome, reason }) => ({ text: WORDS[outcome](title, reason), path: '/my/posts' }),
  }),
]
