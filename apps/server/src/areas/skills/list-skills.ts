import type { ListSkills, RecommendedSkills, Skill, SkillCategories, SkillCategory, SkillPage } from '@hearth/sdk/core'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/connect'
import { ascending, pageOf } from '#kernel/reads/page-of'

const DEFAULT_COUNT = 20

/** The most recommended skills in a reply. */
const MOST_RECOMMENDED = 20

/** The columns of a row of `skill` in a list. */
export const skillColumns = sql`
  skill.id as "skillId", skill.name, skill.icon, skill.summary, skill.category_code as "categoryCode",
  skill.examples ->> 0 as example`

const PLACE = ['skill.position', 'skill.id'].map(ascending)

/** Lists the skills that the shop recommends, in their order. */
export async function listRecommended(db: Database): Promise<RecommendedSkills> {
  const { rows } = await sql<Skill>`
    select ${skillColumns} from skill
    where on_shelf and recommended
    order by skill.position, skill.id limit ${MOST_RECOMMENDED}`.execute(db)
  return { result: rows }
}

/** Lists the categories that have skills on the shelf, in the order of their tabs. */
export async function listCategories(db: Database): Promise<SkillCategories> {
  const { rows } = await sql<SkillCategory>`
    select code as "categoryCode", name from skill_category category
    where exists (select from skill where category_code = category.code and on_shelf)
    order by position, code`.execute(db)
  return { result: rows }
}

/**
 * Lists a page of skills, in their order. The page continues after the skill `startId`, even if that has been taken off
 * the shelf meanwhile.
 */
export async function listSkills(
  db: Database,
  { startId, count = DEFAULT_COUNT, categoryCode }: ListSkills,
): Promise<SkillPage> {
  const chosen: RawBuilder<boolean> =
    categoryCode === undefined ? sql`on_shelf` : sql`on_shelf and category_code = ${categoryCode}`
  const page = pageOf({
    by: PLACE,
    row: (after) => sql`skill where skill.id = ${after}`,
    ...(startId === undefined ? {} : { after: startId }),
    count,
  })
  const { rows } = await sql<Skill>`
    select ${skillColumns} from skill
    where ${chosen} and ${page.beyond}
    order by ${page.order} limit ${page.limit}`.execute(db)
  const { rows: counted } = await sql<{ totalCount: number }>`
    select count(*) as "totalCount" from skill where ${chosen}`.execute(db)
  const { rows: result, after } = page.cut(rows, ({ skillId }) => skillId)
  return { result, totalCount: counted[0]?.totalCount ?? 0, startId: after }
}
