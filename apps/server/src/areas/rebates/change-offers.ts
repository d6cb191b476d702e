import { CAMPAIGN_STATUS, campaignStatusAt, REPLY_CODE } from '@hearth/domain'
import type {
  AddRebateOffer,
  ChangeRebateOffer,
  ListRebateOffers,
  OpsRebateOffer,
  OpsRebateOfferDetail,
  OpsRebateTarget,
  RebateOfferAsRead,
  RebateOfferDeed,
  RebateOfferResult,
} from '@hearth/ops'
import { sql } from 'kysely'
import { withoutNothing } from '#kernel/reads/without-nothing'
import { noSuchOffer } from '#areas/rebates/offer-row'
import { writeOffers } from '#areas/rebates/write-offers'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { opsList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { startActivity, stopActivity } from '#kernel/campaigns/run-activity'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

type Missing = 'firstRate' | 'couponBatchId'
/** An offer in lists. */
export type ListedOffer = Omit<OpsRebateOffer, 'status' | 'allowed' | Missing> & {
  [Field in Missing]: NonNullable<OpsRebateOffer[Field]> | null
}

const COLUMNS = sql`
  offer.id as "offerId", offer.version, offer.name, offer.channel_code as "channelCode", offer.published,
  offer.begin_time as "beginTime", offer.end_time as "endTime", offer.rate, offer.first_rate as "firstRate",
  offer.coupon_batch_id as "couponBatchId",
  (select count(*)::integer from rebate_target target where target.offer_id = offer.id) as "targetCount"`

/** Lists offers for staff. */
export const offerList = opsList<ListRebateOffers, ListedOffer>({
  columns: COLUMNS,
  from: sql`rebate_offer offer`,
  filters: {
    open: (open, now) => (open ? sql`offer.end_time >= ${now}` : undefined),
    published: (published) => sql`offer.published = ${published}`,
    channelCode: (code) => sql`offer.channel_code = ${code}`,
  },
  sorts: {
    id: [ascending('offer.id')],
    newest: [descending('offer.begin_time'), descending('offer.id')],
  },
  row: (after) => sql`rebate_offer offer where offer.id = ${after}`,
  nameOf: ({ offerId }) => offerId,
})

/** An offer in the form that staff read. */
export function toListed(row: ListedOffer, now: number): OpsRebateOffer {
  const status = campaignStatusAt(row, now)
  const open = status !== CAMPAIGN_STATUS.over
  const allowed: RebateOfferDeed[] = [...(open ? ([row.published ? 'stop' : 'start'] as const) : []), 'change']
  return { ...withoutNothing(row), status, allowed }
}

type DetailRow = ListedOffer & { description: string; targets: OpsRebateTarget[]; result: RebateOfferResult }

async function findDetail(
  db: Database,
  now: number,
  offerId: string,
  lock: boolean,
): Promise<OpsRebateOfferDetail | undefined> {
  if (lock) await sql`select id from rebate_offer where id = ${offerId} for no key update`.execute(db)
  const { rows } = await sql<DetailRow>`
    select ${COLUMNS}, offer.description,
      (
        select coalesce(
          jsonb_agg(
            jsonb_strip_nulls(jsonb_build_object('target', kind, 'code', code, 'rate', target.rate))
            order by kind, code
          ), '[]'
        )
        from rebate_target target where target.offer_id = offer.id
      ) as targets,
      (
        select jsonb_build_object('lines', count(*), 'paidAmount', coalesce(sum(paid_amount), 0),
          'earnedAmount', coalesce(sum(earned - taken_back), 0))
        from rebate_line line where line.offer_id = offer.id
      ) as result
    from rebate_offer offer where offer.id = ${offerId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { description, targets, result, ...listed } = row
  return { ...toListed(listed, now), description, targets, result }
}

/** Calls of staff that create and change offers. */
export const opsOffers = ({ now }: Pick<OpsContext, 'now'>) =>
  versioned<OpsRebateOfferDetail>({
    kind: 'rebateOffer',
    find: (db, id, lock) => findDetail(db, now, id, lock),
    missing: () => noSuchOffer('offerId'),
    told: ({ name, published, beginTime, endTime, channelCode, rate, firstRate, couponBatchId, targets }) => ({
      ...{ name, published, beginTime, endTime, channelCode, rate, firstRate, couponBatchId, targets },
    }),
  })

const taken = () => new ShopError(REPLY_CODE.conflict, '已有同名的返利活动', 'offerId')
const wrongState = (text: string) => new ShopError(REPLY_CODE.wrongState, text, 'offerId')

/** @throws ShopError conflict; RefusedRows */
export const addOffer = (context: OpsContext, offer: AddRebateOffer): Promise<Written<OpsRebateOfferDetail>> =>
  opsOffers(context).add(context, offer.offerId, taken, () => writeOffers(context, [offer]))

/** @throws ShopError notFound; RefusedRows; OpsError stale */
export const changeOffer = (
  context: OpsContext,
  { version, ...offer }: ChangeRebateOffer,
): Promise<Written<OpsRebateOfferDetail>> =>
  opsOffers(context).change(context, { id: offer.offerId, version }, () => writeOffers(context, [offer]))

/**
 * Publishes an offer.
 * @throws ShopError notFound, wrongState; OpsError stale
 */
export const startOffer = (
  context: OpsContext,
  { offerId, version }: RebateOfferAsRead,
): Promise<Written<OpsRebateOfferDetail>> =>
  opsOffers(context).change(context, { id: offerId, version }, async ({ allowed }) => {
    if (!allowed.includes('start')) throw wrongState('返利活动已上线或已结束')
    await startActivity(context, 'rebate_offer', offerId)
    await pagesChanged(context.db)
  })

/**
 * Ends an offer now.
 * @throws ShopError notFound, wrongState; OpsError stale
 */
export const stopOffer = (
  context: OpsContext,
  { offerId, version }: RebateOfferAsRead,
): Promise<Written<OpsRebateOfferDetail>> =>
  opsOffers(context).change(context, { id: offerId, version }, async ({ allowed }) => {
    if (!allowed.includes('stop')) throw wrongState('返利活动没有上线或已结束，不能停止')
    await stopActivity(context, 'rebate_offer', offerId)
    await pagesChanged(context.db)
  })
