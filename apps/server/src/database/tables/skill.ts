// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture, SkillPermission } from '@hearth/sdk/core'

export interface Skill {
  category_code: string
  data_statement: string
  /**
   * Paragraphs.
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
   * Position in lists, the smallest first; skills with the same position are sorted by id.
   */
  position: number
  praise_percent: number | null
  /**
   * Fen that the skill costs on the device.
   */
  price: Generated<number>
  privacy_url: string | null
  recommended: Generated<boolean>
  requirements: string | null
  /**
   * Products with which it works, in the order in which they are shown.
   */
  spu_nos: Generated<JSONColumnType<string[]>>
  summary: string
  user_count: number | null
  version: Generated<number>
}
