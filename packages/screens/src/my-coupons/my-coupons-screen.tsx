import { COUPON_STATUS, COUPON_STATUS_LABEL, type CouponStatus } from '@hearth/domain'
import { myCouponsStore, usePorts, useShop } from '@hearth/state'
import { Box, Button, EmptyState, InfiniteList, Link, Tabs } from '@hearth/ui'
import { useCallback, useState } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { useWhole } from '#hooks/use-whole'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { MergePart } from './merge-part'
import { OwnCoupon } from './own-coupon'
import { RedeemSheet } from './redeem-sheet'
import css from './my-coupons.module.css'

const { usable, used, expired } = COUPON_STATUS

const TABS: readonly { key: string; status: CouponStatus; empty: string }[] = [
  { key: 'usable', status: usable, empty: '没有可用的优惠券' },
  { key: 'used', status: used, empty: '还没有用过优惠券' },
  { key: 'expired', status: expired, empty: '没有过期的优惠券' },
]

/**
 * The shopper's coupons by status: usable, used, expired (F06). Also offers to merge coupons and to redeem codes. The
 * chosen tab is in the page's address, so that "back" returns to the tab.
 */
export function MyCouponsScreen({ query }: ScreenProps) {
  const current = TABS.find(({ key }) => key === query.tab) ?? TABS[0]!
  const coupons = useShop(myCouponsStore, (state) => state)
  const { list, offers, load, refresh, loadOffers } = coupons
  const { navigate } = usePorts()
  const [redeeming, setRedeeming] = useState(false)
  const { status } = current
  const open = useCallback(
    async () => void (await Promise.all([load(status), loadOffers()])),
    [load, loadOffers, status],
  )
  usePageLoad(open, useLoginGate(routePath('myCoupons', {}, query)))
  const choose = (key: string) =>
    navigate(routePath('myCoupons', {}, { tab: key === 'usable' ? undefined : key }), { replace: true })
  const { data, status: loaded } = useWhole(list, ...(status === usable ? [offers] : []))
  const waiting = !data && loaded !== 'failed'
  return (
    <ShopperPage
      entry="myCoupons"
      title="我的优惠券"
      load={waiting ? undefined : list}
      onRetry={refresh}
      onRefresh={open}
    >
      <Box className={css.tabs}>
        <Tabs
          label="优惠券状态"
          items={TABS.map((tab) => ({ key: tab.key, label: COUPON_STATUS_LABEL[tab.status] }))}
          current={current.key}
          onChange={choose}
        />
      </Box>
      <Box className={css.ways}>
        <Button kind="outline" size="s" onPress={() => setRedeeming(true)}>
          兑换优惠券
        </Button>
        <Link to="/coupons" className={css.centre}>
          去领券中心
        </Link>
      </Box>
      {waiting && <CardsSkeleton lines={[3, 3, 3]} className={css.list} />}
      {data && status === usable && <MergePart />}
      {data?.length === 0 && (
        <EmptyState
          picture="coupon"
          title={current.empty}
          text="领券中心常有新券"
          action={{ label: '去领券', to: '/coupons' }}
        />
      )}
      {data && data.length > 0 && (
        <Box className={css.list}>
          <InfiniteList
            items={data}
            keyOf={({ couponId }) => couponId}
            renderItem={(coupon) => <OwnCoupon coupon={coupon} />}
            more={coupons}
          />
        </Box>
      )}
      <RedeemSheet open={redeeming} onClose={() => setRedeeming(false)} />
    </ShopperPage>
  )
}
