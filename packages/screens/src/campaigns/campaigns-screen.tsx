import { CAMPAIGN_STATUS, campaignStatusAt } from '@hearth/domain'
import { campaignsStore, useActions, useNow, useShop } from '@hearth/state'
import { Box, Card, Cell, EmptyState, Section } from '@hearth/ui'
import { useLoadWhen } from '#hooks/use-load-when'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopPage } from '#parts/page/shop-page'
import { CampaignCard } from './campaign-card'
import css from './campaigns.module.css'

const SECTIONS = [
  { status: CAMPAIGN_STATUS.running, title: '正在进行' },
  { status: CAMPAIGN_STATUS.notBegun, title: '即将开始' },
] as const

/** All campaigns of the shop: current, coming and permanent ones (F08). */
export function CampaignsScreen() {
  const campaigns = useShop(campaignsStore, (state) => state.campaigns)
  const { load } = useActions(campaignsStore)
  usePageLoad(load)
  // A campaign may begin or end at any time, so the page reads the time every second.
  const now = useNow(1000)
  const listed = (campaigns.data ?? []).map((campaign) => ({ campaign, status: campaignStatusAt(campaign, now) }))
  // If a campaign has begun or ended since the list was loaded, the list is reloaded.
  const moved = listed.some(({ campaign, status }) => campaign.status !== status)
  useLoadWhen(moved, load)
  const image = campaigns.data?.find(({ picture }) => picture)?.picture?.url
  return (
    <ShopPage
      title="优惠活动"
      description="秒杀、拼团、预约和抽奖，正在进行的活动都在这里"
      image={image}
      tone="soft"
      load={campaigns}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[2, 2, 2, 2]} className={css.page} />}
    >
      {listed.length === 0 && (
        <EmptyState
          picture="box"
          title="暂无进行中的活动"
          text="下面的优惠随时可用"
          action={{ label: '看看全部商品', to: '/allproducts' }}
        />
      )}
      {SECTIONS.map(({ status, title }) => {
        const here = listed.filter((one) => one.status === status)
        return (
          here.length > 0 && (
            <Section key={status} title={title}>
              <Box as="ul" role="list" className={css.list}>
                {here.map(({ campaign }) => (
                  <Box as="li" key={`${campaign.kind} ${campaign.campaignId}`}>
                    <CampaignCard campaign={campaign} status={status} now={now} />
                  </Box>
                ))}
              </Box>
            </Section>
          )
        )
      })}
      <Section title="更多优惠">
        <Card>
          <Cell icon="ticket" title="领券中心" to="/coupons" />
          <Cell icon="heart" title="新人礼" to="/newcomer" />
          <Cell icon="box" title="免费试用" to="/trials" />
          <Cell icon="wallet" title="积分商城" to="/points" />
        </Card>
      </Section>
    </ShopPage>
  )
}
