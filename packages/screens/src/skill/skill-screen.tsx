import { NOT_FOUND_CODE } from '@hearth/domain'
import { skillStore, useActions, useShop } from '@hearth/state'
import { Box, EmptyState, ProductGrid, Section } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopPage } from '#parts/page/shop-page'
import type { ScreenProps } from '#routes'
import { AboutPart } from './about-part'
import { HeadPart } from './head-part'
import { PhrasesPart } from './phrases-part'
import { PrivacyPart } from './privacy-part'
import css from './skill.module.css'

/** The page of a skill (F13): its phrases, permissions, developer and devices. */
export function SkillScreen({ params: { skillId = '' } }: ScreenProps) {
  const store = skillStore(skillId)
  const skill = useShop(store, (state) => state.skill)
  const { load, refresh } = useActions(store)
  usePageLoad(load, true, refresh)
  const { data } = skill
  const priced = useOwnPrices(data?.products)
  const gone = skill.error?.code === String(NOT_FOUND_CODE)
  return (
    <ShopPage
      title={data?.name ?? '技能详情'}
      description={data?.summary}
      image={data?.icon.url}
      tone="soft"
      load={gone ? undefined : skill}
      onRefresh={refresh}
      heading={data && !gone ? 'own' : 'bar'}
      skeleton={<CardsSkeleton lines={[3, 3, 5]} className={css.page} />}
      empty={gone}
      emptyState={
        <EmptyState
          picture="search"
          title="没有找到这个技能"
          text="它可能已经下架，看看其他技能吧"
          action={{ label: '去技能中心', to: '/skills' }}
        />
      }
    >
      {data && (
        <>
          <Box className={css.page}>
            <HeadPart skill={data} />
            <PhrasesPart examples={data.examples} />
            <AboutPart skill={data} />
            <PrivacyPart skill={data} />
          </Box>
          {data.products.length > 0 && (
            <Section title="适用设备" subtitle="这些设备都能使用">
              <ProductGrid products={priced} />
            </Section>
          )}
        </>
      )}
    </ShopPage>
  )
}
