import { formatFen, freeTrialStep, FREE_TRIAL_STATUS, TRIAL_CHARGE, campaignOf, rulesOfKind } from '@hearth/domain'
import { keepTrialStore, useActions, usePorts, useShop, type Order } from '@hearth/state'
import { Box, Button, Card, Dialog, Link, Text } from '@hearth/ui'
import { useState } from 'react'
import { routePath } from '#routes'
import css from './trial-part.module.css'

/** The free trial of an order, with buttons to return the product or to keep it. */
export function TrialPart({ order }: { order: Order }) {
  const busy = useShop(keepTrialStore, (state) => state.busy)
  const { keep } = useActions(keepTrialStore)
  const { navigate } = usePorts()
  const [asking, setAsking] = useState(false)
  const trial = campaignOf(order, 'freeTrial')
  const item = order.products[0]
  if (!trial || !item || !rulesOfKind(trial).open?.(trial)) return null
  const mayKeep = freeTrialStep(trial, 'keep', 'shopper') !== undefined
  const maySend = freeTrialStep(trial, 'sendBack', 'shopper') !== undefined
  const due = trial.charge === TRIAL_CHARGE.due
  return (
    <Card as="section" label="免费试用">
      <Text as="h2" className={css.title}>
        免费试用 {trial.trialDays} 天
      </Text>
      <Text as="p" className={css.text}>
        试用期内免费使用；到期前归还不收费，买下付 ¥{formatFen(trial.chargeAmount ?? trial.keepAmount)}。
      </Text>
      {trial.status === FREE_TRIAL_STATUS.returning && trial.afterSaleOrderId && (
        <Link to={routePath('afterSale', { afterSaleOrderId: trial.afterSaleOrderId })} className={css.progress}>
          查看归还进度
        </Link>
      )}
      {(mayKeep || maySend) && (
        <Box className={css.actions}>
          {trial.status === FREE_TRIAL_STATUS.trying && (
            <Button kind="outline" size="s" onPress={() => navigate(routePath('writePost'))}>
              写试用心得
            </Button>
          )}
          {maySend && (
            <Button
              kind="outline"
              size="s"
              onPress={() => navigate(routePath('serviceForm', { orderItemId: item.orderItemId }))}
            >
              申请归还
            </Button>
          )}
          {mayKeep && (
            <Button size="s" busy={busy} onPress={() => (due ? void keep(order.orderId) : setAsking(true))}>
              {due ? '去付款' : '买下它'}
            </Button>
          )}
        </Box>
      )}
      <Dialog
        open={asking}
        title="买下试用商品？"
        confirmText="去付款"
        cancelText="再想想"
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          await keep(order.orderId)
          setAsking(false)
        }}
      >
        <Text as="p">付款成功后商品归您所有，不能再申请免费归还，按普通订单享受售后服务。</Text>
      </Dialog>
    </Card>
  )
}
