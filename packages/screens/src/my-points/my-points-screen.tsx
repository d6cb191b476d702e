import { pointsStore, useShop } from '@hearth/state'
import { Box, Icon, InfiniteList, Link, Text } from '@hearth/ui'
import { useCallback } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import { Balances } from './balances'
import { IntegralOrderCard } from './integral-order-card'
import { ToExchange } from './to-exchange'
import css from './my-points.module.css'

/** The shopper's points and coins, and the products exchanged for points (F09). */
export function MyPointsScreen() {
  const points = useShop(pointsStore, (state) => state)
  const { profile, list, loadProfile, loadMall, load } = points
  const open = useCallback(
    async () => void (await Promise.all([loadProfile(), load(), loadMall()])),
    [loadProfile, load, loadMall],
  )
  usePageLoad(open, useLoginGate('/my/points'))
  return (
    <ShopperPage
      entry="myPoints"
      title="我的积分"
      load={profile}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[4, 3, 3]} className={css.list} />}
    >
      {profile.data && <Balances profile={profile.data} />}
      <Box as="section" label="兑换记录" className={css.list}>
        <Text as="h2" className={css.title}>
          兑换记录
        </Text>
        {list.data?.length === 0 && (
          <Link to="/points" className={css.order}>
            <Box as="span" className={css.words}>
              <Text className={css.product}>还没有兑换过</Text>
              <Text className={css.time}>用积分换一件好物吧</Text>
            </Box>
            <Icon name="right" size={16} />
          </Link>
        )}
        {!!list.data?.length && (
          <InfiniteList
            items={list.data}
            keyOf={({ orderId }) => orderId}
            renderItem={(order) => <IntegralOrderCard order={order} />}
            more={points}
          />
        )}
      </Box>
      <ToExchange />
    </ShopperPage>
  )
}
