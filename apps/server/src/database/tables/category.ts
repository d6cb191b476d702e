// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'
import type { JSONColumnType } from 'kysely'
import type { Picture } from '@hearth/sdk/core'

export interface Category {
  code: string
  name: string
  picture: JSONColumnType<Picture>
  position: number
  subtitle: Generated<string>
}
