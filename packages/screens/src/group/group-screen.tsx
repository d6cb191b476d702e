import { GROUP_SHARE_TEXT, GROUP_STATUS, groupRefusal, groupShareTitle, NOT_FOUND_CODE } from '@hearth/domain'
import { groupStore, selectLoggedIn, useActions, useNow, usePorts, useShop, userStore } from '@hearth/state'
import { Box, BuyBar, EmptyState } from '@hearth/ui'
import { useCallback, useEffect, useState } from 'react'
import { useCampaignView } from '#hooks/use-campaign-view'
import { useLoadWhen } from '#hooks/use-load-when'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { GoodsPart } from './goods-part'
import { GroupButtons } from './group-buttons'
import { RulesPart } from './rules-part'
import { StatePart } from './state-part'
import css from './group.module.css'

/** Ms after a group's end until the page loads the group again. By then the shop has settled its result. */
const SETTLED_AFTER = 7000

/** The page of one group: its product, members and deadline, and a button to join it (F08). */
export function GroupScreen({ params }: ScreenProps) {
  const groupId = params.groupId ?? ''
  const store = groupStore(groupId)
  const group = useShop(store, (state) => state.group)
  const { load } = useActions(store)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const { platform } = usePorts()
  const [sharing, setSharing] = useState(false)
  const [ended, setEnded] = useState<number>()
  // The button changes when the deadline passes, so the page reads the time every second.
  const now = useNow(1000)
  usePageLoad(load)
  // A page that the server rendered for everybody does not contain the viewer's own order in the group. The group is
  // therefore loaded again for a logged-in shopper.
  useLoadWhen(loggedIn, load)
  const end = useCallback((after: number) => setEnded(after), [])
  useEffect(() => {
    if (ended === undefined) return
    void load()
    const timer = setTimeout(() => void load(), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [ended, load])
  const gone = group.error?.code === String(NOT_FOUND_CODE)
  const { data } = group
  useCampaignView('group', data?.promotionId)
  const refusal = data && groupRefusal({ ...data, mine: !!data.own }, now)
  const shareTitle = data && groupShareTitle(data, now)
  const buttons = data && (
    <GroupButtons
      group={data}
      refusal={refusal}
      onShare={() => setSharing(true)}
      here={routePath('group', { groupId })}
    />
  )
  return (
    <ShopPage
      title={data && data.status === GROUP_STATUS.complete ? '拼团成功' : '拼团详情'}
      shareTitle={shareTitle}
      description={GROUP_SHARE_TEXT}
      image={data?.picture.url}
      tone="soft"
      layout="narrow"
      load={gone ? undefined : group}
      onRefresh={load}
      empty={gone}
      emptyState={
        <EmptyState
          picture="box"
          title="没有找到这个团"
          text="您可以自己开一个团"
          action={{ label: '去看看拼团', to: '/groups' }}
        />
      }
      skeleton={<CardsSkeleton lines={[3, 5, 4]} className={css.page} />}
      phoneFooter
      footer={buttons && <BuyBar>{buttons}</BuyBar>}
    >
      {data && (
        <Box className={css.page}>
          <GoodsPart group={data} />
          <StatePart group={data} refusal={refusal} onEnd={end} />
          {platform.kind === 'web' && <Box className={css.deskButtons}>{buttons}</Box>}
          <RulesPart groupSize={data.groupSize} />
        </Box>
      )}
      <ShareSheet
        open={sharing}
        onClose={() => setSharing(false)}
        path={routePath('group', { groupId })}
        meta={{ title: shareTitle ?? '拼团', description: GROUP_SHARE_TEXT, image: data?.picture.url }}
      />
    </ShopPage>
  )
}
