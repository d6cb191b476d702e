import { NOT_FOUND_CODE, phaseEnd, reservationPhase, reservationShareTitle } from '@hearth/domain'
import { reservationStore, useActions, useNow, useShop, type ReservationCampaign } from '@hearth/state'
import { Box, Button, BuyBar, Card, EmptyState, Price, Text } from '@hearth/ui'
import { useState } from 'react'
import { useCampaignView } from '#hooks/use-campaign-view'
import { useLoadWhen } from '#hooks/use-load-when'
import { usePageLoad } from '#hooks/use-page-load'
import { CampaignProduct } from '#parts/campaign/campaign-product'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { ReservationRules } from './reservation-rules'
import { ReserveButton } from './reserve-button'
import { ReserveForm } from './reserve-form'
import { clockLabel, standing } from './reservation-words'
import css from './reservation.module.css'

/**
 * The page of a reservation campaign: its product, a form to reserve, and a button to buy the reserved pieces (F08,
 * R15, S17).
 */
export function ReservationScreen({ params }: ScreenProps) {
  const campaignId = params.campaignId ?? ''
  const store = reservationStore(campaignId)
  const campaign = useShop(store, (state) => state.campaign)
  const { load } = useActions(store)
  const [sharing, setSharing] = useState(false)
  // The phases of a campaign begin and end at exact seconds, so the page reads the time every second.
  const now = useNow(1000)
  usePageLoad(load)
  const { data } = campaign
  useCampaignView('reservation', data?.campaignId)
  // If the next phase has begun since the campaign was loaded, the campaign is reloaded.
  const moved = data !== undefined && reservationPhase(data, data.currentTimeMillis) !== reservationPhase(data, now)
  useLoadWhen(moved, load)
  const gone = campaign.error?.code === String(NOT_FOUND_CODE)
  const path = routePath('reservation', { campaignId })
  const meta = data && metaOf(data)
  return (
    <ShopPage
      title="预约抢购"
      description={meta?.description}
      shareTitle={meta?.title}
      image={meta?.image}
      tone="soft"
      load={gone ? undefined : campaign}
      onRefresh={load}
      empty={gone}
      emptyState={
        <EmptyState
          picture="box"
          title="预约活动不存在或已结束"
          text="去看看其他设备吧"
          action={{ label: '全部商品', to: '/allproducts' }}
        />
      }
      skeleton={<CardsSkeleton lines={[5, 3, 3]} className={css.page} />}
      phoneFooter
      footer={
        data && (
          <BuyBar>
            <ReserveButton campaign={data} now={now} />
          </BuyBar>
        )
      }
    >
      {data && meta && (
        <Box className={css.page}>
          <CampaignProduct product={data.product}>
            <Price fen={data.reservePrice} originalFen={data.product.price} size="l" />
            <Box className={css.foot}>
              <Text className={css.note}>{data.reservedCount > 0 ? `${data.reservedCount} 人已预约` : '先到先得'}</Text>
              <Button kind="text" onPress={() => setSharing(true)}>
                分享
              </Button>
            </Box>
          </CampaignProduct>
          <Card as="section" label="预约进度" className={css.progress}>
            <Box className={css.clock}>
              <Text className={css.title}>{standing(data, now)}</Text>
              <Clock campaign={data} now={now} />
            </Box>
            <ReserveForm campaign={data} now={now} />
            <Box className={css.deskButton}>
              <ReserveButton campaign={data} now={now} />
            </Box>
          </Card>
          <ReservationRules campaign={data} />
        </Box>
      )}
      {meta && <ShareSheet open={sharing} onClose={() => setSharing(false)} path={path} meta={meta} />}
    </ShopPage>
  )
}

/** A countdown to the end of the campaign's current phase. */
function Clock({ campaign, now }: { campaign: ReservationCampaign; now: number }) {
  const end = phaseEnd(campaign, now)
  return end === undefined ? null : (
    <PromotionClock key={end} endTime={end} label={clockLabel[reservationPhase(campaign, now)]} />
  )
}

const metaOf = ({ product, reservePrice }: ReservationCampaign) => ({
  title: reservationShareTitle(product.name, reservePrice),
  description: product.sellingPoint,
  image: product.picture.url,
})
