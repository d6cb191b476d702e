import { bargainsStore, selectLoggedIn, useActions, useNow, useShop, userStore } from '@hearth/state'
import { EmptyState, Section } from '@hearth/ui'
import { useLoadWhen } from '#hooks/use-load-when'
import { usePageLoad } from '#hooks/use-page-load'
import { CampaignList } from '#parts/campaign/campaign-product'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopPage } from '#parts/page/shop-page'
import { BargainCard } from './bargain-card'
import { OwnBargainCard } from './own-bargain'
import css from './bargains.module.css'

/** Campaigns in which friends lower a price (F08, R15), and the shopper's own bargains. */
export function BargainsScreen() {
  const list = useShop(bargainsStore, (state) => state.list)
  const { load } = useActions(bargainsStore)
  const loggedIn = useShop(userStore, selectLoggedIn)
  usePageLoad(load)
  // A page that the server rendered for everybody does not contain the viewer's own bargains, so the list is loaded
  // again for a logged-in shopper.
  useLoadWhen(loggedIn, load)
  const { result = [], own = [] } = list.data ?? {}
  const now = useNow(
    60_000,
    own.map(({ endTime }) => endTime + 1),
  )
  return (
    <ShopPage
      title="好友砍价"
      description="好友帮砍，每位砍多少事先写明；随时可以按砍到的价格购买"
      image={result[0]?.picture.url}
      tone="soft"
      load={list}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[3, 3, 3]} className={css.page} />}
      empty={list.data !== undefined && result.length === 0 && own.length === 0}
      emptyState={
        <EmptyState
          picture="box"
          title="暂无砍价活动"
          text="过段时间再来看看吧"
          action={{ label: '看看全部商品', to: '/allproducts' }}
        />
      }
    >
      {result.length > 0 && (
        <Section title="正在砍价" subtitle="每位好友砍多少事先写明，不邀请也能购买">
          <CampaignList
            items={result}
            keyOf={({ bargainCampaignId }) => bargainCampaignId}
            renderItem={(item) => <BargainCard item={item} />}
          />
        </Section>
      )}
      {/* The shopper's own bargains load later, so they are below the campaigns: above them, they would move what
          the shopper reads. */}
      {own.length > 0 && (
        <Section title="我的砍价">
          <CampaignList
            items={own}
            keyOf={({ bargainId }) => bargainId}
            renderItem={(bargain) => <OwnBargainCard bargain={bargain} now={now} />}
          />
        </Section>
      )}
    </ShopPage>
  )
}
