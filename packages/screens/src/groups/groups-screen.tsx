import { formatDeadline } from '@hearth/domain'
import { groupsStore, selectLoggedIn, useActions, useShop, userStore, type GroupActivity } from '@hearth/state'
import { EmptyState, Section } from '@hearth/ui'
import { useCallback } from 'react'
import { useCampaignView } from '#hooks/use-campaign-view'
import { useLoadWhen } from '#hooks/use-load-when'
import { useLoad } from '#hooks/use-load'
import { useShownAgain } from '#hooks/use-shown-again'
import { hoursText, sizeText } from '#order-kinds/group/group-text'
import { CampaignList } from '#parts/campaign/campaign-product'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopPage } from '#parts/page/shop-page'
import { GroupProductCard } from './group-product'
import { OwnGroup } from './own-group'
import css from './groups.module.css'

/** Group-buying activities (F08) with their products, and the shopper's own groups. */
export function GroupsScreen() {
  const { activities, own } = useShop(groupsStore, ({ activities, own }) => ({ activities, own }))
  const { load, loadOwn } = useActions(groupsStore)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const again = useCallback(() => Promise.all([load(), loggedIn ? loadOwn() : undefined]), [load, loadOwn, loggedIn])
  useLoad(load)
  useShownAgain(again)
  useCampaignView('group', ...(activities.data ?? []).map(({ promotionId }) => promotionId))
  useLoadWhen(loggedIn, loadOwn)
  const image = activities.data?.[0]?.products[0]?.picture.url
  const groups = loggedIn ? (own.data ?? []) : []
  return (
    <ShopPage
      title="拼团"
      description="凑齐人数，一起享拼团价；到期未成团全额退款"
      image={image}
      tone="soft"
      load={activities}
      onRefresh={again}
      skeleton={<CardsSkeleton lines={[3, 3, 3]} className={css.page} />}
      empty={activities.data?.length === 0 && groups.length === 0}
      emptyState={
        <EmptyState
          picture="box"
          title="暂无拼团活动"
          text="过段时间再来看看吧"
          action={{ label: '看看全部商品', to: '/allproducts' }}
        />
      }
    >
      {activities.data?.map((activity) => (
        <Section key={activity.promotionId} title={activity.name} subtitle={aboutText(activity)}>
          <CampaignList
            items={activity.products}
            keyOf={({ spuNo }) => spuNo}
            renderItem={(product) => <GroupProductCard product={product} size={sizeText(activity.groupSize)} />}
          />
        </Section>
      ))}
      {/* The shopper's own groups load later, so they are below the activities: above them, they would move what
          the shopper reads. */}
      {groups.length > 0 && (
        <Section title="我的拼团">
          <CampaignList
            items={groups}
            keyOf={({ groupId }) => groupId}
            renderItem={(group) => <OwnGroup group={group} />}
          />
        </Section>
      )}
    </ShopPage>
  )
}

/** Returns a line about an activity: the size and deadline of its groups, the completed groups, and its end. */
const aboutText = ({ groupSize, groupHours, completedCount, endTime }: GroupActivity): string =>
  [
    `${sizeText(groupSize)}，开团后 ${hoursText(groupHours)}内满员发货`,
    ...(completedCount > 0 ? [`已成团 ${completedCount} 个`] : []),
    `${formatDeadline(endTime).slice(5)} 结束`,
  ].join(' · ')
