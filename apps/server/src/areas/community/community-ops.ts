import { postDeeds } from '@hearth/domain'
import {
  posts,
  type Changed,
  type ListOpsPosts,
  type OpsPost,
  type OpsPostAsRead,
  type OpsPostDetail,
  type OpsPostReport,
} from '@hearth/ops'
import { sql } from 'kysely'
import { postJudged, type PostOutcome } from '#areas/community/community-messages'
import { communityRules } from '#areas/community/community-rules'
import { findPost, IS_THERE, noSuchPost, type PostRow } from '#areas/community/post-row'
import { stepPost } from '#areas/community/step-post'
import type { Database } from '#database/connect'
import { needText } from '#kernel/payloads/need-text'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { versioned } from '#kernel/ops/versioned'

type Row = Omit<OpsPost, 'allowed' | 'reason'> & { reason: string | null }

const columns = sql`
  post.id as "postId", post.version, post.created_at as "createdAt", post.title, post.summary,
  post.pictures -> 0 as cover, jsonb_array_length(post.pictures) as "pictureCount", post.shopper_id as "shopperId",
  author.display_name as "authorName", post.status, post.reason, post.like_count as "likeCount",
  post.open_reports as "openReports"`

const from = sql`post join shopper author on author.id = post.shopper_id`

const postList = opsList<ListOpsPosts, Row>({
  columns,
  from,
  always: IS_THERE,
  filters: {
    status: (status) => sql`post.status = ${status}`,
    reported: (reported) => (reported ? sql`post.open_reports > 0` : sql`post.open_reports = 0`),
    shopperId: (shopperId) => sql`post.shopper_id = ${shopperId}`,
  },
  sorts: {
    reported: [descending('post.open_reports'), descending('post.id')],
    newest: [descending('post.id')],
    oldest: [ascending('post.id')],
  },
  row: (after) => sql`post where post.id = ${after}`,
  nameOf: ({ postId }) => postId,
})

const toPost = ({ reason, ...row }: Row): OpsPost => ({
  ...row,
  ...(reason === null ? {} : { reason }),
  allowed: postDeeds(row.status, 'shop'),
})

/** Reads a post with all data for a decision, in two queries. @throws ShopError notFound */
async function readOpsPost(db: Database, postId: string): Promise<OpsPostDetail> {
  const { rows } = await sql<Row & Pick<OpsPostDetail, 'text' | 'pictures' | 'spuNos'>>`
    select ${columns}, post.text, post.pictures, post.spu_nos as "spuNos"
    from ${from} where post.id = ${postId} and ${IS_THERE}`.execute(db)
  const [row] = rows
  if (!row) throw noSuchPost()
  const { rows: reports } = await sql<OpsPostReport>`
    select shopper_id as "shopperId", cause, note, created_at as "createdAt", settled from post_report
    where post_id = ${postId} order by created_at desc, shopper_id limit 100`.execute(db)
  const { text, pictures, spuNos, ...post } = row
  return { ...toPost(post), text, pictures, spuNos, reports }
}

const changed = versioned<PostRow>({
  kind: 'post',
  find: (db, postId, lock) => findPost(db, postId, IS_THERE, lock),
  missing: noSuchPost,
  told: ({ status, reason }) => ({ status, reason }),
})

const DEED: Readonly<Record<PostOutcome, 'publish' | 'refuse' | 'takeDown'>> = {
  published: 'publish',
  refused: 'refuse',
  takenDown: 'takeDown',
}

/**
 * Decides about the version of a post that staff read, and sends its author a message.
 * @throws ShopError notFound, wrongState; OpsError stale
 */
const decide = (
  context: OpsContext,
  { postId, version, reason: said }: OpsPostAsRead & { reason?: string },
  outcome: PostOutcome,
): Promise<Written<Changed>> =>
  changed.act(context, { id: postId, version }, async (post) => {
    const reason = said === undefined ? undefined : needText(said, 'reason')
    await stepPost(context, post, { deed: DEED[outcome], by: 'shop', ...(reason === undefined ? {} : { reason }) })
    const { shopperId, title } = post
    const told = { shopperId, postId, title, outcome, reason: reason ?? '' }
    await postJudged.emit(context, [{ subject: `post/${postId}`, version: post.version + 1, data: told }])
  })

/** Calls of staff for the community. */
export const communityOps: readonly OpsAnswers[] = [
  reads(posts, {
    async list(payload, context) {
      const { rows, after } = await readList(postList, context, payload)
      return { posts: rows.map(toPost), after }
    },
    get: ({ postId }, { db }) => readOpsPost(db, postId),
    rules: (_, { db }) => communityRules.read(db),
  }),
  writes(posts, {
    publish: (payload, context) => decide(context, payload, 'published'),
    refuse: (payload, context) => decide(context, payload, 'refused'),
    takeDown: (payload, context) => decide(context, payload, 'takenDown'),
    setRules: ({ version, ...rules }, context) => communityRules.set(context, version, () => rules),
  }),
]
