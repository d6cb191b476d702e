import { skillsStore, useShop } from '@hearth/state'
import { Box, EmptyState, ListEnd, Loaded } from '@hearth/ui'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { SkillCard } from './skill-card'
import css from './skills.module.css'

/** The loaded skills of the chosen tab. */
export function SkillList() {
  const skills = useShop(skillsStore, (state) => state)
  const { list, refresh } = skills
  return (
    <Loaded
      load={list}
      onRetry={() => void refresh()}
      skeleton={<CardsSkeleton lines={[2, 2, 2, 2]} className={css.cards} />}
      emptyState={<EmptyState title="这个分类还没有技能" text="看看其他分类吧" />}
    >
      {(items) => (
        <>
          <Box as="ul" role="list" className={css.cards}>
            {items.map((skill) => (
              <Box as="li" key={skill.skillId}>
                <SkillCard skill={skill} />
              </Box>
            ))}
          </Box>
          <ListEnd count={items.length} more={skills} />
        </>
      )}
    </Loaded>
  )
}
