import { judgeWords, type JudgingWords, type PostVerdict } from '@hearth/domain'

/** A post of the community as it was handed in. */
export interface PostToJudge {
  shopperId: string
  title: string
  text: string
}

/**
 * The port to the judge of shoppers' texts. The shop's own uses the owner's lists of words; an owner's is a module that
 * `POST_JUDGE` names.
 */
export interface PostJudge {
  /**
   * Whether others may read it: `pass`, `review` for staff to look at, or `refuse` with the reason its author reads. If
   * it rejects, staff look.
   * @param words the owner's lists, for a judge that has none of its own
   */
  judge(post: PostToJudge, words: JudgingWords): Promise<PostVerdict>
}

/** Judges by the owner's lists alone. */
export const ownPostJudge: PostJudge = {
  judge: ({ title, text }, words) => Promise.resolve(judgeWords([title, text], words)),
}
