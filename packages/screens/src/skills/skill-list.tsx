import { skillsStore, useActions, useShop } from '@hearth/state'
import { Box, EmptyState, ErrorState, ListEnd } from '@hearth/ui'
import { CardsSkeleton } from '#parts/cards-skeleton'
import { SkillCard } from './skill-card'
import css from './skills.module.css'

/** Skills of the chosen tab, as far as they are loaded. */
export function SkillList() {
  const { list, hasMore, loadingMore } = useShop(skillsStore, ({ list, hasMore, loadingMore }) => ({
    list,
    hasMore,
    loadingMore,
  }))
  const { refresh, loadMore } = useActions(skillsStore)
  const { data, status, error } = list
  if (!data && status === 'failed') return <ErrorState text={error?.message} onRetry={() => void refresh()} />
  if (!data) return <CardsSkeleton lines={[2, 2, 2, 2]} className={css.cards} />
  if (data.length === 0) return <EmptyState title="这个分类还没有技能" text="看看其他分类吧" />
  return (
    <>
      <Box as="ul" role="list" className={css.cards}>
        {data.map((skill) => (
          <Box as="li" key={skill.skillId}>
            <SkillCard skill={skill} />
          </Box>
        ))}
      </Box>
      <ListEnd count={data.length} hasMore={hasMore} loading={loadingMore} onMore={() => void loadMore()} />
    </>
  )
}
