import { REPLY_CODE } from '@hearth/domain'
import type { AddSkill, ChangeSkill, Changed, Expected, OpsSkillDetail, OpsSkillId } from '@hearth/ops'
import type { Picture } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { readPictureAddress } from '#areas/pictures/picture-address'
import { withoutNothing } from '#kernel/reads/without-nothing'
import { writeSkills } from '#areas/skills/write-skills'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { Database } from '#database/connect'
import type { OpsContext, Written } from '#kernel/ops/ops-area'
import { ShopError } from '#kernel/shop-error'
import { versioned } from '#kernel/ops/versioned'

type MayBeNull = 'praisePercent' | 'userCount' | 'privacyUrl' | 'requirements'

type Row = Omit<OpsSkillDetail, 'icon' | 'pictures' | MayBeNull> & {
  icon: Picture
  pictures: Picture[]
} & { [Field in MayBeNull]: NonNullable<OpsSkillDetail[Field]> | null }

async function findSkill(db: Database, skillId: string, lock: boolean): Promise<OpsSkillDetail | undefined> {
  const { rows } = await sql<Row>`
    select skill.id as "skillId", skill.name, category_code as "categoryCode",
      (select name from skill_category where code = category_code) as category,
      icon, summary, description, developer_name as "developerName", examples, pictures, price,
      praise_percent as "praisePercent", user_count as "userCount", permissions, data_statement as "dataStatement",
      privacy_url as "privacyUrl", requirements, spu_nos as "spuNos", on_shelf as "onShelf", recommended, position,
      version
    from skill where skill.id = ${skillId} ${lock ? sql`for update` : sql``}`.execute(db)
  const [row] = rows
  return row && { ...withoutNothing(row), icon: nameOf(row.icon), pictures: row.pictures.map(nameOf) }
}

/** Returns the name in a picture's address, since owners refer to pictures by their names. */
const nameOf = ({ url }: Picture): string => readPictureAddress(url)?.name ?? url

/** Reads and changes skills for staff. */
export const opsSkills = versioned<OpsSkillDetail>({
  kind: 'skill',
  find: findSkill,
  missing: () => new ShopError(REPLY_CODE.notFound, '没有这个技能', 'skillId'),
})

const taken = () => new ShopError(REPLY_CODE.conflict, '已有同名的技能', 'skillId')

/** Adds a skill. @throws ShopError conflict; RefusedRows */
export const addSkill = (context: OpsContext, skill: AddSkill): Promise<Written<OpsSkillDetail>> =>
  opsSkills.add(context, skill.skillId, taken, async () => {
    await writeSkills(context.db, [skill])
    await pagesChanged(context.db)
  })

/** Changes a skill. @throws ShopError notFound; RefusedRows; OpsError stale */
export const changeSkill = (
  context: OpsContext,
  { version, ...skill }: ChangeSkill,
): Promise<Written<OpsSkillDetail>> =>
  opsSkills.change(context, { id: skill.skillId, version }, async () => {
    await writeSkills(context.db, [skill])
    await pagesChanged(context.db)
  })

/** Sets one field of a skill. Nothing changes if the field already has the value. @throws as `changeSkill` */
export const setOf = (
  context: OpsContext,
  { skillId, version }: OpsSkillId & Expected,
  wish: Partial<Pick<OpsSkillDetail, 'onShelf' | 'recommended' | 'position'>>,
): Promise<Written<Changed>> =>
  opsSkills.act(context, { id: skillId, version }, async (before) => {
    const { onShelf, recommended, position } = { ...before, ...wish }
    if (onShelf === before.onShelf && recommended === before.recommended && position === before.position) return
    await sql`
      update skill set on_shelf = ${onShelf}, recommended = ${recommended}, position = ${position},
        version = version + 1
      where id = ${skillId}`.execute(context.db)
    await pagesChanged(context.db)
  })
