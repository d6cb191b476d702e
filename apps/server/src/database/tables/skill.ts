// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'

export interface Skill {
  category_code: string
  data_statement: string
  /**
   * A paragraph each.
   */
  description: JSONColumnType<string[]>
  developer_name: string
  examples: JSONColumnType<string[]>
  icon: JSONColumnType<Picture>
  id: string
  name: string
  on_shelf: Generated<boolean>
  permissions: Generated<JSONColumnType<{ name: string; purpose: string }[]>>
  pictures: Generated<JSONColumnType<Picture[]>>
  position: number
  praise_percent: number | null
  price: Generated<number>
  privacy_url: string | null
  recommended: Generated<boolean>
  requirements: string | null
  /**
   * Products it works with, in the order they are shown.
   */
  spu_nos: Generated<JSONColumnType<string[]>>
  summary: string
  user_count: number | null
  version: Generated<number>
}
