import type { ShopFileSkill } from '@hearth/ops'
import { sql } from 'kysely'
import { findPictures } from '#areas/pictures/find-pictures'
import { skillFaults } from '#areas/skills/skill-faults'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { refuseRows, type RowFault } from '#kernel/ops/refused-rows'

const COLUMNS =
  '"skillId" text, "categoryCode" text, name text, icon jsonb, summary text, description jsonb, ' +
  '"developerName" text, examples jsonb, pictures jsonb, price bigint, "praisePercent" integer, ' +
  '"userCount" integer, permissions jsonb, "dataStatement" text, "privacyUrl" text, requirements text, ' +
  '"spuNos" jsonb, "onShelf" boolean, recommended boolean, position integer, row_at integer'

/**
 * Adds or changes skills. If the fields are not given, a skill stays on or off the shelf, recommended or not
 * recommended, and at its position. A new skill is then on the shelf, not recommended, and last.
 * @throws RefusedRows for the faults of `skillFaults`, and for a category, picture or product that does not exist
 */
export async function writeSkills(db: Database, skills: readonly ShopFileSkill[]): Promise<void> {
  refuseRows(skillFaults(skills))
  await refuseUnknown(db, skills)
  const picture = await findPictures(db, skills.flatMap(picturesOf))
  const rows = skills.map((skill, row_at) => ({
    ...skill,
    icon: picture(skill.icon),
    pictures: skill.pictures?.map(picture) ?? [],
    row_at,
  }))
  await sql`
    insert into skill (id, category_code, name, icon, summary, description, developer_name, examples, pictures, price,
      praise_percent, user_count, permissions, data_statement, privacy_url, requirements, spu_nos, on_shelf,
      recommended, position)
    select "skillId", "categoryCode", listed.name, listed.icon, listed.summary, listed.description, "developerName",
      listed.examples, listed.pictures, coalesce(listed.price, 0), "praisePercent", "userCount",
      coalesce(listed.permissions, '[]'), "dataStatement", "privacyUrl", listed.requirements,
      coalesce("spuNos", '[]'), coalesce("onShelf", known.on_shelf, true),
      coalesce(listed.recommended, known.recommended, false),
      coalesce(listed.position, known.position, row_at + (select coalesce(max(position) + 1, 0) from skill))
    from ${listRows(rows, COLUMNS)} as listed
    left join skill known on known.id = "skillId"
    on conflict (id) do update set category_code = excluded.category_code, name = excluded.name, icon = excluded.icon,
      summary = excluded.summary, description = excluded.description, developer_name = excluded.developer_name,
      examples = excluded.examples, pictures = excluded.pictures, price = excluded.price,
      praise_percent = excluded.praise_percent, user_count = excluded.user_count, permissions = excluded.permissions,
      data_statement = excluded.data_statement, privacy_url = excluded.privacy_url,
      requirements = excluded.requirements, spu_nos = excluded.spu_nos, on_shelf = excluded.on_shelf,
      recommended = excluded.recommended, position = excluded.position, version = skill.version + 1`.execute(db)
}

const picturesOf = ({ icon, pictures = [] }: ShopFileSkill, row: number) => [
  { name: icon, row, field: 'icon' },
  ...pictures.map((name, at) => ({ name, row, field: `pictures[${at}]` })),
]

/**
 * Refuses skills with a category or product that does not exist. Locks the categories against deletion until the skills
 * are written.
 */
async function refuseUnknown(db: Database, skills: readonly ShopFileSkill[]): Promise<void> {
  const codes = skills.map(({ categoryCode }) => categoryCode)
  const spuNos = skills.flatMap((skill) => skill.spuNos ?? [])
  const { rows } = await sql<{ categories: string[]; products: string[] }>`
    with known as (
      select code from skill_category where code = any(${codes}::text[]) order by code for key share
    )
    select coalesce((select jsonb_agg(code) from known), '[]') as categories,
      coalesce((select jsonb_agg(spu_no) from spu where spu_no = any(${spuNos}::text[])), '[]') as products
  `.execute(db)
  const categories = new Set(rows[0]?.categories)
  const products = new Set(rows[0]?.products)
  refuseRows(
    skills.flatMap(({ categoryCode, spuNos: own = [] }, row): RowFault[] => [
      ...(categories.has(categoryCode)
        ? []
        : [{ row, field: 'categoryCode', text: `没有这个技能分类：${categoryCode}`, missing: categoryCode }]),
      ...own.flatMap((spuNo, at) =>
        products.has(spuNo) ? [] : [{ row, field: `spuNos[${at}]`, text: `没有这个商品：${spuNo}`, missing: spuNo }],
      ),
    ]),
  )
}
