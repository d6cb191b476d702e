// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { DoorChoices, LotteryForms } from '@hearth/domain'
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { LotteryFacts } from '@hearth/ops'
import type { Picture } from '@hearth/sdk/core'

/** A lottery; its prizes are rows of `lottery_prize`. */
export interface Lottery {
  begin_time: number
  claim_days: number
  contact: string
  created_at: number
  description: Generated<string>
  doors: Generated<JSONColumnType<DoorChoices>>
  end_time: number
  /**
   * The owner’s data of the lottery.
   */
  facts: JSONColumnType<LotteryFacts>
  forms: JSONColumnType<LotteryForms>
  id: string
  most_wins: number
  name: string
  organiser: string
  picture: JSONColumnType<Picture> | null | null
  /**
   * Whether shoppers see it; once they do, prizes, odds and chances are fixed.
   */
  published: Generated<boolean>
  /**
   * Number of draws after which everybody gets the prize of weight 0; null for no reward.
   */
  reward_after: number | null
  rules: Generated<JSONColumnType<string[]>>
  /**
   * Seed of the draws; secret until the lottery ends.
   */
  seed: string
  seed_hash: string
  table_hash: string
  version: Generated<number>
}
