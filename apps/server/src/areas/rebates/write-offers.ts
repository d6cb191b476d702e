import type { RebateTargetDraft, ShopFileRebateLevel, ShopFileRebateOffer } from '@hearth/ops'
import type { RebateTarget } from '@hearth/domain'
import { sql } from 'kysely'
import { findPictures } from '#areas/pictures/find-pictures'
import { rebateLevels } from '#areas/rebate-terms/rebate-levels'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { endingTooEarly, refuseRows, type RowFault } from '#kernel/ops/refused-rows'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'

/** A target in its stored form. */
export interface KeptTarget {
  kind: RebateTarget
  code: string
  rate?: number
}

/** The stored form of a target; nothing if it names no sku, product or category, or several of them. */
export function targetOf({ skuNo, spuNo, categoryCode, rate }: RebateTargetDraft): KeptTarget | undefined {
  const named: KeptTarget[] = [
    ...(skuNo === undefined ? [] : [{ kind: 'sku' as const, code: skuNo }]),
    ...(spuNo === undefined ? [] : [{ kind: 'product' as const, code: spuNo }]),
    ...(categoryCode === undefined ? [] : [{ kind: 'category' as const, code: categoryCode }]),
  ]
  return named.length === 1 ? { ...named[0]!, ...(rate === undefined ? {} : { rate }) } : undefined
}

/** Faults in drafts of offers. */
export const offerFaults = (offers: readonly ShopFileRebateOffer[]): RowFault[] => [
  ...endingTooEarly('offerId')(offers),
  ...offers.flatMap(({ targets }, row) => targetFaults(targets).map((fault) => ({ row, ...fault }))),
]

/** Faults in the targets of an offer. Each target must name exactly one thing, and no thing may be named twice. */
function targetFaults(targets: readonly RebateTargetDraft[]): Omit<RowFault, 'row'>[] {
  const seen = new Set<string>()
  return targets.flatMap((draft, at) => {
    const target = targetOf(draft)
    if (!target) return [{ field: `targets[${at}]`, text: '每一项只能写一个：skuNo、spuNo 或 categoryCode' }]
    const name = `${target.kind} ${target.code}`
    if (seen.has(name)) return [{ field: `targets[${at}]`, text: `${target.code} 重复出现` }]
    seen.add(name)
    return []
  })
}

const COLUMNS =
  '"offerId" text, name text, description text, picture jsonb, "channelCode" text, "beginTime" bigint, ' +
  '"endTime" bigint, rate integer, "firstRate" integer, "couponBatchId" text, published boolean'

/**
 * Adds or changes offers with all their targets. If `published` is absent, a known offer keeps its state and a new one
 * is published. Placed orders keep their rates.
 * @throws RefusedRows for the faults of `offerFaults`, and for an unknown sku, product, category, coupon batch or
 * picture
 */
export async function writeOffers({ db }: OwnerWork, offers: readonly ShopFileRebateOffer[]): Promise<void> {
  refuseRows(offerFaults(offers))
  await refuseUnknown(db, offers)
  const picture = await findPictures(
    db,
    offers.flatMap((one, row) => (one.picture === undefined ? [] : [{ name: one.picture, row, field: 'picture' }])),
  )
  const rows = offers.map((one) => ({ ...one, picture: one.picture === undefined ? null : picture(one.picture) }))
  await sql`
    insert into rebate_offer (
      id, name, description, picture, channel_code, begin_time, end_time, rate, first_rate, coupon_batch_id, published)
    select "offerId", listed.name, coalesce(listed.description, ''), listed.picture,
      coalesce("channelCode", 'retail'), "beginTime", "endTime", listed.rate, "firstRate", "couponBatchId",
      coalesce(listed.published, known.published, true)
    from ${listRows(rows, COLUMNS)} as listed
    left join rebate_offer known on known.id = "offerId"
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      picture = excluded.picture, channel_code = excluded.channel_code, begin_time = excluded.begin_time,
      end_time = excluded.end_time, rate = excluded.rate, first_rate = excluded.first_rate,
      coupon_batch_id = excluded.coupon_batch_id, published = excluded.published,
      version = rebate_offer.version + 1`.execute(db)
  await sql`delete from rebate_target where offer_id = any(${offers.map(({ offerId }) => offerId)}::text[])`.execute(db)
  const targets = offers.flatMap(({ offerId, targets: own }) =>
    own.flatMap((draft) => targetOf(draft) ?? []).map((target) => ({ offer_id: offerId, ...target })),
  )
  await sql`
    insert into rebate_target (offer_id, kind, code, rate)
    select offer_id, kind, code, rate
    from ${listRows(targets, 'offer_id text, kind text, code text, rate integer')} as target`.execute(db)
  await pagesChanged(db)
}

interface Known {
  sku: string[]
  product: string[]
  category: string[]
  batches: string[]
}

const MISSING: Readonly<Record<RebateTarget, string>> = {
  sku: '没有这个规格',
  product: '没有这个商品',
  category: '没有这个分类',
}

async function refuseUnknown(db: Database, offers: readonly ShopFileRebateOffer[]): Promise<void> {
  const targets = offers.flatMap((one) => one.targets.flatMap((draft) => targetOf(draft) ?? []))
  const codes = (kind: RebateTarget) => targets.filter((one) => one.kind === kind).map(({ code }) => code)
  const { rows } = await sql<Known>`
    select
      coalesce((select jsonb_agg(sku_no) from sku where sku_no = any(${codes('sku')}::text[])), '[]') as sku,
      coalesce((select jsonb_agg(spu_no) from spu where spu_no = any(${codes('product')}::text[])), '[]') as product,
      coalesce((select jsonb_agg(code) from category where code = any(${codes('category')}::text[])), '[]')
        as category,
      coalesce((
        select jsonb_agg(id) from coupon_batch
        where id = any(${offers.flatMap(({ couponBatchId }) => couponBatchId ?? [])}::text[])
      ), '[]') as batches`.execute(db)
  const known = rows[0]!
  refuseRows(
    offers.flatMap(({ targets: own, couponBatchId }, row): RowFault[] => [
      ...(couponBatchId !== undefined && !known.batches.includes(couponBatchId)
        ? [{ row, field: 'couponBatchId', text: `没有优惠券 ${couponBatchId}`, missing: couponBatchId }]
        : []),
      ...own.flatMap((draft, at) => {
        const target = targetOf(draft)
        return !target || known[target.kind].includes(target.code)
          ? []
          : [{ row, field: `targets[${at}]`, text: `${MISSING[target.kind]}：${target.code}`, missing: target.code }]
      }),
    ]),
  )
}

/** Returns a fault for each row with a level that an earlier row has too. */
export const levelFaults = (levels: readonly ShopFileRebateLevel[]): RowFault[] =>
  levels.flatMap(({ level }, row) =>
    levels.findIndex((one) => one.level === level) === row ? [] : [{ row, field: 'level', text: `${level} 重复出现` }],
  )

/** The rates by level in their stored form. */
export const keptLevels = (levels: readonly ShopFileRebateLevel[]): Record<string, number> =>
  Object.fromEntries(levels.map(({ level, rate }) => [level, rate]))

/** Replaces the owner's rates for the levels of promoters. A level that is left out has no rate afterwards. */
export async function writeLevels({ db }: OwnerWork, levels: readonly ShopFileRebateLevel[]): Promise<void> {
  refuseRows(levelFaults(levels))
  await rebateLevels.write(db, () => ({ levels: keptLevels(levels) }))
}
