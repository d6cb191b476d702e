import {
  beginPost,
  beijingDayBegin,
  POST_STATUS,
  postSummary,
  REPLY_CODE,
  type CommunityRules,
  type PostVerdict,
} from '@hearth/domain'
import type { AddedPost, PostDraft } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { communityRules } from '#areas/community/community-rules'
import { keepPictures, readSentPictures, type SentPicture } from '#areas/community/post-pictures'
import type { Database } from '#database/connect'
import type { Context } from '#kernel/context'
import { fingerprint } from '#kernel/idempotency/fingerprint'
import { needText } from '#kernel/payloads/need-text'
import { once } from '#kernel/idempotency/once'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A post with its checked data, before it is stored. */
interface JudgedPost {
  shopperId: string
  title: string
  text: string
  spuNos: string[]
  pictures: readonly SentPicture[]
  rules: CommunityRules
  verdict: PostVerdict
}

/**
 * Adds a post. Its pictures are measured and its texts are judged before the transaction that stores it.
 * @throws ShopError badInput, notFound with the field; overLimit beyond the limit of posts a day
 */
export async function addPost(context: Context, draft: PostDraft): Promise<AddedPost> {
  const { db } = context
  const shopperId = context.needShopper()
  const title = needText(draft.title, 'title', '请填写标题')
  const text = needText(draft.text, 'text', '请填写正文')
  const spuNos = [...new Set(draft.spuNos)]
  await needProducts(db, spuNos)
  const pictures = await readSentPictures(db, shopperId, draft.pictures)
  const rules = await communityRules.read(db)
  const verdict = await judge(context, { shopperId, title, text }, rules)
  const post = { shopperId, title, text, spuNos, pictures, rules, verdict }
  return once(context, context.idempotencyKey, fingerprint('addPost', draft), (work) => keepPost(work, post))
}

async function needProducts(db: Database, spuNos: readonly string[]): Promise<void> {
  if (spuNos.length === 0) return
  const found = await db.selectFrom('spu').select('spu_no').where('spu_no', 'in', spuNos).execute()
  if (found.length < spuNos.length) throw new ShopError(REPLY_CODE.notFound, '关联的商品不存在', 'spuNos')
}

/** Asks the port that judges posts. If it fails, the verdict is `review`, and staff decide. */
async function judge(
  { ports, log }: Context,
  post: { shopperId: string; title: string; text: string },
  { refusedWords, reviewedWords }: CommunityRules,
): Promise<PostVerdict> {
  const found = await ports.postJudge
    .judge(post, { refused: refusedWords, reviewed: reviewedWords })
    .catch((error: unknown) => {
      log.error({ err: error }, 'a post could not be judged; staff look at it')
      return { verdict: 'review' } as const
    })
  if (found.verdict !== 'refuse') return { verdict: found.verdict === 'pass' ? 'pass' : 'review' }
  return { verdict: 'refuse', reason: String(found.reason || '内容不符合社区规范').slice(0, 200) }
}

/** Stores a post. Locks the author's row first, so that concurrent posts can't exceed the limit of a day. */
async function keepPost(work: UnitOfWork, post: JudgedPost): Promise<AddedPost> {
  const { db, now, numbers } = work
  const { shopperId, title, text, spuNos, rules, verdict } = post
  await sql`select id from shopper where id = ${shopperId} for no key update`.execute(db)
  const { rows } = await sql<{ written: number }>`
    select count(*) as written from post
    where shopper_id = ${shopperId} and created_at >= ${beijingDayBegin(now)}`.execute(db)
  if (rows[0]!.written >= rules.postsPerDay)
    throw new ShopError(REPLY_CODE.overLimit, `每天最多发布 ${rules.postsPerDay} 篇，请明天再来`)
  const status = beginPost(verdict, rules.picturesWait)
  const reason = verdict.verdict === 'refuse' ? verdict.reason : null
  const pictures = await keepPictures(work, title, post.pictures)
  const postId = numbers.next(now)
  await sql`
    insert into post (id, shopper_id, title, text, summary, pictures, spu_nos, status, reason, decided_at, created_at)
    values (
      ${postId}, ${shopperId}, ${title}, ${text}, ${postSummary(text)}, ${JSON.stringify(pictures)}::jsonb,
      ${JSON.stringify(spuNos)}::jsonb, ${status}, ${reason},
      ${status === POST_STATUS.reviewing ? null : now}::bigint, ${now}
    )`.execute(db)
  return { postId, status, ...(reason === null ? {} : { reason }) }
}
