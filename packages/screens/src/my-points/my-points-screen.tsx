import { formatDeadline } from '@hearth/domain'
import { pointsStore, useActions, useShop, type UserProfile } from '@hearth/state'
import { Box, Card, EmptyState, InfiniteList, Link, Text } from '@hearth/ui'
import { useCallback } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { useShownAgain } from '#hooks/use-shown-again'
import { CardsSkeleton } from '#parts/cards-skeleton'
import { ShopperPage } from '#parts/shopper-page'
import { IntegralOrderCard } from './integral-order-card'
import css from './my-points.module.css'

/** What a shopper has beside money, what of it ends soon, and what points were exchanged for (F09). */
export function MyPointsScreen() {
  const { profile, list, hasMore, loadingMore } = useShop(pointsStore, ({ profile, list, hasMore, loadingMore }) => ({
    profile,
    list,
    hasMore,
    loadingMore,
  }))
  const { loadProfile, load, loadMore } = useActions(pointsStore)
  const open = useCallback(async () => void (await Promise.all([loadProfile(), load()])), [loadProfile, load])
  usePageLoad(open, useLoginGate('/my/points'))
  useShownAgain(open)
  return (
    <ShopperPage
      entry="myPoints"
      title="我的积分"
      load={profile}
      onRetry={open}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[4, 3, 3]} className={css.list} />}
    >
      {profile.data && <Balances profile={profile.data} />}
      <Box as="section" label="兑换记录" className={css.list}>
        <Text as="h2" className={css.title}>
          兑换记录
        </Text>
        {list.data?.length === 0 && (
          <EmptyState
            picture="box"
            title="还没有兑换过"
            text="用积分换一件好物吧"
            action={{ label: '去积分商城', to: '/points' }}
          />
        )}
        {!!list.data?.length && (
          <InfiniteList
            items={list.data}
            keyOf={({ orderId }) => orderId}
            renderItem={(order) => <IntegralOrderCard order={order} />}
            hasMore={hasMore}
            loading={loadingMore}
            onMore={() => void loadMore()}
          />
        )}
      </Box>
    </ShopperPage>
  )
}

function Balances({ profile }: { profile: UserProfile }) {
  const { integral, integralHeld, integralEnding, integralEndTime, gold, goldHeld, stars } = profile
  const held = [integralHeld && `${integralHeld} 积分`, goldHeld && `${goldHeld} 金币`].filter(Boolean)
  const all = [
    { name: '积分', pieces: integral, use: '可在积分商城兑换' },
    { name: '金币', pieces: gold, use: '下单时抵现' },
    { name: '暖星', pieces: stars, use: '下单时抵现' },
  ]
  return (
    <Box className={css.balances}>
      <Card as="section" label="余额">
        <Box as="dl" className={css.amounts}>
          {all.map(({ name, pieces, use }) => (
            <Box key={name} className={css.amount}>
              <Box as="dt" className={css.name}>
                {name}
              </Box>
              <Box as="dd" className={css.pieces}>
                {pieces}
              </Box>
              <Box as="dd" className={css.use}>
                {use}
              </Box>
            </Box>
          ))}
        </Box>
        {held.length > 0 && (
          <Text as="p" className={css.ending}>
            另有 {held.join('、')}待生效，订单过了可退货的时间即可使用
          </Text>
        )}
        {integralEnding > 0 && (
          <Text as="p" className={css.ending}>
            其中 {integralEnding} 积分有效期至 {formatDeadline(integralEndTime)}
          </Text>
        )}
        <Text as="p" className={css.rule}>
          确认收货后按实付金额发放，过了可退货的时间即可使用；积分在获得的次年年底到期。
        </Text>
        <Link to="/points" className={css.mall}>
          去积分商城
        </Link>
      </Card>
    </Box>
  )
}
