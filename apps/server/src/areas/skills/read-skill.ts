import { AVAILABILITY, REPLY_CODE } from '@hearth/domain'
import type { SkillDetail } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readCards } from '#areas/products/read-cards'
import { withoutNothing } from '#kernel/reads/without-nothing'
import { skillColumns } from '#areas/skills/list-skills'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

type Row = Omit<SkillDetail, 'products' | 'praisePercent' | 'userCount' | 'privacyUrl' | 'requirements'> & {
  [Field in 'praisePercent' | 'userCount' | 'privacyUrl' | 'requirements']: NonNullable<SkillDetail[Field]> | null
} & { spuNos: string[] }

/**
 * Reads a skill with all its data, and with those of its products that can be viewed.
 * @throws ShopError notFound for a skill that does not exist or is off the shelf
 */
export async function readSkill(db: Database, skillId: string, now: number): Promise<SkillDetail> {
  const { rows } = await sql<Row>`
    select ${skillColumns}, category.name as "categoryName", description, developer_name as "developerName", examples,
      pictures, price, praise_percent as "praisePercent", user_count as "userCount", permissions,
      data_statement as "dataStatement", privacy_url as "privacyUrl", requirements, spu_nos as "spuNos"
    from skill
    join skill_category category on category.code = skill.category_code
    where skill.id = ${skillId} and on_shelf`.execute(db)
  const [row] = rows
  if (!row) throw new ShopError(REPLY_CODE.notFound, '没有这个技能，或已下架', 'skillId')
  const { spuNos, ...skill } = row
  const { spus, card } = await readCards(
    db,
    sql`spu.spu_no = any(${spuNos}::text[]) order by array_position(${spuNos}::text[], spu.spu_no)`,
    now,
  )
  const products = spus.map((spu) => card(spu)).filter(({ availability }) => availability !== AVAILABILITY.inactive)
  return { ...withoutNothing(skill), products }
}
