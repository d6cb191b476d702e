import { bargainSkuShareTitle, CAMPAIGN_STATUS, campaignStatusAt, formatFen, NOT_FOUND_CODE } from '@hearth/domain'
import {
  bargainSkuStore,
  selectLoggedIn,
  useActions,
  useNow,
  usePorts,
  useShop,
  userStore,
  type BargainSku,
} from '@hearth/state'
import { Box, Button, BuyBar, Card, EmptyState, Image, Price, Tag, Text } from '@hearth/ui'
import { useState } from 'react'
import { useCampaignView } from '#hooks/use-campaign-view'
import { useLoadWhen } from '#hooks/use-load-when'
import { usePageLoad } from '#hooks/use-page-load'
import { BargainRules } from '#order-kinds/bargain/bargain-rules'
import { helpersText } from '#order-kinds/bargain/bargain-text'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { PathPart } from './path-part'
import { StartButtons } from './start-buttons'
import css from './bargain-sku.module.css'

const ABOUT = '每位好友砍多少事先写明，随时可以按砍到的价格购买'

/**
 * The page of a sku whose price friends can lower: the price after each friend, the rules, and a button that starts a
 * bargain (F08, R15).
 */
export function BargainSkuScreen({ params }: ScreenProps) {
  const { skuNo = '', bargainCampaignId = '' } = params
  const store = bargainSkuStore(skuNo, bargainCampaignId)
  const item = useShop(store, (state) => state.item)
  const { load } = useActions(store)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const { platform } = usePorts()
  const [sharing, setSharing] = useState(false)
  const now = useNow(1000)
  useCampaignView('bargain', item.data?.bargainCampaignId)
  usePageLoad(load)
  // A page that the server rendered for everybody does not contain the viewer's own bargain, so the sku is loaded again
  // for a logged-in shopper.
  useLoadWhen(loggedIn, load)
  const moved =
    item.data !== undefined && campaignStatusAt(item.data, item.data.serverTime) !== campaignStatusAt(item.data, now)
  // If the campaign has begun or ended since it was loaded, it is reloaded.
  useLoadWhen(moved, load)
  const gone = item.error?.code === String(NOT_FOUND_CODE)
  const { data } = item
  const title = data && bargainSkuShareTitle(data.skuName, data.floorPrice)
  const buttons = data && <StartButtons item={data} now={now} />
  return (
    <ShopPage
      title="好友砍价"
      shareTitle={title}
      description={ABOUT}
      image={data?.picture.url}
      tone="soft"
      layout="narrow"
      load={gone ? undefined : item}
      onRefresh={load}
      empty={gone}
      emptyState={
        <EmptyState
          picture="box"
          title="砍价活动不存在或已结束"
          text="您可以看看其他砍价活动"
          action={{ label: '去看看砍价', to: '/bargain' }}
        />
      }
      skeleton={<CardsSkeleton lines={[5, 3, 4]} className={css.page} />}
      phoneFooter
      footer={buttons && <BuyBar>{buttons}</BuyBar>}
    >
      {data && (
        <Box className={css.page}>
          <GoodsPart item={data} now={now} onShare={() => setSharing(true)} />
          {platform.kind === 'web' && <Box className={css.deskButtons}>{buttons}</Box>}
          <PathPart item={data} />
          <BargainRules terms={data} hours={data.bargainHours} />
        </Box>
      )}
      <ShareSheet
        open={sharing}
        onClose={() => setSharing(false)}
        path={routePath('bargainSku', { skuNo, bargainCampaignId })}
        meta={{ title: title ?? '好友砍价', description: ABOUT, image: data?.picture.url }}
      />
    </ShopPage>
  )
}

/** The sku, its lowest price, and when the campaign ends. */
function GoodsPart({ item, now, onShare }: { item: BargainSku; now: number; onShare: () => void }) {
  const { skuName, picture, floorPrice, price, helperCount, beginTime, endTime, runs } = item
  const notBegun = campaignStatusAt(item, now) === CAMPAIGN_STATUS.notBegun
  return (
    <Card as="section" label="砍价商品" className={css.goods}>
      <Image
        src={picture.url}
        alt={skuName}
        width={picture.width}
        height={picture.height}
        sizes="(min-width: 700px) 360px, 92vw"
        className={css.picture}
      />
      <Text as="h2" className={css.name}>
        {skuName}
      </Text>
      <Box className={css.facts}>
        <Price fen={floorPrice} prefix="最低" size="l" />
        <Tag tone="accent">{helpersText(helperCount)}</Tag>
      </Box>
      <Text as="p" className={css.note}>
        起砍价 ¥{formatFen(price)}
      </Text>
      <Box className={css.facts}>
        <PromotionClock
          key={notBegun ? beginTime : endTime}
          endTime={notBegun ? beginTime - 1 : endTime}
          label={notBegun ? '距开始' : '距活动结束'}
        />
        <Button kind="text" onPress={onShare}>
          分享
        </Button>
      </Box>
      {!runs && (
        <Text as="p" className={css.note}>
          当前平台暂不支持砍价，您可以直接购买，或到其他平台参与。
        </Text>
      )}
    </Card>
  )
}
