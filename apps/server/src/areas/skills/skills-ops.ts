import { skills, type ListOpsSkills, type OpsSkill } from '@hearth/ops'
import { sql } from 'kysely'
import { addCategory, changeCategory, listOpsCategories, removeCategory } from '#areas/skills/change-skill-categories'
import { addSkill, changeSkill, opsSkills, setOf } from '#areas/skills/change-skills'
import { reads, writes, type OpsAnswers } from '#kernel/ops/ops-area'
import { opsList, readList } from '#kernel/ops/ops-list'
import { ascending } from '#kernel/reads/page-of'

const skillList = opsList<ListOpsSkills, OpsSkill>({
  columns: sql`
    skill.id as "skillId", skill.name, category_code as "categoryCode", category.name as category,
    developer_name as "developerName", on_shelf as "onShelf", recommended, skill.position, skill.version`,
  from: sql`skill join skill_category category on category.code = skill.category_code`,
  filters: {
    categoryCode: (code) => sql`category_code = ${code}`,
    shelf: (shelf) => (shelf === 'on' ? sql`on_shelf` : sql`not on_shelf`),
    recommended: (recommended) => (recommended ? sql`recommended` : sql`not recommended`),
    // `%` and `_` are ordinary characters of the search word.
    search: (word) => sql`
      skill.id = ${word} or strpos(lower(skill.name), lower(${word})) > 0
      or strpos(lower(developer_name), lower(${word})) > 0`,
  },
  sorts: {
    place: ['skill.position', 'skill.id'].map(ascending),
    name: ['skill.name', 'skill.id'].map(ascending),
  },
  row: (after) => sql`skill where skill.id = ${after}`,
  nameOf: ({ skillId }) => skillId,
})

/** Calls of staff for skills. */
export const skillsOps: readonly OpsAnswers[] = [
  reads(skills, {
    async list(payload, context) {
      const { rows, after } = await readList(skillList, context, payload)
      return { skills: rows, after }
    },
    get: ({ skillId }, { db }) => opsSkills.need(db, skillId),
    categories: (_, { db }) => listOpsCategories(db),
  }),
  writes(skills, {
    add: (payload, context) => addSkill(context, payload),
    change: (payload, context) => changeSkill(context, payload),
    setShelf: ({ onShelf, ...which }, context) => setOf(context, which, { onShelf }),
    setRecommended: ({ recommended, ...which }, context) => setOf(context, which, { recommended }),
    setPlace: ({ position, ...which }, context) => setOf(context, which, { position }),
    addCategory: (payload, context) => addCategory(context, payload),
    changeCategory: (payload, context) => changeCategory(context, payload),
    removeCategory: (payload, context) => removeCategory(context, payload),
  }),
]
