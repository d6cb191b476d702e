import { CLAIM_STATUS, CLAIM_STATUS_LABEL, PRIZE_TYPE, type ClaimStatus } from '@hearth/domain'
import { myPrizesStore, usePorts, useShop, type PrizeRecord } from '@hearth/state'
import { Box, EmptyState, InfiniteList, late, Tabs } from '@hearth/ui'
import { useCallback, useState } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { useWithMessages } from '#twins/use-with-messages'
import { ClaimSheet } from './claim-sheet'
import { PrizeCard } from './prize-card'
import css from './my-prizes.module.css'

const MessageInvite = late(async () => (await import('#parts/account/message-invite')).MessageInvite)

const { open: waiting, claimed, expired } = CLAIM_STATUS

const TABS: readonly { key: string; status: ClaimStatus; empty: string }[] = [
  { key: 'open', status: waiting, empty: '没有待领取的奖品' },
  { key: 'claimed', status: claimed, empty: '还没有领取过奖品' },
  { key: 'expired', status: expired, empty: '没有过期的奖品' },
]

/** The shopper's prizes (F07), in tabs: to claim, claimed, past. The chosen tab is in the page's address. */
export function MyPrizesScreen({ query }: ScreenProps) {
  const current = TABS.find(({ key }) => key === query.tab) ?? TABS[0]!
  const prizes = useShop(myPrizesStore, (state) => state)
  const { list, claiming, load, refresh, claim } = prizes
  const { navigate, askForMessages } = usePorts()
  const [sending, setSending] = useState<PrizeRecord>()
  const { status } = current
  const open = useCallback(() => load(status), [load, status])
  const allowed = useLoginGate(routePath('myPrizes', {}, query))
  usePageLoad(open, allowed)
  const choose = (key: string) =>
    navigate(routePath('myPrizes', {}, { tab: key === 'open' ? undefined : key }), { replace: true })
  const take = async (prize: PrizeRecord) => {
    if (prize.prizeType === PRIZE_TYPE.product) return setSending(prize)
    await claim(prize)
  }
  const send = async (addressId: string) => {
    if (!sending) return
    const done = await claim(sending, addressId)
    setSending(undefined)
    if (done?.orderId) navigate(routePath('orderDetail', { orderId: done.orderId }))
  }
  const whole = useWithMessages(list, allowed)
  const { data } = whole
  return (
    <ShopperPage
      entry="myPrizes"
      title="我的奖品"
      load={whole}
      onRetry={refresh}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[3, 3, 3]} className={css.list} />}
    >
      <Box className={css.tabs}>
        <Tabs
          label="奖品状态"
          items={TABS.map((tab) => ({ key: tab.key, label: CLAIM_STATUS_LABEL[tab.status] }))}
          current={current.key}
          onChange={choose}
        />
      </Box>
      {data?.length === 0 && (
        <EmptyState
          picture="box"
          title={current.empty}
          text="去抽奖试试手气吧"
          action={{ label: '去抽奖', to: routePath('lottery', { activityId: 'now' }) }}
        />
      )}
      {data && data.length > 0 && (
        <Box className={css.list}>
          {askForMessages && status === waiting && (
            <Box className={css.invite}>
              <MessageInvite open moment="prize" />
            </Box>
          )}
          <InfiniteList
            items={data}
            keyOf={({ recordId }) => recordId}
            renderItem={(prize) => (
              <PrizeCard prize={prize} busy={claiming === prize.recordId} onClaim={() => take(prize)} />
            )}
            more={prizes}
          />
        </Box>
      )}
      <ClaimSheet prize={sending} busy={claiming !== undefined} onClose={() => setSending(undefined)} onChoose={send} />
    </ShopperPage>
  )
}
