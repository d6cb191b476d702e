import { REPLY_CODE } from '@hearth/domain'
import { serviceFormStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, Button, BuyBar, EmptyState } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { useLoad } from '#hooks/use-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { FormParts } from './form-parts'
import { wrongOf } from './wrong-of'
import css from './service-form.module.css'

/** Requests a return, an exchange or a repair of one order line (E08). */
export function ServiceFormScreen({ params }: ScreenProps) {
  const orderItemId = params.orderItemId ?? ''
  const store = serviceFormStore(orderItemId)
  const state = useShop(store, (now) => now)
  const { start, sending, uploading } = state
  const { load, submit } = useActions(store)
  const { navigate } = usePorts()
  useLoad(load, useLoginGate(routePath('serviceForm', { orderItemId })))
  const item = start.data?.orderItem
  const gone = !item && start.error?.code === String(REPLY_CODE.notFound)
  const refused = item?.serviceTypes.length === 0
  const wrong = start.data && wrongOf(start.data, state)
  const send = async () => {
    const afterSaleOrderId = await submit()
    if (afterSaleOrderId) navigate(routePath('afterSale', { afterSaleOrderId }), { replace: true })
  }
  return (
    <ShopperPage
      entry="afterSaleList"
      title="申请售后"
      load={gone ? undefined : start}
      onRetry={load}
      skeleton={<CardsSkeleton lines={[3, 5, 4]} className={css.page} />}
      empty={gone || refused}
      emptyState={
        <EmptyState
          picture="box"
          title={gone ? '没有找到这件商品' : '该商品现在不能申请售后'}
          text={item?.refusedReason}
          action={{ label: '我的售后', to: '/my/after-sale-list/apply?tab=requests' }}
        />
      }
      footer={
        item &&
        !refused && (
          <BuyBar>
            <Button block busy={sending} disabled={wrong !== undefined || uploading > 0} onPress={send}>
              {wrong ?? '提交申请'}
            </Button>
          </BuyBar>
        )
      }
    >
      {start.data && !refused && (
        <Box className={css.page}>
          <FormParts orderItemId={orderItemId} start={start.data} />
        </Box>
      )}
    </ShopperPage>
  )
}
