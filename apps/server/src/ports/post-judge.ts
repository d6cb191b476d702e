import { judgeWords, type JudgingWords, type PostVerdict } from '@hearth/domain'

/** A post of the community as it was handed in. */
export interface PostToJudge {
  shopperId: string
  title: string
  text: string
}

/**
 * The port to the judge of shoppers' texts. The shop's own judge uses the owner's lists of words; an owner's judge is a
 * module that `POST_JUDGE` names.
 */
export interface PostJudge {
  /**
   * Judges whether others may read a post: `pass`, `review` if staff have to decide, or `refuse` with the reason that
   * its author reads. If it rejects, staff decide.
   * @param words the owner's lists, for a judge that has none of its own
   */
  judge(post: PostToJudge, words: JudgingWords): Promise<PostVerdict>
}

/** Judges by the owner's lists alone. */
export const ownPostJudge: PostJudge = {
  judge: ({ title, text }, words) => Promise.resolve(judgeWords([title, text], words)),
}
