import { sql, type RawBuilder } from 'kysely'

/**
 * Adds pieces to the sold counts of products. Use it as the CTE `counted` of a statement that changes skus. `moved`
 * selects `spu_no` and `quantity` of the changed skus, so that rows of skus are always locked before rows of products.
 * The rows of products are locked in the order of their numbers.
 */
export const countSold = (moved: RawBuilder<unknown>): RawBuilder<object> => sql<object>`
  update spu_sold set sold = spu_sold.sold + ordered.quantity
  from (
    select spu_sold.spu_no, sums.quantity
    from spu_sold
    join (
      select spu_no, sum(quantity) as quantity from (${moved}) as moved group by spu_no
    ) as sums on sums.spu_no = spu_sold.spu_no
    order by spu_sold.spu_no for update of spu_sold
  ) as ordered
  where spu_sold.spu_no = ordered.spu_no
  returning spu_sold.spu_no`

/**
 * A condition that is always true, but is computed only after the CTE `counted`. A CTE with this condition therefore
 * locks its rows after the rows of products.
 */
export const COUNTED = sql<boolean>`(select count(*) from counted) >= 0`
