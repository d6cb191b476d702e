import { PRODUCTS_SHOWN, WIDGET_TYPE } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import type { StoredBlock, StoredWidget } from '#database/tables/stored-block'

/** The requested part of a page. */
export interface WantedPart {
  /** The only category whose products are requested; absent for a preview of each category. */
  categoryCode?: string
  /** The number of products of the category to skip. */
  start: number
}

/** Returns the codes of the categories on a page, in their order. */
export const listedCategories = (blocks: readonly StoredBlock[]): string[] =>
  blocks
    .flatMap((block) => block.widgets)
    .flatMap((widget) => (widget.widgetType === WIDGET_TYPE.category ? [widget.categoryCode] : []))

/**
 * Returns a condition on `spu` and an `order by` for the products that a page shows: the first products of each
 * category, and as many products of each shelf as it can hold. Every part of the condition uses an index and a limit,
 * so that it is fast in a shop with any number of products.
 */
export function wantedProducts(
  blocks: readonly StoredBlock[],
  { categoryCode, start }: WantedPart,
): RawBuilder<object> {
  const bounded =
    categoryCode === undefined
      ? previews(blocks)
      : pageOf(listedCategories(blocks).includes(categoryCode) ? categoryCode : '', start)
  return sql<object>`spu.spu_no = any(array(${bounded})) order by spu.position, spu.spu_no`
}

const pageOf = (code: string, start: number): RawBuilder<unknown> => sql`
  select spu_no from spu
  where category_code = ${code} and archived_at is null
  order by position, spu_no limit ${PRODUCTS_SHOWN.page} offset ${start}`

function previews(blocks: readonly StoredBlock[]): RawBuilder<unknown> {
  const widgets = blocks.flatMap((block) => block.widgets)
  const picks = widgets.flatMap((widget) => (widget.widgetType === WIDGET_TYPE.shelf ? [widget.pick] : []))
  const most = (by: 'newest' | 'bestSold') =>
    Math.min(PRODUCTS_SHOWN.shelf, Math.max(0, ...picks.map((pick) => (pick.by === by ? pick.count : 0))))
  const promotions = picks.flatMap((pick) =>
    pick.by === 'promotion' ? [{ id: pick.promotionId, count: Math.min(PRODUCTS_SHOWN.shelf, pick.count) }] : [],
  )
  const spuNos = picks.flatMap((pick) => (pick.by === 'spu' ? pick.spuNos.slice(0, PRODUCTS_SHOWN.shelf) : []))
  return sql`
      select spu_no from spu where spu_no = any(${spuNos}::text[]) and archived_at is null
      ${firstOf(widgets.flatMap(menuCategories), PRODUCTS_SHOWN.menu)}
      ${firstOf(listedCategories(blocks).slice(0, PRODUCTS_SHOWN.categories), PRODUCTS_SHOWN.preview)}
      ${covered(promotions)}
      ${newest(most('newest'))}
      ${bestSold(most('bestSold'))}
`
}

/** A query for the first products of promotions, up to the number that is given for each. */
const covered = (promotions: readonly { id: string; count: number }[]): RawBuilder<unknown> =>
  promotions.length === 0
    ? NOTHING
    : sql`
      union select covered.spu_no
      from unnest(
        ${promotions.map(({ id }) => id)}::text[], ${promotions.map(({ count }) => count)}::integer[]
      ) as wanted (id, most)
      cross join lateral (
        select spu.spu_no
        from promotion_sku
        join sku on sku.sku_no = promotion_sku.sku_no
        join spu on spu.spu_no = sku.spu_no
        where promotion_sku.promotion_id = wanted.id and spu.archived_at is null
        group by spu.spu_no
        order by spu.position, spu.spu_no limit wanted.most
      ) as covered`

const newest = (count: number): RawBuilder<unknown> =>
  count === 0
    ? NOTHING
    : sql`union (
      select spu_no from spu where archived_at is null
      order by created_at desc, position, spu_no limit ${count})`

const bestSold = (count: number): RawBuilder<unknown> =>
  count === 0
    ? NOTHING
    : sql`union (select spu_no from spu_sold where ${NOT_ARCHIVED}
      order by sold desc, position, spu_no limit ${count})`

/** Condition on a row of `spu_sold`: the product is not archived. */
const NOT_ARCHIVED = sql`not exists (
        select from spu where spu.spu_no = spu_sold.spu_no and archived_at is not null)`

const NOTHING = sql``

/** A query for the first products of each category. */
const firstOf = (categories: readonly string[], count: number): RawBuilder<unknown> =>
  categories.length === 0
    ? NOTHING
    : sql`
      union select first.spu_no
      from unnest(${[...categories]}::text[]) as wanted (code)
      cross join lateral (
        select spu_no from spu
        where category_code = wanted.code and archived_at is null
        order by position, spu_no limit ${count}
      ) as first`

const menuCategories = (widget: StoredWidget): string[] =>
  widget.widgetType === WIDGET_TYPE.headerMenu ? widget.items.map((item) => item.categoryCode) : []
