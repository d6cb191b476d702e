import { skillsStore, useActions, useShop } from '@hearth/state'
import { Box, EmptyState, Section, Tabs } from '@hearth/ui'
import { usePageLoad } from '#hooks/use-page-load'
import { useWhole } from '#hooks/use-whole'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopPage } from '#parts/page/shop-page'
import { SkillList } from './skill-list'
import { SkillTile } from './skill-tile'
import css from './skills.module.css'

/** Key of the tab for all skills. */
const ALL = ''

/** Skills of smart devices (F13): the recommended ones, then all skills or those of a category. */
export function SkillsScreen() {
  const { list, recommended, categories, tab } = useShop(skillsStore, ({ list, recommended, categories, tab }) => ({
    list,
    recommended,
    categories,
    tab,
  }))
  const { open, renew, load } = useActions(skillsStore)
  usePageLoad(open, true, renew)
  const whole = useWhole(categories, list, recommended)
  // If the category of the tab was removed, all skills are shown.
  const current = categories.data?.some(({ categoryCode }) => categoryCode === tab) ? tab : undefined
  const shownFirst = current === undefined ? (recommended.data ?? []) : []
  return (
    <ShopPage
      title="技能中心"
      description="说一句话就能用的设备技能"
      tone="soft"
      load={whole}
      onRefresh={renew}
      skeleton={<CardsSkeleton lines={[2, 2, 2, 2, 2, 2]} className={css.list} />}
      empty={categories.data?.length === 0}
      emptyState={
        <EmptyState
          picture="box"
          title="技能正在准备中"
          text="先看看有哪些智能设备吧"
          action={{ label: '看看全部商品', to: '/allproducts' }}
        />
      }
    >
      <Box className={css.tabs}>
        <Tabs
          label="技能分类"
          items={[
            { key: ALL, label: '全部' },
            ...(categories.data ?? []).map(({ categoryCode, name }) => ({ key: categoryCode, label: name })),
          ]}
          current={current ?? ALL}
          onChange={(key) => void load(key === ALL ? undefined : key)}
        />
      </Box>
      {shownFirst.length > 0 && (
        <Section title="推荐技能" subtitle="大家常用的都在这里">
          <Box as="ul" role="list" className={css.tiles}>
            {shownFirst.map((skill) => (
              <Box as="li" key={skill.skillId}>
                <SkillTile skill={skill} />
              </Box>
            ))}
          </Box>
        </Section>
      )}
      <Section title={current === undefined ? '全部技能' : nameOf(categories.data, current)}>
        <SkillList />
      </Section>
    </ShopPage>
  )
}

const nameOf = (categories: { categoryCode: string; name: string }[] = [], code: string): string =>
  categories.find(({ categoryCode }) => categoryCode === code)?.name ?? ''
