import type { Skill } from '@hearth/state'
import { Image, Link, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './skills.module.css'

/** A skill that the shop recommends. */
export function SkillTile({ skill: { skillId, name, icon, example } }: { skill: Skill }) {
  return (
    <Link to={routePath('skill', { skillId })} className={css.tile}>
      <Image src={icon.url} alt="" width={icon.width} height={icon.height} sizes="64px" className={css.tileIcon} />
      <Text className={css.name}>{name}</Text>
      <Text className={css.phrase}>说“{example}”</Text>
    </Link>
  )
}
