import { skills } from '@hearth/sdk/core'
import { readSkill } from '#areas/skills/read-skill'
import { listCategories, listRecommended, listSkills } from '#areas/skills/list-skills'
import { skillsCommands } from '#areas/skills/skills-commands'
import { skillsDemo } from '#areas/skills/skills-demo'
import { skillsFile } from '#areas/skills/skills-file'
import { skillsOps } from '#areas/skills/skills-ops'
import { answers, defineArea } from '#kernel/area'

/** Skills of smart devices (F13). Devices store which skills are on. The shop stores nothing about shoppers here. */
export const skillsArea = defineArea({
  name: 'skills',
  demo: skillsDemo,
  commands: skillsCommands,
  ops: skillsOps,
  shopFile: skillsFile,
  calls: [
    answers(
      skills,
      {
        listRecommended: (_, { db }) => listRecommended(db),
        listCategories: (_, { db }) => listCategories(db),
        list: (wish, { db }) => listSkills(db, wish),
        get: ({ skillId }, { db, now }) => readSkill(db, skillId, now),
      },
      { visitors: true, shared: true },
    ),
  ],
})
