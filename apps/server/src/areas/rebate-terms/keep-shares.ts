import { EACH_OTHER_TIME } from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { livesAt } from '#areas/address/lives-at'
import { IS_NEWCOMER } from '#areas/products/running-promotions'
import { mayEarn } from '#areas/promoter-terms/may-earn'
import { isSuspended, isTelephoneOf, levelOf } from '#areas/promoter-terms/promoter-facts'
import { coveringOffers } from '#areas/rebate-terms/covering-offers'
import { rateOfLevel } from '#areas/rebate-terms/rebate-levels'
import { listRows } from '#database/list-rows'

/** The number of characters of the longest id of a share. Longer ids do not exist, and are not looked up. */
const LONGEST = 64

/** The id of the share in an order's draft; nothing for an invalid id. */
export const shareOf = (said: { shareId?: string }): string | undefined =>
  said.shareId !== undefined && said.shareId !== '' && said.shareId.length <= LONGEST ? said.shareId : undefined

const OWNER = sql<string>`share.shopper_id`

/** SQL: the facts that decide whether an order earns rebates, in the form of the domain's `SharedOrderFacts`. */
const facts = (now: number): RawBuilder<object> => sql<object>`jsonb_build_object(
  'certified', ${mayEarn(OWNER, sql`share.kind`)} or ${isSuspended(OWNER, sql`share.kind`)},
  'suspended', ${isSuspended(OWNER, sql`share.kind`)},
  'own', share.shopper_id = placed.shopper_id,
  'sameTelephone', ${isTelephoneOf(OWNER, sql`ordered.address ->> 'consigneeTele'`, sql`buyer.telephone`)},
  'sameAddress', ${livesAt(OWNER, sql`ordered.address`)},
  'eachOther', exists (
    select from order_share other
    where other.buyer_id = ${OWNER} and other.shopper_id = placed.shopper_id
      and other.placed_at > ${now}::bigint - ${sql.lit(EACH_OTHER_TIME)}::bigint
  ),
  'firstPurchase', (select ${IS_NEWCOMER} from shopper where shopper.id = placed.shopper_id),
  'levelRate', ${rateOfLevel(levelOf(OWNER))},
  'offers', ${coveringOffers(
    sql`select sku_no, spu_no from listed where listed.order_id = placed.id`,
    sql<string>`share.channel_code`,
    now,
  )}
)`

/**
 * A part of the statement that places orders. It stores the share of each order, with the facts that decide whether the
 * order earns rebates. It reads the rows `ordered`, `placed (id, shopper_id)` and `listed (order_id, sku_no, spu_no)`
 * of that statement. Unknown shares are ignored.
 * @param shares the shares in the drafts, by order
 */
export const keptShares = (
  shares: readonly { order_id: string; share_id: string }[],
  now: number,
): RawBuilder<object> => sql`
  shared as (
    insert into order_share (order_id, share_id, shopper_id, kind, channel_code, buyer_id, placed_at, facts)
    select placed.id, share.id, share.shopper_id, share.kind, share.channel_code, placed.shopper_id, ${now}::bigint,
      ${facts(now)}
    from ${listRows(shares, 'order_id text, share_id text')} as said
    join placed on placed.id = said.order_id
    join ordered on ordered.id = placed.id
    join shopper buyer on buyer.id = placed.shopper_id
    join rebate_share share on share.id = said.share_id
  )`
