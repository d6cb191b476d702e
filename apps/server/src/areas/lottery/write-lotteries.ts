import { drawCommitment, MOST_PRIZE_WORTH, PRIZE_TYPE, REPLY_CODE, type PrizeType } from '@hearth/domain'
import type { LotteryFacts, LotteryPrizeFacts, OpsLotteryId } from '@hearth/ops'
import type { Picture } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { lotteryFaults } from '#areas/lottery/lottery-faults'
import { findLottery, type LotteryRow } from '#areas/lottery/lottery-row'
import { findPictures, type NamedPicture } from '#areas/pictures/find-pictures'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { RefusedRows, refuseRows, type RowFault } from '#kernel/ops/refused-rows'
import type { OwnerWork } from '#kernel/shop-file/shop-file-part'
import { systemRandom, type Random } from '#shop/random'

/** A lottery to write. */
export interface LotteryToWrite extends OpsLotteryId, LotteryFacts {
  /** True if shoppers see it; absent to leave this unchanged. */
  published?: boolean
}

const USUAL = { mostWins: 3, claimDays: 30 } as const

/** A prize with the data of its sku, its coupon batch and its picture. */
type FoundPrize = LotteryPrizeFacts & { prizeType: PrizeType; found: Picture | null; value: number | null }

/** The source of data and of seeds for writing lotteries. By default, seeds come from the system's random numbers. */
export type LotteryWriter = OwnerWork & { random?: Random }

/**
 * Adds or changes lotteries. Once a lottery is published, only its texts, its pictures and a later end can be changed.
 * A draft gets a new seed with each write, so that nobody knows the seed before it is published.
 * @throws RefusedRows for contradictions, unknown ids, and changes of fields that can't be changed after publication
 */
export async function writeLotteries(writer: LotteryWriter, lotteries: readonly LotteryToWrite[]): Promise<void> {
  refuseRows(lotteryFaults(lotteries))
  const picture = await findPictures(writer.db, lotteries.flatMap(picturesOf))
  for (const [row, lottery] of lotteries.entries()) {
    const prizes = await findPrizes(writer.db, lottery, picture, row)
    const before = await lockLottery(writer.db, lottery.lotteryId)
    if (before?.published) await changePublished(writer, before, lottery, { row, picture })
    else await writeDraft(writer, lottery, { prizes, picture })
  }
  await pagesChanged(writer.db)
}

const picturesOf = ({ picture, prizes, reward }: LotteryToWrite, row: number): NamedPicture[] => [
  ...(picture === undefined ? [] : [{ name: picture, row, field: 'picture' }]),
  ...prizes.flatMap((prize, at) =>
    prize.picture === undefined ? [] : [{ name: prize.picture, row, field: `prizes[${at}].picture` }],
  ),
  ...(reward?.picture === undefined ? [] : [{ name: reward.picture, row, field: 'reward.picture' }]),
]

async function lockLottery(db: Database, lotteryId: string): Promise<LotteryRow | undefined> {
  await sql`select id from lottery where id = ${lotteryId} for update`.execute(db)
  return findLottery(db, lotteryId)
}

async function findPrizes(
  db: Database,
  { prizes, reward }: LotteryToWrite,
  picture: (name: string) => Picture,
  row: number,
): Promise<FoundPrize[]> {
  const all: LotteryPrizeFacts[] = [...prizes, ...(reward ? [{ ...reward, weight: 0 }] : [])]
  const { rows } = await sql<{
    skus: Record<string, { picture: Picture; price: number }>
    batches: Record<string, number>
  }>`
    select coalesce((
        select jsonb_object_agg(sku_no, jsonb_build_object('picture', picture, 'price', price)) from sku
        where sku_no = any(${all.flatMap(({ skuNo }) => skuNo ?? [])}::text[])
      ), '{}') as skus,
      coalesce((
        select jsonb_object_agg(id, case discount_type when 1 then coupon_value else 0 end) from coupon_batch
        where id = any(${all.flatMap(({ couponBatchId }) => couponBatchId ?? [])}::text[])
      ), '{}') as batches`.execute(db)
  const { skus, batches } = rows[0]!
  const faults: RowFault[] = []
  const found = all.map((prize, at): FoundPrize => {
    const { skuNo, couponBatchId } = prize
    const field = at < prizes.length ? `prizes[${at}]` : 'reward'
    const fault = (name: string, text: string, missing?: string) =>
      faults.push({
        ...{ row, field: `${field}.${name}`, text },
        ...(missing === undefined ? {} : { missing, code: REPLY_CODE.notFound }),
      })
    if (skuNo !== undefined && !skus[skuNo]) fault('skuNo', `没有商品规格 ${skuNo}`, skuNo)
    if (couponBatchId !== undefined && batches[couponBatchId] === undefined)
      fault('couponBatchId', `没有优惠券 ${couponBatchId}`, couponBatchId)
    const sku = skuNo === undefined ? undefined : skus[skuNo]
    const value = prize.worth ?? sku?.price ?? (couponBatchId === undefined ? undefined : batches[couponBatchId])
    if ((value ?? 0) > MOST_PRIZE_WORTH) fault('worth', '奖品价值不能超过 5 万元（市场监管总局令第 32 号）')
    return {
      ...prize,
      prizeType: typeOf(prize),
      found: prize.picture === undefined ? (sku?.picture ?? null) : picture(prize.picture),
      value: value || null,
    }
  })
  refuseRows(faults)
  return found
}

const typeOf = ({ skuNo, couponBatchId, points }: LotteryPrizeFacts): PrizeType =>
  skuNo !== undefined
    ? PRIZE_TYPE.product
    : couponBatchId !== undefined
      ? PRIZE_TYPE.coupon
      : points !== undefined
        ? PRIZE_TYPE.points
        : PRIZE_TYPE.nothing

/** The fields that can't be changed after publication. */
const STANDING = [
  'beginTime',
  'prizes',
  'reward',
  'forms',
  'doors',
  'mostWins',
  'claimDays',
  'organiser',
] as const satisfies readonly (keyof LotteryFacts)[]

async function changePublished(
  { db }: OwnerWork,
  before: LotteryRow,
  lottery: LotteryToWrite,
  { row, picture }: { row: number; picture: (name: string) => Picture },
): Promise<void> {
  const { rows } = await sql<{ facts: LotteryFacts }>`
    select facts from lottery where id = ${lottery.lotteryId}`.execute(db)
  const was = { ...USUAL, doors: {}, ...rows[0]!.facts, beginTime: before.beginTime }
  const wish = { ...USUAL, doors: {}, ...factsOf(lottery) }
  const moved = STANDING.find((field) => inOrder(was[field]) !== inOrder(wish[field]))
  const shorter = wish.endTime < before.endTime
  if (moved || shorter)
    throw new RefusedRows([
      {
        row,
        field: moved ?? 'endTime',
        text: moved ? '活动已上线，奖品、概率和条件不能再改' : '活动已上线，结束时间只能延后；要提前结束请停止活动',
        code: REPLY_CODE.wrongState,
      },
    ])
  await sql`
    update lottery set name = ${lottery.name}, description = ${lottery.description ?? ''},
      picture = ${jsonOf(lottery.picture && picture(lottery.picture))}::jsonb,
      rules = ${JSON.stringify(lottery.rules ?? [])}::jsonb, end_time = ${lottery.endTime},
      contact = ${lottery.contact}, facts = ${JSON.stringify(factsOf(lottery))}::jsonb, version = version + 1
    where id = ${lottery.lotteryId}`.execute(db)
}

async function writeDraft(
  { db, now, random = systemRandom }: LotteryWriter,
  lottery: LotteryToWrite,
  { prizes, picture }: { prizes: readonly FoundPrize[]; picture: (name: string) => Picture },
): Promise<void> {
  const { lotteryId, published = false, mostWins = USUAL.mostWins, claimDays = USUAL.claimDays } = lottery
  const seed = random.bytes(32).toString('hex')
  const table = prizes
    .filter(({ weight }) => weight > 0)
    .map(({ prizeId, name, prizeType, weight, quantity }) => ({
      prizeId,
      prizeName: name,
      prizeType,
      weight,
      quantity,
    }))
  const { seedHash, tableHash } = drawCommitment(seed, table)
  await sql`delete from lottery_prize where lottery_id = ${lotteryId}`.execute(db)
  await sql`
    insert into lottery (id, name, description, picture, rules, facts, begin_time, end_time, published, forms, doors,
      most_wins, claim_days, reward_after, organiser, contact, seed, seed_hash, table_hash, created_at)
    values (${lotteryId}, ${lottery.name}, ${lottery.description ?? ''},
      ${jsonOf(lottery.picture && picture(lottery.picture))}::jsonb, ${JSON.stringify(lottery.rules ?? [])}::jsonb,
      ${JSON.stringify(factsOf(lottery))}::jsonb, ${lottery.beginTime}, ${lottery.endTime}, ${published},
      ${JSON.stringify(lottery.forms)}::jsonb, ${JSON.stringify(lottery.doors ?? {})}::jsonb, ${mostWins}, ${claimDays},
      ${lottery.reward?.after ?? null}, ${lottery.organiser}, ${lottery.contact},
      ${seed}, ${seedHash}, ${tableHash}, ${now})
    on conflict (id) do update set name = excluded.name, description = excluded.description,
      picture = excluded.picture, rules = excluded.rules, facts = excluded.facts, begin_time = excluded.begin_time,
      end_time = excluded.end_time, published = excluded.published, forms = excluded.forms, doors = excluded.doors,
      most_wins = excluded.most_wins, claim_days = excluded.claim_days, reward_after = excluded.reward_after,
      organiser = excluded.organiser, contact = excluded.contact, seed = excluded.seed,
      seed_hash = excluded.seed_hash, table_hash = excluded.table_hash, version = lottery.version + 1`.execute(db)
  const rows = prizes.map((prize, position) => ({ ...prize, position, lotteryId }))
  await sql`
    insert into lottery_prize (lottery_id, prize_id, position, name, picture, prize_type, weight, quantity, worth,
      sku_no, coupon_batch_id, points)
    select "lotteryId", "prizeId", position, name, found, "prizeType", weight, quantity, value, "skuNo",
      "couponBatchId", points
    from ${listRows(rows, PRIZE_COLUMNS)} as listed`.execute(db)
}

const PRIZE_COLUMNS =
  '"lotteryId" text, "prizeId" text, position integer, name text, found jsonb, "prizeType" integer, weight integer, ' +
  'quantity integer, value bigint, "skuNo" text, "couponBatchId" text, points integer'

const jsonOf = (value: object | '' | undefined): string | null => (value ? JSON.stringify(value) : null)

/** Returns a lottery without its id, version and publication. */
export const factsOf = ({
  lotteryId: _lotteryId,
  published: _published,
  ...facts
}: LotteryToWrite & { version?: number }): LotteryFacts => {
  const { version: _version, ...plain } = facts
  return plain
}

/** Returns a value as text, independent of the order of its fields. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
