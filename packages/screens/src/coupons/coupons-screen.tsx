import { couponOffersStore, useActions, useShop } from '@hearth/state'
import { Box, EmptyState, Link } from '@hearth/ui'
import { useCallback } from 'react'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { OfferedCoupon } from '#parts/coupon/offered-coupon'
import { ShopPage } from '#parts/page/shop-page'
import { VipPart } from './vip-part'
import css from './coupons.module.css'

const store = couponOffersStore()

/** Coupons that the shopper can take, and the coupons of memberships (F06). */
export function CouponsScreen() {
  const { offers, vip } = useShop(store, ({ offers, vip }) => ({ offers, vip }))
  const { load, loadVip, receive } = useActions(store)
  const open = useCallback(async () => void (await Promise.all([load(), loadVip()])), [load, loadVip])
  usePageLoad(open)
  const none =
    offers.data?.length === 0 && !vip.data?.some(({ coupons, price }) => coupons.length || price !== undefined)
  return (
    <ShopPage
      title="领券中心"
      description="先领券，再下单"
      tone="soft"
      load={offers}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[3, 3, 3, 3]} className={css.list} />}
      empty={none}
      emptyState={
        <EmptyState
          picture="coupon"
          title="暂时没有可领的优惠券"
          text="先去逛逛，商品页也会有优惠"
          action={{ label: '去逛逛', to: '/allproducts' }}
        />
      }
    >
      <Box className={css.ways}>
        <Link to="/my/coupons" className={css.mine}>
          我的优惠券
        </Link>
      </Box>
      <Box as="ul" role="list" className={css.list}>
        {offers.data?.map((batch) => (
          <Box as="li" key={batch.couponBatchId} className={css.offer}>
            <OfferedCoupon batch={batch} onReceive={receive} />
          </Box>
        ))}
      </Box>
      <VipPart sets={vip.data ?? []} />
    </ShopPage>
  )
}
