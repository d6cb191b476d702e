// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { JSONColumnType } from 'kysely'
import type { StoredBlock } from '#database/tables/stored-block'

export interface ContentPage {
  blocks: JSONColumnType<StoredBlock[]>
  description: string
  title: string
  url_mapping: string
}
