import { CAMPAIGN_STATUS, INVITE_OFF_TEXT, inviteShareTitle } from '@hearth/domain'
import { inviteStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, EmptyState, late, Text } from '@hearth/ui'
import { useCallback } from 'react'
import { useAsker } from '#hooks/use-asker'
import { useCode } from '#hooks/use-code'
import { usePageLoad } from '#hooks/use-page-load'
import { isSettled } from '#hooks/use-whole'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import { RulesCard } from '#parts/campaign/rules-card'
import { ShopPage } from '#parts/page/shop-page'
import type { ScreenProps } from '#routes'
import { useWithMessages } from '#twins/use-with-messages'
import { Barrage } from './barrage'
import { FriendPart } from './friend-part'
import { PromoterPart } from './promoter-part'
import { StepsPart } from './steps-part'
import css from './invite.module.css'

const RankPart = late(async () => (await import('./rank-part')).RankPart)
const MessageInvite = late(async () => (await import('#parts/account/message-invite')).MessageInvite)

/** Invitations (F20): a friend takes the coupon; a promoter sees progress, steps, awards and leaderboards. */
export function InviteScreen({ query: { shareId } }: ScreenProps) {
  const store = inviteStore(shareId)
  const { status, invitation, barrage, own } = useShop(store, ({ status, invitation, barrage, own }) => ({
    status,
    invitation,
    barrage,
    own,
  }))
  const { load, loadOwn } = useActions(store)
  // The campaign is loaded again once the viewer is known, since invitations and coupons depend on the viewer.
  const asker = useAsker()
  const open = useCallback(
    async () => void (await Promise.all([load(), asker === 2 ? loadOwn() : undefined])),
    [load, loadOwn, asker],
  )
  usePageLoad(open, asker)
  const { askForMessages } = usePorts()
  const ownWhole = useWithMessages(own, Number(asker === 2))
  const { data } = status
  const campaign = data?.campaign
  const waits = campaign?.status === CAMPAIGN_STATUS.notBegun
  const end = (waits ? campaign.beginTime - 1 : campaign?.endTime) ?? 0
  const asFriend = shareId !== undefined && !invitation.data?.mine
  const code = useCode(RankPart)
  // The part with the results of invitations is taller for a shopper than for a visitor. The parts below stay invisible
  // until the height of that part is known.
  const placed = isSettled(code) && (asFriend || asker === 1 || (asker === 2 && isSettled(own)))
  const unseen = placed ? '' : css.unseen
  return (
    <ShopPage
      title={campaign?.title ?? '邀请有礼'}
      description={campaign?.description}
      shareTitle={campaign && shareId !== undefined ? inviteShareTitle(campaign.title) : undefined}
      image={campaign?.picture?.url}
      tone="soft"
      load={status}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[3, 4, 3, 3]} className={css.page} />}
      empty={data !== undefined && !campaign}
      emptyState={
        <EmptyState
          picture="box"
          title="暂无邀请活动"
          text="新的活动上线后会在这里显示"
          action={{ label: '看看优惠活动', to: '/activity' }}
        />
      }
    >
      {data && campaign && (
        <Box className={css.page}>
          <Box className={css.head}>
            <Text as="p">{campaign.description}</Text>
            {data.runs && (waits || campaign.status === CAMPAIGN_STATUS.running) ? (
              <PromotionClock key={end} endTime={end} label={waits ? '距开始' : '距结束'} />
            ) : (
              <Text as="p" className={css.note}>
                {data.runs ? '活动已结束，已下的订单照常计入，奖励仍可在期限内领取' : INVITE_OFF_TEXT}
              </Text>
            )}
            <Barrage lines={barrage.data ?? []} />
          </Box>
          <Box className={css.columns}>
            <Box className={css.column}>
              {asFriend ? (
                <FriendPart store={store} campaign={campaign} shareId={shareId} asker={asker} />
              ) : (
                <>
                  <PromoterPart store={store} campaign={campaign} inviting={data.active} asker={asker} />
                  <Box className={unseen}>
                    <StepsPart store={store} campaign={campaign} asker={asker} />
                  </Box>
                  {askForMessages && ownWhole.data?.progress.mayInvite && <MessageInvite open moment="invite" />}
                </>
              )}
            </Box>
            <Box className={`${css.column} ${unseen}`}>
              <RankPart open store={store} asker={asker} />
              <RulesCard rules={campaign.rules} />
            </Box>
          </Box>
        </Box>
      )}
    </ShopPage>
  )
}
