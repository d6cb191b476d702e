import {
  CAMPAIGN_STATUS,
  campaignStatusAt,
  PRIZE_TYPE,
  REPLY_CODE,
  type CampaignStatus,
  type DoorChoices,
  type LotteryForms,
  type PrizeType,
  type TablePrize,
} from '@hearth/domain'
import type { Picture } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** A prize of a lottery, as stored. */
export interface PrizeRow {
  prizeId: string
  prizeName: string
  prizeType: PrizeType
  picture: Picture | null
  /** The prize's weight in a draw; 0 for the reward, which is not drawn. */
  weight: number
  quantity: number | null
  given: number
  /** Fen. */
  worth: number | null
  skuNo: string | null
  couponBatchId: string | null
  points: number | null
}

/** A lottery, with its prizes in the order of the wheel. */
export interface LotteryRow {
  lotteryId: string
  version: number
  name: string
  description: string
  picture: Picture | null
  rules: string[]
  beginTime: number
  endTime: number
  published: boolean
  forms: LotteryForms
  doors: DoorChoices
  mostWins: number
  claimDays: number
  rewardAfter: number | null
  organiser: string
  contact: string
  /** The seed. It is secret until the lottery ends. */
  seed: string
  seedHash: string
  tableHash: string
  prizes: PrizeRow[]
  reward: PrizeRow | null
}

type Row = Omit<LotteryRow, 'prizes' | 'reward'> & { prizes: PrizeRow[] }

/** Finds a lottery, published or not, in one query. */
export async function findLottery(db: Database, lotteryId: string): Promise<LotteryRow | undefined> {
  const { rows } = await sql<Row>`
    select lottery.id as "lotteryId", version, name, description, picture, rules, begin_time as "beginTime",
      end_time as "endTime", published, forms, doors, most_wins as "mostWins", claim_days as "claimDays",
      reward_after as "rewardAfter", organiser, contact, seed, seed_hash as "seedHash",
      table_hash as "tableHash",
      (
        select jsonb_agg(jsonb_build_object('prizeId', prize_id, 'prizeName', prize.name, 'prizeType', prize_type,
          'picture', prize.picture, 'weight', weight, 'quantity', quantity, 'given', given, 'worth', worth,
          'skuNo', sku_no, 'couponBatchId', coupon_batch_id, 'points', points) order by position)
        from lottery_prize prize where prize.lottery_id = lottery.id
      ) as prizes
    from lottery where id = ${lotteryId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { prizes, ...lottery } = row
  return {
    ...lottery,
    prizes: prizes.filter(({ weight }) => weight > 0),
    reward: prizes.find(({ weight }) => weight === 0) ?? null,
  }
}

/** Returns the error for a lottery that does not exist. */
export const noSuchLottery = (field = 'activityId') => new ShopError(REPLY_CODE.notFound, '抽奖活动不存在', field)

/** The id by which pages request the lottery that is shown by default. */
const NOW = 'now'

/**
 * Returns the id of a lottery. `now` means the running lottery that began last, otherwise the next one, otherwise the
 * last one. Any other name is an id itself.
 */
export async function lotteryNamed(db: Database, name: string, now: number): Promise<string> {
  if (name !== NOW) return name
  const { rows } = await sql<{ id: string }>`
    select id from lottery where published
    order by begin_time <= ${now} and end_time >= ${now} desc, begin_time > ${now} desc,
      case when begin_time > ${now} then begin_time else -begin_time end, id limit 1`.execute(db)
  return rows[0]?.id ?? name
}

/** Finds a published lottery. @throws ShopError notFound */
export async function needLottery(db: Database, lotteryId: string, field?: string): Promise<LotteryRow> {
  const lottery = await findLottery(db, lotteryId)
  if (!lottery?.published) throw noSuchLottery(field)
  return lottery
}

/** Refuses an action unless the lottery is running. @throws ShopError wrongState */
export function needRunning(lottery: LotteryRow, now: number): void {
  const status: CampaignStatus = campaignStatusAt(lottery, now)
  if (status === CAMPAIGN_STATUS.running) return
  throw new ShopError(
    REPLY_CODE.wrongState,
    status === CAMPAIGN_STATUS.over ? '活动已结束' : '活动还没有开始',
    'activityId',
  )
}

/** Returns the table of prizes that a lottery publishes. Draws and the table's hash are computed from it. */
export const tableOf = ({ prizes }: Pick<LotteryRow, 'prizes'>): (TablePrize & PrizeRow)[] =>
  prizes.map((prize) => ({ ...prize, quantity: prize.quantity ?? undefined }) as TablePrize & PrizeRow)

/** Returns the prize that stands for winning nothing. A draw that hits a sold-out prize gets it. */
export const nothingOf = ({ prizes }: Pick<LotteryRow, 'prizes'>): PrizeRow => {
  const nothing = prizes.find(({ prizeType }) => prizeType === PRIZE_TYPE.nothing)
  if (!nothing) throw new Error('a lottery without a prize that is nothing')
  return nothing
}
