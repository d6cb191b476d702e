import type { ShopFileSkill } from '@hearth/ops'
import { demoSkills } from '#areas/skills/demo-skills'
import type { DemoDay, DemoParts } from '#kernel/demo/demo-parts'

const skillCategories = [
  { categoryCode: 'kids', name: '儿童成长' },
  { categoryCode: 'home', name: '全屋智能' },
  { categoryCode: 'life', name: '生活助手' },
  { categoryCode: 'sleep', name: '健康睡眠' },
  { categoryCode: 'fun', name: '影音娱乐' },
]

const iconOf = (skillId: string) => `skill-${skillId}`

/** The skills of the demo shop, with pictures of their products in use. */
const skills = ({ products }: DemoDay): ShopFileSkill[] =>
  demoSkills.map((skill, position) => ({
    ...skill,
    icon: iconOf(skill.skillId),
    pictures: skill.spuNos.slice(0, 2).flatMap((spuNo) => {
      const inUse = products.find((one) => one.spuNo === spuNo)?.pictures ?? []
      return inUse.filter((name) => /-(room|night)$/.test(name)).slice(0, 2)
    }),
    position,
  }))

/** The skills of the demo shop, with their categories and icons. The demo shop draws the icons. */
export const skillsDemo: DemoParts = {
  file: (day) => ({
    skillCategories,
    skills: skills(day),
    pictures: demoSkills.map(({ skillId, name }) => ({
      name: iconOf(skillId),
      alt: `${name}的图标`,
      width: 1000,
      height: 1000,
    })),
  }),
}
