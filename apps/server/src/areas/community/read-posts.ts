import type { KeyedPageQuery, Post, PostDetail, PostList, PostPage, PostProduct } from '@hearth/sdk/core'
import { ORDER_STATUS, SKU_STATUS } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { IS_PUBLISHED, IS_THERE, noSuchPost } from '#areas/community/post-row'
import type { Database } from '#database/connect'
import { descending, pageOf, type Page } from '#kernel/reads/page-of'

type Row = Omit<Post, 'url' | 'reason'> & { reason: string | null }

/** The columns of a post and its author, for a shopper or a visitor. */
const columnsFor = (viewer: string | undefined) => sql`
  post.id as "postId", post.title, post.summary, author.display_name as "authorName", author.avatar as uimg,
  post.pictures -> 0 as cover, post.like_count as "likeCount", post.status, post.created_at as "publishTime",
  exists (select from post_like own where own.post_id = post.id and own.shopper_id = ${viewer ?? ''}) as liked,
  case when post.shopper_id = ${viewer ?? ''} then post.reason end as reason`

const AUTHORED = sql`post join shopper author on author.id = post.shopper_id`

/** Returns the path of a post's page. */
const postPath = (postId: string): string => `/community/${postId}`

function toPost({ reason, ...row }: Row): Post {
  return { ...row, url: postPath(row.postId), ...(reason === null ? {} : { reason }) }
}

/** Lists published posts, the latest first, in one query. */
export async function listPosts(
  db: Database,
  viewer: string | undefined,
  { startId, count = 20 }: KeyedPageQuery,
): Promise<PostList> {
  const page = pageOf({ by: [descending('post.id')], after: startId, count })
  const { rows } = await sql<Row>`
    select ${columnsFor(viewer)}
    from ${AUTHORED}
    where ${IS_PUBLISHED} and ${page.beyond}
    order by ${page.order} limit ${page.limit}`.execute(db)
  const { rows: found, after } = page.cut(rows, ({ postId }) => postId)
  return { result: found.map(toPost), startId: after }
}

/** Lists a shopper's own posts, the latest first, in one query. */
export const listOwnPosts = (db: Database, shopperId: string, query: KeyedPageQuery): Promise<PostPage> =>
  countedPage(db, shopperId, {
    from: AUTHORED,
    where: sql`post.shopper_id = ${shopperId} and ${IS_THERE}`,
    page: pageOf({ by: [descending('post.id')], after: query.startId, count: query.count ?? 20 }),
  })

/** Lists the published posts that a shopper likes, those liked last first, in one query. */
export const listLikedPosts = (db: Database, shopperId: string, query: KeyedPageQuery): Promise<PostPage> =>
  countedPage(db, shopperId, {
    from: sql`post_like liking join ${AUTHORED} on post.id = liking.post_id`,
    where: sql`liking.shopper_id = ${shopperId} and ${IS_PUBLISHED}`,
    page: pageOf({
      by: [descending('liking.liked_at'), descending('liking.post_id')],
      row: (after) => sql`post_like liking where liking.post_id = ${after} and liking.shopper_id = ${shopperId}`,
      after: query.startId,
      count: query.count ?? 20,
    }),
  })

interface CountedPage {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  page: Page
}

async function countedPage(db: Database, viewer: string, { from, where, page }: CountedPage): Promise<PostPage> {
  const { rows } = await sql<Row & { total: number; place: number }>`
    with counted as (select count(*) as total from ${from} where ${where}),
    page as (
      select ${columnsFor(viewer)}, row_number() over (order by ${page.order}) as place
      from ${from}
      where ${where} and ${page.beyond}
      order by ${page.order} limit ${page.limit}
    )
    select page.*, counted.total from counted left join page on true order by place`.execute(db)
  const found = rows.flatMap(({ total: _total, place: _place, ...row }) => ((row.postId as string | null) ? [row] : []))
  const { rows: result, after: startId } = page.cut(found, ({ postId }) => postId)
  return { result: result.map(toPost), totalCount: rows[0]?.total ?? 0, startId }
}

/** Condition on rows of `orders` and `order_item`: the item was paid, and some of it was not refunded. */
const IS_KEPT = sql<boolean>`orders.paid_at is not null and orders.status <> ${sql.lit(ORDER_STATUS.cancelled)}
  and item.quantity > item.refunded`

/** Condition on a row of `spu`: the shopper bought it, and some of it was not refunded. */
const boughtBy = (shopperId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from orders join order_item item on item.order_id = orders.id
  where orders.shopper_id = ${shopperId} and item.spu_no = spu.spu_no and ${IS_KEPT}
)`

/** Condition on a row of `spu`: one of its skus is on the shelf. */
const IS_SOLD = sql<boolean>`exists (
  select from sku where sku.spu_no = spu.spu_no and sku.sku_status = ${sql.lit(SKU_STATUS.active)}
)`

/** An expression on a row of `post` for its products that are on the shelf, in the order of the post. */
const productsOfPost = sql<PostProduct[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'spuNo', spu.spu_no, 'name', spu.name, 'picture', spu.pictures -> 0,
    'bought', ${boughtBy(sql`post.shopper_id`)}
  ) order by named.place), '[]')
  from jsonb_array_elements_text(post.spu_nos) with ordinality as named (spu_no, place)
  join spu on spu.spu_no = named.spu_no
  where ${IS_SOLD}
)`

/**
 * Reads a post, in one query. Its author finds it in any status until it is deleted.
 * @throws ShopError notFound
 */
export async function readPost(db: Database, viewer: string | undefined, postId: string): Promise<PostDetail> {
  const { rows } = await sql<Row & Pick<PostDetail, 'text' | 'pictures' | 'products' | 'mine' | 'reported'>>`
    select ${columnsFor(viewer)}, post.text, post.pictures, ${productsOfPost} as products,
      post.shopper_id = ${viewer ?? ''} as mine,
      exists (select from post_report own where own.post_id = post.id and own.shopper_id = ${viewer ?? ''}) as reported
    from ${AUTHORED}
    where post.id = ${postId} and (${IS_PUBLISHED} or (post.shopper_id = ${viewer ?? ''} and ${IS_THERE}))`.execute(db)
  const [row] = rows
  if (!row) throw noSuchPost()
  const { text, pictures, products, mine, reported, ...post } = row
  return { ...toPost(post), text, pictures, products, mine, reported }
}

/** Lists the products that a shopper bought last, which they can add to a post. */
export async function listBoughtProducts(db: Database, shopperId: string): Promise<PostProduct[]> {
  const { rows } = await sql<PostProduct>`
    select spu.spu_no as "spuNo", spu.name, spu.pictures -> 0 as picture, true as bought
    from (
      select item.spu_no, max(orders.id) as latest
      from orders join order_item item on item.order_id = orders.id
      where orders.shopper_id = ${shopperId} and ${IS_KEPT}
      group by item.spu_no
    ) as had
    join spu on spu.spu_no = had.spu_no
    where ${IS_SOLD}
    order by had.latest desc limit 20`.execute(db)
  return rows
}
