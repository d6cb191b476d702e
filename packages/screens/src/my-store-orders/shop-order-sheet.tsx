import { formatFen, ORDER_STATUS_LABEL, REBATE_STATUS_LABEL } from '@hearth/domain'
import { shopOrderStore, useActions, useShop } from '@hearth/state'
import { Box, Cell, Loaded, Sheet, Skeleton, Text } from '@hearth/ui'
import { useEffect } from 'react'
import { EventLog } from '#parts/order/event-log'
import css from './my-store-orders.module.css'

export interface ShopOrderSheetProps {
  open: boolean
  orderId: string
  onClose: () => void
}

/** An order made through a share: its status, its history, and its buyer with masked data. */
export function ShopOrderSheet({ open, orderId, onClose }: ShopOrderSheetProps) {
  const store = shopOrderStore(orderId)
  const details = useShop(store, (state) => state.details)
  const { load } = useActions(store)
  useEffect(() => {
    if (open) void load()
  }, [load, open])
  return (
    <Sheet open={open} title="订单详情" onClose={onClose}>
      <Loaded load={details} onRetry={() => void load()} skeleton={<Skeleton lines={6} />}>
        {({ order, customer, logs }) => (
          <Box className={css.details}>
            <Box>
              <Cell title="订单状态" value={ORDER_STATUS_LABEL[order.orderStatus]} />
              <Cell
                title={`返利（${REBATE_STATUS_LABEL[order.rebateStatus]}）`}
                value={`¥${formatFen(order.rebateAmount)}`}
              />
              <Cell title="买家" value={`${customer.name} ${customer.telephone}`} />
              <Cell title="收货地区" value={customer.address} />
            </Box>
            <Text as="p" className={css.small}>
              为保护买家隐私，姓名、电话和详细地址已隐藏
            </Text>
            {logs.length > 0 && (
              <Box className={css.history}>
                <EventLog title="订单动态" logs={logs} />
              </Box>
            )}
          </Box>
        )}
      </Loaded>
    </Sheet>
  )
}
