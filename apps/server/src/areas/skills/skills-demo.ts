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

/** Skills of the demo shop, shown in use by pictures of the products they work with. */
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

/** Skills of the demo shop, their categories and icons, which the demo shop draws. */
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
