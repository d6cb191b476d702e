import type { Skill } from '@hearth/state'
import { Box, Image, Link, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './skills.module.css'

/** A skill in the list: its summary, and its first phrase. */
export function SkillCard({ skill: { skillId, name, icon, summary, example } }: { skill: Skill }) {
  return (
    <Link to={routePath('skill', { skillId })} className={css.card}>
      <Image src={icon.url} alt="" width={icon.width} height={icon.height} sizes="56px" className={css.icon} />
      <Box as="span" className={css.words}>
        <Text className={css.name}>{name}</Text>
        <Text className={css.summary}>{summary}</Text>
        <Text className={css.phrase}>试着说“{example}”</Text>
      </Box>
    </Link>
  )
}
