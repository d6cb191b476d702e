import {
  CAMPAIGN_STATUS,
  campaignStatusAt,
  CLAIM_STATUS,
  doorWarnings,
  LOTTERY_FORM,
  oddsText,
  PRIZE_TYPE,
  prizeStep,
  REPLY_CODE,
  totalWeight,
  type DoorWarning,
} from '@hearth/domain'
import {
  lotteries,
  type CopyLottery,
  type JudgedPlayer,
  type JudgePlayer,
  type ListDraws,
  type ListLotteries,
  type LotteryDeed,
  type LotteryFacts,
  type LotteryPreview,
  type OpsDraw,
  type OpsDrawPage,
  type OpsLottery,
  type OpsLotteryAsRead,
  type OpsLotteryDetail,
  type OpsPrizeResult,
} from '@hearth/ops'
import { sql } from 'kysely'
import { giveBack } from '#areas/lottery/end-prizes'
import { findLottery, noSuchLottery } from '#areas/lottery/lottery-row'
import { factsOf, writeLotteries } from '#areas/lottery/write-lotteries'
import { withoutNothing } from '#kernel/reads/without-nothing'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { needText } from '#kernel/payloads/need-text'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { hide } from '#kernel/ops/ops-audit'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending, descending } from '#kernel/reads/page-of'
import { stopActivity } from '#kernel/campaigns/run-activity'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

const CLAIMED = sql.lit(CLAIM_STATUS.claimed)
const EXPIRED = sql.lit(CLAIM_STATUS.expired)

type ListedRow = Omit<OpsLottery, 'status' | 'allowed'>

const listed = sql`
  lottery.id as "lotteryId", lottery.version, lottery.name, published, begin_time as "beginTime",
  end_time as "endTime",
  (select count(*) from prize_record where lottery_id = lottery.id and draw_no > 0) as draws,
  (select count(*) from lottery_player where lottery_id = lottery.id) as players`

const lotteryList = opsList<ListLotteries, ListedRow>({
  columns: listed,
  from: sql`lottery`,
  filters: {
    published: (published) => sql`published = ${published}`,
    open: (open, now) => (open ? sql`end_time >= ${now}` : undefined),
  },
  sorts: { id: [ascending('lottery.id')], newest: [descending('lottery.begin_time'), descending('lottery.id')] },
  row: (after) => sql`lottery where lottery.id = ${after}`,
  nameOf: ({ lotteryId }) => lotteryId,
})

const toListed = (row: ListedRow, now: number): OpsLottery => {
  const status = campaignStatusAt(row, now)
  return { ...row, status, allowed: deedsOf(row.published, status !== CAMPAIGN_STATUS.over) }
}

const deedsOf = (published: boolean, open: boolean): LotteryDeed[] => [
  ...(open || !published ? (['change'] as const) : []),
  ...(!published && open ? (['publish'] as const) : []),
  ...(published && open ? (['stop'] as const) : []),
  'copy',
]

type DetailRow = ListedRow & {
  facts: LotteryFacts
  seedHash: string
  tableHash: string
  inReview: number
  results: (Omit<OpsPrizeResult, 'quantity' | 'cost'> & { quantity: number | null; worth: number | null })[]
}

async function findDetail(
  { db, now }: Pick<OpsContext, 'db' | 'now'>,
  lotteryId: string,
  lock: boolean,
): Promise<OpsLotteryDetail | undefined> {
  if (lock) await sql`select id from lottery where id = ${lotteryId} for update`.execute(db)
  const { rows } = await sql<DetailRow>`
    select ${listed}, facts, seed_hash as "seedHash", table_hash as "tableHash",
      (select count(*) from lottery_player where lottery_id = lottery.id and review) as "inReview",
      (
        select jsonb_agg(jsonb_build_object('prizeId', prize_id, 'name', name, 'prizeType', prize_type,
          'quantity', quantity, 'worth', worth, 'drawn', drawn, 'given', held, 'claimed', claimed,
          'expired', expired, 'soldOut', missed) order by position)
        from (
          select prize.*,
            count(*) filter (where record.drawn_prize_id = prize.prize_id) as drawn,
            count(*) filter (where record.prize_id = prize.prize_id and status <> ${EXPIRED}) as held,
            count(*) filter (where record.prize_id = prize.prize_id and status = ${CLAIMED}) as claimed,
            count(*) filter (where record.prize_id = prize.prize_id and status = ${EXPIRED}) as expired,
            count(*) filter (where record.drawn_prize_id = prize.prize_id and record.prize_id <> prize.prize_id)
              as missed
          from lottery_prize prize
          left join prize_record record on record.lottery_id = prize.lottery_id
            and prize.prize_id in (record.prize_id, record.drawn_prize_id)
          where prize.lottery_id = lottery.id group by prize.lottery_id, prize.prize_id
        ) as prize
      ) as results
    from lottery where id = ${lotteryId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { results, facts, seedHash, tableHash, inReview, ...plain } = row
  const told = results.map(({ quantity, worth, ...one }) => ({
    ...one,
    ...(quantity === null ? {} : { quantity }),
    cost: one.claimed * (worth ?? 0),
  }))
  return {
    ...toListed(plain, now),
    facts,
    seedHash,
    tableHash,
    results: told,
    cost: told.reduce((sum, { cost }) => sum + cost, 0),
    inReview,
    warnings: warningsOf(facts),
  }
}

const warningsOf = ({ forms, doors }: Pick<LotteryFacts, 'forms' | 'doors'>): DoorWarning[] =>
  doorWarnings(
    Object.values(LOTTERY_FORM).filter((form) => forms[form] !== undefined),
    doors,
  )

const opsLotteries = (context: OpsContext) =>
  versioned<OpsLotteryDetail>({
    kind: 'lottery',
    find: (db, id, lock) => findDetail({ db, now: context.now }, id, lock),
    missing: () => noSuchLottery('lotteryId'),
    told: ({ facts, published, endTime, warnings }) => ({ facts, published, endTime, warnings }),
  })

const taken = () => new ShopError(REPLY_CODE.conflict, '已有同名的抽奖活动', 'lotteryId')
const wrongState = (text: string) => new ShopError(REPLY_CODE.wrongState, text, 'lotteryId')

/**
 * Returns a preview of a lottery, with its expected cost: the sum of each prize's worth times its odds.
 * @throws ShopError notFound
 */
async function preview(db: Database, lotteryId: string): Promise<LotteryPreview> {
  const lottery = await findLottery(db, lotteryId)
  if (!lottery) throw noSuchLottery('lotteryId')
  const { name, beginTime, endTime, rules, prizes, forms, doors } = lottery
  const total = totalWeight(prizes)
  const expected = prizes.reduce((sum, { weight, worth }) => sum + weight * (worth ?? 0), 0)
  return {
    lotteryId,
    name,
    beginTime,
    endTime,
    rules,
    prizes: prizes.map(({ prizeId, prizeName, prizeType, weight, quantity, worth }) => ({
      ...{ prizeId, name: prizeName, prizeType, odds: oddsText(weight, total) },
      ...(quantity === null ? {} : { quantity }),
      ...(worth === null ? {} : { worth }),
    })),
    costOfADraw: Math.round(expected / total),
    mostCost: prizes.reduce((sum, { quantity, worth }) => sum + (quantity ?? 0) * (worth ?? 0), 0),
    warnings: warningsOf({ forms, doors }),
  }
}

/** Publishes a lottery. It begins now at the earliest, so that its hashes are public before the first draw. */
const publish = (context: OpsContext, { lotteryId, version }: OpsLotteryAsRead): Promise<Written<OpsLotteryDetail>> =>
  opsLotteries(context).change(context, { id: lotteryId, version }, async ({ allowed }) => {
    if (!allowed.includes('publish')) throw wrongState('活动已上线或已结束')
    await sql`
      update lottery set published = true, begin_time = greatest(begin_time, ${context.now}::bigint),
        version = version + 1
      where id = ${lotteryId}`.execute(context.db)
    await pagesChanged(context.db)
  })

/** Ends a lottery now. */
const stop = (context: OpsContext, { lotteryId, version }: OpsLotteryAsRead): Promise<Written<OpsLotteryDetail>> =>
  opsLotteries(context).change(context, { id: lotteryId, version }, async ({ allowed }) => {
    if (!allowed.includes('stop')) throw wrongState('活动不在进行中，不能停止')
    await stopActivity(context, 'lottery', lotteryId)
    await pagesChanged(context.db)
  })

async function copy(
  context: OpsContext,
  { lotteryId, version, newId, beginTime, endTime }: CopyLottery,
): Promise<Written<OpsLotteryDetail>> {
  const things = opsLotteries(context)
  const { facts } = await things.lock(context.db, lotteryId, version)
  return things.add(context, newId, taken, () =>
    writeLotteries(context, [{ ...facts, lotteryId: newId, beginTime, endTime }]),
  )
}

type DrawRow = Omit<OpsDraw, 'orderId' | 'orderStatus'> & {
  [Field in 'orderId' | 'orderStatus']: OpsDraw[Field] | null
}

const drawList = opsList<ListDraws, DrawRow>({
  columns: sql`
    record.id as "recordId", record.shopper_id as "shopperId", shopper.telephone, draw_no as "drawNo",
    prize.prize_id as "prizeId", prize.name as "prizeName", record.prize_type as "prizeType",
    record.prize_id <> record.drawn_prize_id as "soldOut", won_at as "wonAt", record.status as "claimStatus",
    claim_deadline as "claimDeadline", coalesce(player.review, false) as review, order_id as "orderId",
    orders.status as "orderStatus"`,
  from: sql`
    prize_record record
    join shopper on shopper.id = record.shopper_id
    join lottery_prize prize on prize.lottery_id = record.lottery_id and prize.prize_id = record.prize_id
    left join lottery_player player
      on player.lottery_id = record.lottery_id and player.shopper_id = record.shopper_id
    left join orders on orders.id = record.order_id`,
  filters: {
    lotteryId: (lotteryId) => sql`record.lottery_id = ${lotteryId}`,
    claimStatus: (status) => sql`record.status = ${status}`,
    review: (review) => sql`coalesce(player.review, false) = ${review}`,
    won: (won) => sql`(record.prize_type <> ${sql.lit(PRIZE_TYPE.nothing)}) = ${won}`,
    shopperId: (shopperId) => sql`record.shopper_id = ${shopperId}`,
  },
  sorts: {
    newest: [descending('record.won_at'), descending('record.id')],
    oldest: [ascending('record.won_at'), ascending('record.id')],
  },
  row: (after) => sql`prize_record record where record.id = ${after}`,
  nameOf: ({ recordId }) => recordId,
})

async function listDraws(context: OpsContext, payload: ListDraws): Promise<OpsDrawPage> {
  if (!(await findLottery(context.db, payload.lotteryId))) throw noSuchLottery('lotteryId')
  const { rows, after } = await readList(drawList, context, payload)
  return {
    draws: rows.map((row) => ({ ...(withoutNothing(row) as OpsDraw), telephone: hide(row.telephone, 3) })),
    after,
  }
}

/**
 * Passes or refuses a player: they can claim their prizes, or the prizes return to the lottery.
 * @throws ShopError notFound; OpsError stale
 */
async function judge(
  context: OpsContext,
  { lotteryId, version, shopperId, pass, reason }: JudgePlayer,
): Promise<Written<JudgedPlayer>> {
  const { db } = context
  const why = pass ? null : needText(reason ?? '', 'reason')
  const things = opsLotteries(context)
  await things.lock(db, lotteryId, version)
  const { rows } = await sql`
    update lottery_player set review = ${!pass}
    where lottery_id = ${lotteryId} and shopper_id = ${shopperId} returning shopper_id`.execute(db)
  if (rows.length === 0) throw new ShopError(REPLY_CODE.notFound, '没有这位参与者', 'shopperId')
  const takenBack = pass ? [] : await takeBack(db, lotteryId, shopperId, why!)
  await sql`update lottery set version = version + 1 where id = ${lotteryId}`.execute(db)
  return {
    reply: { version: version + 1, takenBack: takenBack.length },
    changes: [
      { target: things.target(lotteryId), after: { shopperId, pass, takenBack: takenBack.length, reason: why } },
    ],
  }
}

async function takeBack(db: Database, lotteryId: string, shopperId: string, reason: string): Promise<string[]> {
  const to = prizeStep(CLAIM_STATUS.open, 'refuse', 'shop')
  const { rows } = await sql<{ id: string }>`
    update prize_record set status = ${to}, reason = ${reason}
    where lottery_id = ${lotteryId} and shopper_id = ${shopperId} and status = ${sql.lit(CLAIM_STATUS.open)}
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await giveBack(db, ids)
  return ids
}

/** Calls of staff for lotteries. */
export const lotteryOps: readonly OpsAnswers[] = [
  reads(lotteries, {
    async list(payload, context) {
      const { rows, after } = await readList(lotteryList, context, payload)
      return { lotteries: rows.map((row) => toListed(row, context.now)), after }
    },
    get: ({ lotteryId }, context) => opsLotteries(context).need(context.db, lotteryId),
    preview: ({ lotteryId }, context) => preview(context.db, lotteryId),
    draws: (payload, context) => listDraws(context, payload),
  }),
  writes(lotteries, {
    add: ({ lotteryId, ...facts }, context) =>
      opsLotteries(context).add(context, lotteryId, taken, () => writeLotteries(context, [{ lotteryId, ...facts }])),
    change: ({ lotteryId, version, ...facts }, context) =>
      opsLotteries(context).change(context, { id: lotteryId, version }, () =>
        writeLotteries(context, [{ lotteryId, ...factsOf({ lotteryId, ...facts }) }]),
      ),
    publish: (payload, context) => publish(context, payload),
    stop: (payload, context) => stop(context, payload),
    copy: (payload, context) => copy(context, payload),
    judge: (payload, context) => judge(context, payload),
  }),
]
