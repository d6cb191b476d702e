import { AVAILABILITY, RECOMMEND_SCENE, SKU_SALE_STATUS, SKU_STATUS } from '@hearth/domain'
import type { Recommend, Recommendations } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import { PAID } from '#areas/products/pair-products'
import { readCards } from '#areas/products/read-cards'
import type { Database } from '#database/connect'

const DEFAULT_COUNT = 10
const MOST = 20

/** The number of extra products to read. They replace products whose promotions are sold out. */
const SPARE = 10

/** The number of a shopper's latest orders that are read. */
const ORDERS = 10

/** The shopper who gets the recommendations, and the time. */
export interface RecommendTo {
  /** The id of the shopper; absent for a visitor, who gets the shared reply. */
  shopper?: string
  /** Epoch ms. */
  now: number
}

/**
 * Recommends products that can be bought: first products that are bought or viewed together with the given ones, then
 * products of the same categories, then best sellers. Never recommends the given products, nor those in the shopper's
 * cart or latest orders. The query only leaves out products that nobody can buy. The domain decides which of the others
 * are shown (S23).
 */
export async function recommend(
  db: Database,
  { scene, spuNo = '', count = DEFAULT_COUNT }: Recommend,
  { shopper, now }: RecommendTo,
): Promise<Recommendations> {
  const limit = Math.max(1, Math.min(MOST, Math.floor(count)))
  const most = limit + SPARE
  const { spus, card } = await readCards(
    db,
    sql`spu.spu_no = any((select list from wanted)::text[])
      order by array_position((select list from wanted), spu.spu_no)`,
    now,
    sql`
    with mine as (${shopper === undefined ? NOBODYS : ownProducts(shopper)}),
    seed as (
      select ${spuNo}::text as spu_no
      union
      select spu_no from mine where kind = ${seedKind(scene)}
      union
      select spu_no from mine
      where ${scene}::text = ${RECOMMEND_SCENE.cart}
        and not exists (select from mine as inside where inside.kind = 'cart')
    ),
    taste as (select distinct category_code from seed join spu_sold on spu_sold.spu_no = seed.spu_no),
    found as (
      (
        select 1 as place, spu_sold.spu_no, paired.score, spu_sold.sold, spu_sold.position
        from (
          select other_spu_no as spu_no, sum(score) as score from spu_pair
          where spu_no in (select spu_no from seed)
          group by 1
        ) as paired
        join spu_sold on spu_sold.spu_no = paired.spu_no
        where ${FOR_SALE} and ${NOT_HAD}
        order by paired.score desc, sold desc, spu_sold.spu_no limit ${most}
      )
      union all
      (
        select 2, like_it.spu_no, 0, like_it.sold, like_it.position
        from taste
        cross join lateral (
          select * from spu_sold
          where spu_sold.category_code = taste.category_code and ${FOR_SALE} and ${NOT_HAD}
          order by sold desc, position, spu_no limit ${most}
        ) as like_it
      )
      union all
      (
        select 3, spu_sold.spu_no, 0, spu_sold.sold, spu_sold.position from spu_sold
        where ${FOR_SALE} and ${NOT_HAD}
        order by sold desc, position, spu_no limit ${most}
      )
    ),
    sorted as (
      select spu_no, row_number() over (order by place, score desc, sold desc, position, spu_no) as n from found
    ),
    wanted as (
      select array(select spu_no from sorted group by spu_no order by min(n) limit ${most}) as list
    )`,
  )
  const items = spus.map((spu) => card(spu)).filter((item) => item.availability === AVAILABILITY.available)
  return { result: items.slice(0, limit) }
}

/**
 * An expression that selects the shopper's own products with which a recommendation starts, by their kind: `cart` on
 * the cart page, `bought` after a payment, both on the home page, and none on other pages.
 */
const seedKind = (scene: Recommend['scene']): RawBuilder<string> =>
  scene === RECOMMEND_SCENE.home
    ? sql`kind`
    : scene === RECOMMEND_SCENE.cart
      ? sql`'cart'`
      : scene === RECOMMEND_SCENE.paid
        ? sql`'bought'`
        : sql`''`

const NOBODYS = sql`select ''::text as spu_no, ''::text as kind where false`

/** A query for the products in a shopper's cart and in their latest orders. */
const ownProducts = (shopperId: string): RawBuilder<object> => sql`
  select sku.spu_no, 'cart' as kind
  from cart_line
  join sku on sku.sku_no = cart_line.sku_no
  where cart_line.shopper_id = ${shopperId}
  union all
  select item.spu_no, 'bought'
  from (
    select id from orders
    where orders.shopper_id = ${shopperId} and ${PAID}
    order by created_at desc, id desc limit ${ORDERS}
  ) as theirs
  join order_item item on item.order_id = theirs.id
  where not item.gift`

const FOR_SALE = sql<boolean>`exists (select from sku where sku.spu_no = spu_sold.spu_no and stock > 0
  and sku_status = ${SKU_STATUS.active} and sku_sale_status = ${SKU_SALE_STATUS.onSale})`

const NOT_HAD = sql<boolean>`not exists (select from mine where mine.spu_no = spu_sold.spu_no)
  and not exists (select from seed where seed.spu_no = spu_sold.spu_no)`
