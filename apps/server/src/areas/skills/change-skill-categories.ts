import { REPLY_CODE } from '@hearth/domain'
import type {
  AddSkillCategory,
  ChangeSkillCategory,
  Changed,
  OpsSkillCategories,
  OpsSkillCategory,
  RemoveSkillCategory,
} from '@hearth/ops'
import { sql } from 'kysely'
import { writeSkillCategories } from '#areas/skills/write-skill-categories'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

const columns = sql`
  code as "categoryCode", name, position, version,
  (select count(*) from skill where category_code = category.code) as skills`

/** Lists all categories, in the order of their tabs. */
export async function listOpsCategories(db: Database): Promise<OpsSkillCategories> {
  const { rows } = await sql<OpsSkillCategory>`
    select ${columns} from skill_category category order by position, code`.execute(db)
  return { categories: rows }
}

const categories = versioned<OpsSkillCategory>({
  kind: 'skill-category',
  async find(db, code, lock) {
    const { rows } = await sql<OpsSkillCategory>`
      select ${columns} from skill_category category
      where code = ${code} ${lock ? sql`for update` : sql``}`.execute(db)
    return rows[0]
  },
  missing: () => new ShopError(REPLY_CODE.notFound, '没有这个技能分类', 'categoryCode'),
  told: ({ name, position }) => ({ name, position }),
})

const taken = () => new ShopError(REPLY_CODE.conflict, '已有同名的技能分类', 'categoryCode')

/** Adds a category. @throws ShopError conflict; RefusedRows overLimit */
export const addCategory = (context: OpsContext, category: AddSkillCategory): Promise<Written<OpsSkillCategory>> =>
  categories.add(context, category.categoryCode, taken, () => writeSkillCategories(context.db, [category]))

/** Changes a category. @throws ShopError notFound; OpsError stale */
export const changeCategory = (
  context: OpsContext,
  { version, ...category }: ChangeSkillCategory,
): Promise<Written<OpsSkillCategory>> =>
  categories.change(context, { id: category.categoryCode, version }, async () => {
    await writeSkillCategories(context.db, [category])
    await pagesChanged(context.db)
  })

/** Deletes a category without skills. @throws ShopError notFound, wrongState; OpsError stale */
export async function removeCategory(
  { db }: OpsContext,
  { categoryCode, version }: RemoveSkillCategory,
): Promise<Written<Changed>> {
  // While the category is locked, a request that adds a skill to it waits, and then finds that the category is gone. A
  // skill that was added before the lock may be missing in the row that the locking statement read, so the category is
  // read again.
  const { name, position } = await categories.lock(db, categoryCode, version)
  const { skills } = await categories.need(db, categoryCode)
  if (skills > 0)
    throw new ShopError(REPLY_CODE.wrongState, `分类中还有 ${skills} 个技能，请先移到其他分类`, 'categoryCode')
  await sql`delete from skill_category where code = ${categoryCode}`.execute(db)
  return {
    reply: { version: version + 1, changed: true },
    changes: [{ target: categories.target(categoryCode), before: { name, position } }],
  }
}
