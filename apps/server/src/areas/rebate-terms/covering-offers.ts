import { sql, type RawBuilder } from 'kysely'
import type { ValueOrSql } from '#database/value-or-sql'

/** Condition on a row `offer` of `rebate_offer`: the offer is in force. */
export const offerRuns = (now: number): RawBuilder<boolean> =>
  sql<boolean>`offer.published and offer.begin_time <= ${now}::bigint and offer.end_time >= ${now}::bigint`

/** SQL: a row `offer` with a row `target` that includes a sku, in the form of the domain's `CoveringOffer`. */
const coveringOffer = sql`jsonb_build_object(
  'offerId', offer.id, 'target', target.kind, 'ownRate', target.rate, 'rate', offer.rate,
  'firstRate', offer.first_rate, 'beginTime', offer.begin_time
)`

/**
 * SQL: for each given sku, the offers of a channel that are in force and include the sku, as JSON by sku. A sku without
 * offers is left out.
 * @param items a query of `sku_no` and `spu_no`
 */
export const coveringOffers = (
  items: RawBuilder<object>,
  channelCode: ValueOrSql<string>,
  now: number,
): RawBuilder<object> => sql<object>`coalesce((
    select jsonb_object_agg(covered.sku_no, covered.offers)
    from (
      select item.sku_no, jsonb_agg(${coveringOffer}) as offers
      from (select distinct asked.sku_no, asked.spu_no from (${items}) as asked) as item
      join spu on spu.spu_no = item.spu_no
      join rebate_target target on (target.kind = 'sku' and target.code = item.sku_no)
        or (target.kind = 'product' and target.code = item.spu_no)
        or (target.kind = 'category' and target.code = spu.category_code)
      join rebate_offer offer on offer.id = target.offer_id
      where ${offerRuns(now)} and offer.channel_code = ${channelCode}
      group by item.sku_no
    ) as covered
  ), '{}')`

/** A query of the skus that a row `target` of `rebate_target` includes, for `join lateral (...) as sku on true`. */
export const targetSkus: RawBuilder<object> = sql<object>`
  select sku.* from sku where target.kind = 'sku' and sku.sku_no = target.code
  union all
  select sku.* from sku where target.kind = 'product' and sku.spu_no = target.code
  union all
  select sku.* from spu join sku on sku.spu_no = spu.spu_no
  where target.kind = 'category' and spu.category_code = target.code`
