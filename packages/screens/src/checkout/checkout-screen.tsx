import { cartProducts, formatFen, formatRemaining, UNPAID_LIFETIME } from '@hearth/domain'
import { addressesStore, checkoutStore, selectChosenAddress, useActions, usePorts, useShop } from '@hearth/state'
import { Box, Button, BuyBar, Card, EmptyState, Link, LoadingOverlay, Price, Text } from '@hearth/ui'
import { useCallback, useEffect, useState } from 'react'
import { CheckoutSheets } from '#late/checkout-sheets'
import { useLasting } from '#hooks/use-lasting'
import { useLoginGate } from '#hooks/use-login-gate'
import { Amounts } from '#parts/amounts'
import { ProductLine } from '#parts/product-line'
import { ShopPage } from '#parts/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { AddressPart } from './address-part'
import type { CheckoutSheet } from './checkout-sheets'
import { CouponPart } from './coupon-part'
import { InvoicePart } from './invoice-part'
import { RemarkPart } from './remark-part'
import css from './checkout.module.css'

/** From what is checked, or one sku, to an order: address, coupons, invoice, amounts (F02). */
export function CheckoutScreen({ query }: ScreenProps) {
  const { settlement, placing, repricing, refusedAmount } = useShop(checkoutStore, ({ settlement, placing, repricing, refusedAmount }) => ({ settlement, placing, repricing, refusedAmount }))
  const placingLong = useLasting(placing)
  const address = useShop(checkoutStore, selectChosenAddress)
  const { load, place } = useActions(checkoutStore)
  const { navigate, platform } = usePorts()
  const { skuNo } = query
  const itemQuantity = skuNo ? Math.max(1, Math.trunc(Number(query.itemQuantity)) || 1) : undefined
  const allowed = useLoginGate(routePath('checkout', {}, query))
  const [sheet, setSheet] = useState<CheckoutSheet | ''>('')
  // An address added on the way is there when the shopper comes back, also where pages lie upon each other.
  const book = useShop(addressesStore, (state) => state.list.data)
  const reload = useCallback(() => load({ skuNo, itemQuantity }), [load, skuNo, itemQuantity])
  useEffect(() => {
    if (allowed) void reload()
  }, [allowed, reload, book])

  const data = settlement.data
  const products = data ? cartProducts(data) : []
  const pay = data?.amounts.payAmount ?? 0
  const changed = refusedAmount !== undefined && refusedAmount !== pay
  const submit = async () => {
    const orderId = await place()
    if (orderId) navigate(routePath('cashier', { orderId }), { replace: true })
  }
  const button = (
    <Button size="l" busy={placing || repricing} disabled={!address} onPress={submit}>
      {placing ? '正在提交' : '提交订单'}
    </Button>
  )
  return (
    <ShopPage
      title="确认订单"
      tone="soft"
      load={settlement}
      onRetry={reload}
      empty={data && products.length === 0}
      emptyState={<EmptyState picture="cart" title="没有可以结算的商品" text="商品可能已售罄，或还没有勾选" action={{ label: '回到购物车', to: '/shopping-cart' }} />}
      phoneFooter
      footer={
        <BuyBar>
          <Box className={css.sum} live="polite">
            <Text className={css.sumLabel}>合计</Text>
            <Price fen={pay} size="l" />
          </Box>
          {button}
        </BuyBar>
      }
    >
      {data && (
        <Box className={css.page}>
          <Box className={css.column}>
            {changed && (
              <Box className={css.notice} live="assertive">
                <Text>
                  商品价格或优惠有变化，应付金额由 ¥{formatFen(refusedAmount)} 变为 ¥{formatFen(pay)}，请确认后再提交。
                </Text>
              </Box>
            )}
            <AddressPart onOpen={() => setSheet('address')} />
            <Card as="section" label="商品清单">
              <Text as="h2" className={css.title}>
                商品清单（{products.reduce((sum, product) => sum + product.itemQuantity, 0)} 件）
              </Text>
              {products.map((product) => (
                <ProductLine key={product.id} product={product} />
              ))}
            </Card>
            <Card>
              <CouponPart coupons={data.coupons} onOpen={() => setSheet('coupons')} />
              <InvoicePart onOpen={() => setSheet('invoice')} />
              <RemarkPart />
            </Card>
          </Box>
          <Box className={css.aside}>
            <Card as="section" label="金额明细">
              <Amounts amounts={data.amounts} />
              {data.amounts.freightAmount > 0 && (
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
              。提交后请在{formatRemaining(UNPAID_LIFETIME)}内完成支付。
            </Text>
          </Box>
          <LoadingOverlay open={placingLong} text="正在提交订单，请稍候" />
          <CheckoutSheets open={sheet} onClose={() => setSheet('')} coupons={data.coupons} />
        </Box>
      )}
    </ShopPage>
  )
}
