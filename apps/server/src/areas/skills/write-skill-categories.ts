import { REPLY_CODE } from '@hearth/domain'
import type { ShopFileSkillCategory } from '@hearth/ops'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { refuseRows } from '#kernel/ops/refused-rows'

/** The most categories of a shop. Each category is a tab. */
const MOST = 50

const COLUMNS = '"categoryCode" text, name text, position integer, row_at integer'

/**
 * Adds or changes categories of skills. Without a given position, a category keeps its position, and a new one comes
 * last.
 * @throws RefusedRows overLimit if the shop would have too many categories
 */
export async function writeSkillCategories(db: Database, categories: readonly ShopFileSkillCategory[]): Promise<void> {
  const rows = categories.map((category, row_at) => ({ ...category, row_at }))
  await sql`
    insert into skill_category (code, name, position)
    select "categoryCode", listed.name,
      coalesce(listed.position, known.position,
        row_at + (select coalesce(max(position) + 1, 0) from skill_category))
    from ${listRows(rows, COLUMNS)} as listed
    left join skill_category known on known.code = "categoryCode"
    on conflict (code) do update set name = excluded.name, position = excluded.position,
      version = skill_category.version + 1`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count from skill_category`.execute(db)
  const count = counted[0]?.count ?? 0
  refuseRows(
    count > MOST
      ? [{ row: 0, field: 'categoryCode', text: `技能分类最多 ${MOST} 个`, code: REPLY_CODE.overLimit }]
      : [],
  )
}
