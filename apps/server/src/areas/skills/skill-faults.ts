import type { OpsSkillFacts, ShopFileSkill } from '@hearth/ops'
import type { RowFault } from '#kernel/ops/refused-rows'

/** Returns the faults of skills in a shop file. */
export const skillFaults = (skills: readonly ShopFileSkill[]): RowFault[] =>
  skills.flatMap((skill, row) => faultsOf(skill).map((fault) => ({ row, ...fault })))

function faultsOf(skill: OpsSkillFacts): RowFault[] {
  const { permissions = [], privacyUrl, praisePercent, userCount } = skill
  return [
    ...twice(skill.description, (at) => `description[${at}]`),
    ...twice(skill.examples, (at) => `examples[${at}]`),
    ...twice(skill.pictures, (at) => `pictures[${at}]`),
    ...twice(skill.spuNos, (at) => `spuNos[${at}]`),
    ...twice(
      permissions.map(({ name }) => name),
      (at) => `permissions[${at}].name`,
    ),
    ...(permissions.length > 0 && privacyUrl === undefined
      ? [{ field: 'privacyUrl', text: '使用权限的技能要写明隐私政策的地址' }]
      : []),
    ...(praisePercent !== undefined && !userCount
      ? [{ field: 'praisePercent', text: '还没有用户的技能没有好评率，请同时填写用户数' }]
      : []),
  ]
}

const twice = (texts: readonly string[] = [], fieldOf: (at: number) => string): RowFault[] =>
  texts.flatMap((text, at) => (texts.indexOf(text) === at ? [] : [{ field: fieldOf(at), text: `${text} 重复出现` }]))
