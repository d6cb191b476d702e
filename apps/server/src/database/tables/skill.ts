// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture, SkillPermission } from '@hearth/sdk/core'

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
  permissions: Generated<JSONColumnType<SkillPermission[]>>
  pictures: Generated<JSONColumnType<Picture[]>>
  /**
   * Position in lists, the smallest first; skills with the same position by their ids.
   */
  position: number
  praise_percent: number | null
  /**
   * Fen that it costs on the device.
   */
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
