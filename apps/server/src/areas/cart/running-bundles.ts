import { BUNDLE_KIND, type PricingBundle } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'

/** A bundle with its name. */
export interface NamedBundle extends PricingBundle {
  name: string
}

/**
 * The CTE `offer`: the running sets that contain a sku of the CTE `own`, and all running mark-up sales. {@link
 * bundlesOnOffer} and {@link shelfOfOffers} read it.
 */
export const runningBundles = (now: number): RawBuilder<object> => sql<object>`
  offer as (
    select * from bundle
    where begin_time <= ${now} and end_time >= ${now}
      and (
        kind = ${sql.lit(BUNDLE_KIND.markUp)}
        or exists (
          select from bundle_sku mine
          where mine.bundle_id = bundle.id and mine.sku_no in (select sku_no from own)
        )
      )
  )`

/** A query for the distinct skus of the CTE `offer`; none if the CTE `own` is empty. */
export const shelfOfOffers = sql<object>`
  select distinct part.sku_no
  from offer join bundle_sku part on part.bundle_id = offer.id
  where exists (select from own)`

/** An expression for the bundles of the CTE `offer` as JSON. */
export const bundlesOnOffer = sql<NamedBundle[]>`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'promotionId', bundle.id, 'kind', bundle.kind, 'name', bundle.name, 'promotionSupportTarget', bundle.support_target,
    'price', bundle.price, 'thresholdAmount', bundle.threshold_amount,
    'skus', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('skuNo', part.sku_no, 'itemQuantity', part.quantity, 'price', part.price)
          order by part.position, part.sku_no
        ), '[]'
      )
      from bundle_sku part
      where part.bundle_id = bundle.id
    )
  )) order by bundle.id)
  from offer bundle
), '[]')`
