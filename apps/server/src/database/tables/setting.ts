// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { ColumnType } from 'kysely'

/** Settings by name; `catalogueVersion` is a number that rises when anything a public page shows has changed. */
export interface Setting {
  name: string
  value: ColumnType<string | number | object, string, string>
}
