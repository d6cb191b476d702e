import {
  cartProducts,
  formatFen,
  paymentName,
  REPLY_CODE,
  rulesOfKind,
  tierPieces,
  UNPAID_LIFETIME,
} from '@hearth/domain'
import {
  appStore,
  checkoutStore,
  dueNow,
  readCheckoutQuery,
  selectAddressComing,
  selectChosenAddress,
  useActions,
  usePorts,
  useShop,
} from '@hearth/state'
import { Box, Button, BuyBar, Card, EmptyState, late, Link, LoadingOverlay, Price, Text } from '@hearth/ui'
import { useCallback, useMemo, useState } from 'react'
import { useCode } from '#hooks/use-code'
import { useLasting } from '#hooks/use-lasting'
import { useMounted } from '#hooks/use-mounted'
import { usePageLoad } from '#hooks/use-page-load'
import { useLoginGate } from '#hooks/use-login-gate'
import { useWhole } from '#hooks/use-whole'
import { kindCode, viewOf } from '#order-kinds/kind-code'
import { Amounts } from '#parts/product/amounts'
import { piecesText } from '#parts/product/pieces-text'
import { ProductLine } from '#parts/product/product-line'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { AddressPart } from './address-part'
import type { CheckoutSheet } from './checkout-sheets'
import { CheckoutSkeleton } from './checkout-skeleton'
import { CouponPart } from './coupon-part'
import { InvoicePart } from './invoice-part'
import { PickupPart } from './pickup-part'
import { RemarkPart } from './remark-part'
import { TenderPart } from './tender-part'
import { useAddressWanted } from './use-address-wanted'
import css from './checkout.module.css'

const ChangeNotice = late(async () => (await import('./change-notice')).ChangeNotice)
const CheckoutSheets = late(async () => (await import('./checkout-sheets')).CheckoutSheets)

/**
 * Reply codes of refusals after which sending the order again is useless: the shopper must choose fewer pieces or
 * another product.
 */
const IMPOSSIBLE: readonly number[] = [
  REPLY_CODE.soldOut,
  REPLY_CODE.overLimit,
  REPLY_CODE.notFound,
  REPLY_CODE.badInput,
  REPLY_CODE.wrongState,
]

/**
 * Places an order for the checked products or for one sku: address, coupons, invoice, amounts (F02). Also places the
 * second payment of an order with two payments.
 */
export function CheckoutScreen({ query }: ScreenProps) {
  const { settlement, placing, repricing, refused, cabinet } = useShop(
    checkoutStore,
    ({ settlement, placing, repricing, refused, cabinet }) => ({ settlement, placing, repricing, refused, cabinet }),
  )
  const placingLong = useLasting(placing)
  const address = useShop(checkoutStore, selectChosenAddress)
  const addressComing = useShop(checkoutStore, selectAddressComing)
  const { load, place } = useActions(checkoutStore)
  const { showToast } = useActions(appStore)
  const { navigate, back, platform } = usePorts()
  const isHere = useMounted()
  // The query is a new object in each render, so its text is compared to see whether it has changed.
  const said = JSON.stringify(query)
  const wanted = useMemo(() => readCheckoutQuery(JSON.parse(said)), [said])
  const allowed = useLoginGate(routePath('checkout', {}, query))
  const [sheet, setSheet] = useState<CheckoutSheet | ''>('')
  const askForAddress = useAddressWanted(() => setSheet('address'))
  const reload = useCallback(() => load(wanted), [load, wanted])
  // In mini-programs, pages are stacked: the shopper may return to this page from the address form or from another
  // checkout. The page then reloads.
  usePageLoad(reload, allowed)

  const data = settlement.data
  const products = data ? cartProducts(data) : []
  const rest = wanted.orderId !== undefined
  const pay = data ? dueNow(data, rest) : 0
  const campaign = data?.campaign
  const payment = paymentName(campaign, rest)
  const payments = rulesOfKind(campaign).payments?.join('与')
  const kind = data ? viewOf(data) : {}
  const whole = useWhole(settlement, useCode(kindCode(campaign)))
  const [agreed, setAgreed] = useState(false)
  const submit = async () => {
    if (!address) return askForAddress()
    if (data?.delivery?.deliverable === false) {
      showToast(data.delivery.text)
      return cabinet ? navigate('/cabinets') : setSheet('address')
    }
    const unagreed = data && !agreed ? kind.unagreed?.(data, rest) : undefined
    if (unagreed) return showToast(unagreed)
    const placed = await place()
    if (!placed) return
    // If the shopper has left the page, a message is shown instead of the cashier.
    if (isHere()) navigate(routePath('cashier', { orderId: placed }), { replace: true })
    else showToast('订单已提交，请在“我的订单”里付款')
  }
  const impossible = settlement.status === 'failed' && !data && IMPOSSIBLE.includes(Number(settlement.error?.code))
  const button = (
    <Button size="l" busy={placing || repricing || addressComing} onPress={submit}>
      {placing ? '正在提交' : `提交${payment ?? '订单'}`}
    </Button>
  )
  return (
    <ShopPage
      title="确认订单"
      tone="soft"
      load={impossible ? undefined : whole}
      onRetry={reload}
      skeleton={<CheckoutSkeleton />}
      empty={impossible || (data && products.length === 0)}
      emptyState={
        <EmptyState
          picture="cart"
          {...(impossible
            ? {
                title: settlement.error?.message ?? '',
                text: '当前订单暂无法提交',
                action: { label: '返回上一页', onPress: back },
              }
            : {
                title: '没有可以结算的商品',
                text: '商品可能已售罄，或还没有勾选',
                action: { label: '回到购物车', to: '/shopping-cart' },
              })}
        />
      }
      phoneFooter
      footer={
        <BuyBar>
          <Box className={css.sum} live="polite">
            <Text className={css.sumLabel}>{payment ?? '合计'}</Text>
            <Price fen={pay} size="l" />
          </Box>
          {button}
        </BuyBar>
      }
    >
      {data && (
        <Box className={css.page}>
          <Box className={css.column}>
            <ChangeNotice open={refused !== undefined} settlement={data} pay={pay} refused={refused} />
            <AddressPart onOpen={() => setSheet('address')} />
            {address && !rulesOfKind(campaign).ahead && <PickupPart />}
            <Card as="section" label="商品清单">
              <Text as="h2" className={css.title}>
                商品清单（{piecesText(products)}）
              </Text>
              {products.map((product) => (
                <ProductLine key={product.id} product={product} parts={tierPieces(product)} gifts={product.gifts} />
              ))}
            </Card>
            {kind.Checkout && <kind.Checkout settlement={data} rest={rest} agreed={agreed} onAgree={setAgreed} />}
            <Card>
              <CouponPart coupons={data.coupons} onOpen={() => setSheet('coupons')} />
              <TenderPart settlement={data} onOpen={() => setSheet('tenders')} />
              {!rest && <InvoicePart onOpen={() => setSheet('invoice')} />}
              {!rest && <RemarkPart onOpen={() => setSheet('remark')} />}
            </Card>
          </Box>
          <Box className={css.aside}>
            <Card as="section" label="金额明细">
              <Amounts
                amounts={data.amounts}
                payLabel={payments && `${payments}合计`}
                explained={{ details: data.priceDetails, products }}
              />
              {data.amounts.freightAmount > 0 && data.freeFreightFrom !== undefined && (
                <Text as="p" className={css.note}>
                  商品满 ¥{formatFen(data.freeFreightFrom)} 免运费
                </Text>
              )}
              {platform.kind === 'web' && <Box className={css.submit}>{button}</Box>}
            </Card>
            <Text as="p" className={css.agree}>
              提交订单即表示同意
              <Link to="/agreement/user" className={css.link}>
                《用户协议》
              </Link>
              和
              <Link to="/agreement/after-sale" className={css.link}>
                《售后政策》
              </Link>
              。提交后请在 {UNPAID_LIFETIME / 60_000} 分钟内完成支付。
            </Text>
          </Box>
          <LoadingOverlay open={placingLong} text="正在提交订单，请稍候" />
          <CheckoutSheets open={sheet} onClose={() => setSheet('')} settlement={data} />
        </Box>
      )}
    </ShopPage>
  )
}
