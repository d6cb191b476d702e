// Made by `npm run rows` of the migrated tables and `migrations/columns.ts`: change those.
import type { Generated } from '#database/generated'

export interface SkillCategory {
  code: string
  name: string
  position: number
  version: Generated<number>
}
