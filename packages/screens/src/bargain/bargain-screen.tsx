import { BARGAIN_SHARE_TEXT, BARGAIN_STATUS, bargainShareTitle, bargainStatus, NOT_FOUND_CODE } from '@hearth/domain'
import { bargainStore, selectLoggedIn, useActions, useNow, usePorts, useShop, userStore } from '@hearth/state'
import { Box, BuyBar, EmptyState, Text } from '@hearth/ui'
import { useState } from 'react'
import { useCampaignView } from '#hooks/use-campaign-view'
import { useLoadWhen } from '#hooks/use-load-when'
import { usePageLoad } from '#hooks/use-page-load'
import { BargainRules } from '#order-kinds/bargain/bargain-rules'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { BargainButtons } from './bargain-buttons'
import { GoodsPart } from './goods-part'
import { HelpDialog } from './help-dialog'
import { HelpsPart } from './helps-part'
import { StatePart } from './state-part'
import css from './bargain.module.css'

/** The page of one bargain: its progress, its helpers, and buttons to help or to buy (F08, R15). */
export function BargainScreen({ params }: ScreenProps) {
  const bargainId = params.bargainId ?? ''
  const store = bargainStore(bargainId)
  const bargain = useShop(store, (state) => state.bargain)
  const { load } = useActions(store)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const { platform } = usePorts()
  const [sharing, setSharing] = useState(false)
  const [helping, setHelping] = useState(false)
  // The buttons change when a deadline passes, so the page reads the time every second.
  const now = useNow(1000)
  useCampaignView('bargain', bargain.data?.bargainCampaignId)
  usePageLoad(load)
  // A page that the server rendered for everybody does not know the viewer, so the bargain is loaded again for a
  // logged-in shopper.
  useLoadWhen(loggedIn, load)
  const gone = bargain.error?.code === String(NOT_FOUND_CODE)
  const { data } = bargain
  const runs = data?.status === BARGAIN_STATUS.running
  const status = runs ? bargainStatus({ ordered: false, endTime: data.endTime }, now) : data?.status
  // If the bargain has ended since it was loaded, it is reloaded.
  const moved = status !== data?.status
  useLoadWhen(moved, load)
  const shareTitle = data && bargainShareTitle(data)
  const buttons = data && status !== undefined && (
    <BargainButtons bargain={data} status={status} onShare={() => setSharing(true)} onHelp={() => setHelping(true)} />
  )
  return (
    <ShopPage
      title="好友砍价"
      shareTitle={shareTitle}
      description={BARGAIN_SHARE_TEXT}
      image={data?.picture.url}
      tone="soft"
      layout="narrow"
      load={gone ? undefined : bargain}
      onRefresh={load}
      empty={gone}
      emptyState={
        <EmptyState
          picture="box"
          title="没有找到这次砍价"
          text="您可以看看其他砍价活动"
          action={{ label: '去看看砍价', to: '/bargain' }}
        />
      }
      skeleton={<CardsSkeleton lines={[3, 5, 4]} className={css.page} />}
      phoneFooter
      footer={buttons && <BuyBar>{buttons}</BuyBar>}
    >
      {data && status !== undefined && (
        <Box className={css.page}>
          <GoodsPart bargain={data} />
          <StatePart bargain={data} status={status} />
          {!data.runs && (
            <Text as="p" className={css.note}>
              当前平台暂不支持帮砍，可以到其他平台参与。
            </Text>
          )}
          {platform.kind === 'web' && <Box className={css.deskButtons}>{buttons}</Box>}
          <HelpsPart bargain={data} />
          <BargainRules terms={data} hours={data.bargainHours} />
        </Box>
      )}
      <HelpDialog bargainId={bargainId} open={helping} onClose={() => setHelping(false)} />
      <ShareSheet
        open={sharing}
        onClose={() => setSharing(false)}
        path={routePath('bargain', { bargainId })}
        meta={{ title: shareTitle ?? '好友砍价', description: BARGAIN_SHARE_TEXT, image: data?.picture.url }}
      />
    </ShopPage>
  )
}
