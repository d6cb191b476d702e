import { needsNewAgreement, PROMOTER_KIND, SHOP_STATUS } from '@hearth/domain'
import { myStoreStore, partnerStore, useActions, useShop } from '@hearth/state'
import { Box, Card, Cell, late, Text } from '@hearth/ui'
import { useCallback } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { NotPromoter } from '#parts/promoter/not-promoter'
import { PartnerPart } from '#parts/promoter/partner-part'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath } from '#routes'
import { MoneyPart } from './money-part'
import css from './partner.module.css'

const AgreeAnew = late(async () => (await import('#parts/promoter/agree-anew')).AgreeAnew)
const AccountEntries = late(async () => (await import('#parts/account/account-entries')).AccountEntries)

const kind = PROMOTER_KIND.partner

/**
 * The page of a partner shop (P02): its status, balance and earnings, and links to its orders, statistics and
 * withdrawals. Shoppers without a partner shop read about it and apply.
 */
export function PartnerScreen() {
  const mine = useShop(myStoreStore, (state) => state.mine)
  const { load } = useActions(myStoreStore)
  const { open: openMoney } = useActions(partnerStore)
  const money = useShop(partnerStore, (state) => state.money.data)
  const open = useCallback(async () => {
    await load()
    await openMoney()
  }, [load, openMoney])
  usePageLoad(open, useLoginGate(routePath('partner')))
  const { data } = mine
  const { certified, suspended, suspendedReason } = data?.certification ?? {}
  const none = data?.partnerStanding.status === SHOP_STATUS.none
  return (
    <ShopperPage
      entry="account"
      title="合作店"
      load={mine}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[3, 3, 4]} className={css.page} />}
      empty={data !== undefined && !certified && none}
      emptyState={<NotPromoter what="合作店" status={data?.certification.status} />}
    >
      {data && (
        <Box className={css.page}>
          {suspended && (
            <Card as="section" label="资格已暂停">
              <Text as="p" className={css.bad}>{`推广员资格已暂停，原因：${suspendedReason ?? ''}`}</Text>
              <Cell icon="phone" title="联系客服" to="/agreement/service" />
            </Card>
          )}
          {needsNewAgreement(data.certification) && (
            <AgreeAnew open certification={data.certification} onAgreed={open} />
          )}
          <PartnerPart mine={data} />
          {none ? (
            <About />
          ) : (
            <>
              <MoneyPart />
              <Card as="section" label="经营">
                <Cell
                  icon="share"
                  title="分享赚"
                  note="分享好物，好友下单有返利"
                  to={routePath('rebate', {}, { kind })}
                />
                <Cell icon="box" title="合作店订单" to={routePath('myStoreOrders', {}, { kind })} />
                <Cell icon="clock" title="合作店数据" to={routePath('myStoreStatistics', {}, { kind })} />
                <Cell icon="wallet" title="提现" to={routePath('withdraw', {}, { kind })} />
              </Card>
              <Card as="section" label="收支明细">
                <Text as="h2" className={css.title}>
                  收支明细
                </Text>
                <AccountEntries open kind={kind} balance={money} />
              </Card>
            </>
          )}
        </Box>
      )}
    </ShopperPage>
  )
}

function About() {
  return (
    <Card as="section" label="合作店是什么">
      <Text as="h2" className={css.title}>
        合作店是什么
      </Text>
      <Text as="p" className={css.note}>
        有实体店、社群或直播间的商家，可以认证一家合作店，把商城的好物分享给自己的顾客。
      </Text>
      <Text as="p" className={css.note}>
        顾客下单并收货后，合作店有返利，与您个人小店的返利分开结算，税费由商家自行申报。
      </Text>
      <Text as="p" className={css.note}>
        认证需要店名、店主手机号和验证码、经营地址。提交后我们会尽快审核，不收任何费用。
      </Text>
    </Card>
  )
}
