import { FREE_TRIAL_STATUS, judgeTrialApplicant, TRIAL_REFUSAL, TRIAL_REFUSAL_TEXT } from '@hearth/domain'
import { freeTrialStore, selectLoggedIn, useActions, usePorts, useShop, userStore } from '@hearth/state'
import { Box, Button, BuyBar, Card, EmptyState, ErrorState, Link, Text } from '@hearth/ui'
import { useCallback } from 'react'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { AddressPart } from './address-part'
import { handedSpuNo } from './handed-over'
import { OfferPart } from './offer-part'
import { SignPart } from './sign-part'
import css from './free-activity.module.css'

/** The page of a free trial: product, terms, agreement, signature and application (F02, R04). */
export function FreeActivityScreen({ params, query }: ScreenProps) {
  const spuNo = handedSpuNo(params.spuNo, query.data)
  const store = freeTrialStore(spuNo)
  const { offer, trier, skuNo, addressId, busy } = useShop(store, (state) => state)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const { load, loadTrier, apply } = useActions(store)
  const asking = useShop(userStore, ({ info }) => !info.data && info.status === 'loading')
  const { needLogin, load: loadUser } = useActions(userStore)
  const { navigate } = usePorts()
  const all = useCallback(() => Promise.all([load(), ...(loggedIn ? [loadTrier()] : [])]), [load, loadTrier, loggedIn])
  usePageLoad(all)
  const product = offer.data?.products.find((one) => one.skuNo === skuNo)
  const known = !loggedIn || trier.data !== undefined
  const refusal =
    product && known
      ? judgeTrialApplicant({
          verified: !loggedIn || trier.data?.identity.verified === true,
          signed: !loggedIn || trier.data?.agreement.signed === true,
          using: trier.data?.info.using ?? 0,
          limit: trier.data?.info.limit ?? 1,
          due: trier.data?.info.trials.filter(({ charge }) => charge === 1).length ?? 0,
          status: product.freePromotionStatus.status,
        })
      : undefined
  const toSign = refusal === TRIAL_REFUSAL.unverified || refusal === TRIAL_REFUSAL.unsigned
  const own = trier.data?.info.trials.find(
    (one) => one.skuNo === skuNo && one.status !== FREE_TRIAL_STATUS.none && one.status !== FREE_TRIAL_STATUS.over,
  )
  // If the viewer is still unknown, the login page does not open. The user is then loaded, which shows whether a login
  // is needed.
  const toLogin = () => {
    if (!needLogin(routePath('freeActivity', { spuNo }))) void loadUser()
  }
  const send = async () => {
    const orderId = await apply()
    if (orderId) navigate(routePath('orderDetail', { orderId }), { replace: true })
  }
  return (
    <ShopPage
      title="免费试用"
      description="先试后买，不满意免费寄回"
      tone="soft"
      layout="narrow"
      load={offer}
      onRefresh={all}
      skeleton={<CardsSkeleton lines={[4, 4, 3]} className={css.page} />}
      empty={offer.data !== undefined && !product}
      emptyState={
        <EmptyState
          picture="box"
          title="这款商品暂时不能试用"
          text="看看其他可以免费试用的设备吧"
          action={{ label: '全部免费试用', to: '/trials' }}
        />
      }
      footer={
        product && (
          <BuyBar>
            {loggedIn ? (
              <Button block busy={busy} disabled={refusal !== undefined || !addressId || !known} onPress={send}>
                {toSign
                  ? '请先签署协议'
                  : known && refusal === undefined && !addressId
                    ? '请先选择收货地址'
                    : '申请免费试用'}
              </Button>
            ) : (
              <Button block busy={asking} onPress={toLogin}>
                登录后申请试用
              </Button>
            )}
          </BuyBar>
        )
      }
    >
      {product && (
        <Box className={css.page}>
          <OfferPart spuNo={spuNo} product={product} />
          {refusal !== undefined && !toSign && (
            <Card as="section" label="申请资格">
              <Text as="p">{TRIAL_REFUSAL_TEXT[refusal]}</Text>
              <Link to={own ? routePath('orderDetail', { orderId: own.orderId }) : '/trials'} className={css.more}>
                {own ? '查看这次试用' : '查看我的试用'}
              </Link>
            </Card>
          )}
          {loggedIn && trier.data && <SignPart spuNo={spuNo} trier={trier.data} />}
          {loggedIn && trier.data && (refusal === undefined || toSign) && <AddressPart spuNo={spuNo} />}
          {!known && trier.status === 'failed' && <ErrorState text={trier.error?.message} onRetry={loadTrier} />}
        </Box>
      )}
    </ShopPage>
  )
}
