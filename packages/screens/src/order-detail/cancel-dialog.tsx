import { appStore, ordersStore, orderStore, useActions, useShop } from '@hearth/state'
import { Choice, Dialog, Icon, Text } from '@hearth/ui'
import { useState } from 'react'
import { viewOf } from '#order-kinds/kind-code'
import css from './order-detail.module.css'

const REASONS = ['不想买了', '规格选错了', '地址或电话填错了', '价格有变化', '想重新使用优惠券', '其他原因'] as const

/** Asks for a reason and cancels the order. Stock and coupons are returned. */
export function CancelDialog({ orderId, open, onClose }: { orderId: string; open: boolean; onClose: () => void }) {
  const store = orderStore(orderId)
  const busy = useShop(store, (state) => state.busy)
  const order = useShop(store, (state) => state.detail.data?.order)
  const listed = useShop(ordersStore, (state) => state.list.data !== undefined)
  const { cancel } = useActions(store)
  const { refresh } = useActions(ordersStore)
  const { showToast } = useActions(appStore)
  const [reason, setReason] = useState<string>(REASONS[0])
  const confirm = async () => {
    const done = await cancel(reason)
    onClose()
    if (done) showToast('订单已取消')
    if (listed) await refresh()
  }
  return (
    <Dialog
      open={open}
      title="取消这笔订单？"
      confirmText="取消订单"
      cancelText="再想想"
      danger
      busy={busy}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <Text as="p" className={css.cancelText}>
        取消后不能恢复，使用的优惠券会退回账户。
        {order && viewOf(order).cancelText?.(order)}
      </Text>
      <Choice
        kind="radiogroup"
        label="取消原因"
        className={css.reasons}
        onChoose={setReason}
        options={REASONS.map((text) => ({
          key: text,
          selected: text === reason,
          className: text === reason ? css.reasonOn : css.reason,
          content: (
            <>
              <Text>{text}</Text>
              {text === reason && <Icon name="check" size={18} />}
            </>
          ),
        }))}
      />
    </Dialog>
  )
}
