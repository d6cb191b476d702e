import { needsNewAgreement, SHOP_STATUS } from '@hearth/domain'
import { myStoreStore, useActions, useShop } from '@hearth/state'
import { Box, Card, Cell, late, Text } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { NotPromoter } from '#parts/promoter/not-promoter'
import { PartnerPart } from '#parts/promoter/partner-part'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath } from '#routes'
import { OpenPart } from './open-part'
import { ShopPart } from './shop-part'
import css from './my-store.module.css'

const AgreeAnew = late(async () => (await import('#parts/promoter/agree-anew')).AgreeAnew)

/**
 * The page of a promoter's own shops (F16): opens, renames and shares the promoter's shop, and has a part for the
 * partner shop of a business.
 */
export function MyStoreScreen() {
  const mine = useShop(myStoreStore, (state) => state.mine)
  const { load } = useActions(myStoreStore)
  usePageLoad(load, useLoginGate(routePath('myStore')))
  const { data } = mine
  const certified = data?.certification.certified
  const suspended = data?.certification.suspended
  return (
    <ShopperPage
      entry="account"
      title="我的小店"
      load={mine}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[3, 4]} className={css.page} />}
      empty={data !== undefined && !certified}
      emptyState={<NotPromoter what="小店" status={data?.certification.status} />}
    >
      {data && (
        <Box className={css.page}>
          {suspended && (
            <Card as="section" label="资格已暂停">
              <Text as="h2" className={css.title}>
                推广员资格已暂停
              </Text>
              <Text as="p" className={css.bad}>{`原因：${data.certification.suspendedReason ?? ''}`}</Text>
              <Cell icon="phone" title="联系客服" to="/agreement/service" />
            </Card>
          )}
          {needsNewAgreement(data.certification) && (
            <AgreeAnew open certification={data.certification} onAgreed={load} />
          )}
          {data.standing.status === SHOP_STATUS.none ? !suspended && <OpenPart /> : <ShopPart mine={data} />}
          <Card as="section" label="推广与收入">
            <Cell icon="share" title="分享赚" note="分享好物，好友下单有返利" to={routePath('rebate')} />
            <Cell icon="user" title="邀请有礼" note="邀请新朋友，朋友得券您得奖励" to={routePath('invite')} />
            <Cell icon="heart" title="荣誉榜" to={routePath('rebateHonor')} />
            <Cell icon="box" title="推广订单" to={routePath('myStoreOrders')} />
            <Cell
              icon="clock"
              title="小店数据"
              note={`今日访客 ${data.views?.todayViewCount ?? 0} 人`}
              to={routePath('myStoreStatistics')}
            />
            <Cell icon="wallet" title="提现" to={routePath('withdraw')} />
          </Card>
          {(!suspended || data.partner) && (
            <PartnerPart mine={data}>
              <Cell icon="grid" title="合作店主页" note="资产、订单和数据" to={routePath('partner')} />
            </PartnerPart>
          )}
          <Card as="section" label="推广员">
            <Cell icon="user" title="推广员认证" value={data.certification.realName} to={routePath('certification')} />
            <Cell icon="info" title="推广员服务协议" to={data.certification.agreementUrl} />
          </Card>
        </Box>
      )}
    </ShopperPage>
  )
}
