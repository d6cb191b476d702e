import { skillFaults } from '#areas/skills/skill-faults'
import { writeSkillCategories } from '#areas/skills/write-skill-categories'
import { writeSkills } from '#areas/skills/write-skills'
import { shopFilePart, type ShopFilePart } from '#kernel/shop-file/shop-file-part'

/** The parts of a shop file with skills and their categories. */
export const skillsFile: readonly ShopFilePart[] = [
  shopFilePart('skillCategories', {
    key: 'categoryCode',
    tables: { skill_category: 'code' },
    write: ({ db }, categories) => writeSkillCategories(db, categories),
  }),
  shopFilePart('skills', {
    key: 'skillId',
    tables: { skill: 'id' },
    after: ['pictures', 'products', 'skillCategories'],
    check: skillFaults,
    write: ({ db }, skills) => writeSkills(db, skills),
  }),
]
