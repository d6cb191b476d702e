import {
  BILLING_STATUS,
  BILLING_STATUS_LABEL,
  formatFen,
  INVOICE_TYPE_LABEL,
  RED_STATUS,
  RED_STATUS_LABEL,
} from '@hearth/domain'
import { billingStore, useActions, useShop, type Billing } from '@hearth/state'
import { Box, Button, EmptyState, ErrorState, ListSkeleton, Sheet, Text } from '@hearth/ui'
import { useState } from 'react'
import { useLoad } from '#hooks/use-load'
import { InvoiceForm } from './invoice-form'
import { Fact } from './fact'
import css from './order-detail.module.css'

/** The invoice of an order: its status and file, or a form to request it (F04, R13). */
export function InvoiceSheet({ orderId, open, onClose }: { orderId: string; open: boolean; onClose: () => void }) {
  const store = billingStore(orderId)
  const { status, data, error } = useShop(store, (state) => state.invoice)
  const { load } = useActions(store)
  const [changing, setChanging] = useState(false)
  useLoad(load, open)
  const billing = data?.billing
  const over = billing && (billing.billingStatus === BILLING_STATUS.refused || billing.redStatus === RED_STATUS.red)
  const asks = data && !data.changeable && (!billing || over)
  return (
    <Sheet open={open} onClose={onClose} title="发票">
      {!data && status !== 'failed' && <ListSkeleton />}
      {!data && status === 'failed' && <ErrorState text={error?.message} onRetry={load} />}
      {billing && <Facts orderId={orderId} billing={billing} />}
      {data && !billing && data.changeable && (
        <Text as="p" className={css.statusText}>
          下单时已申请发票，确认收货后开具；开具前可以修改。
        </Text>
      )}
      {asks && data.money > 0 && data.types.length > 0 && <InvoiceForm orderId={orderId} invoice={data} />}
      {data?.changeable &&
        (changing ? (
          <InvoiceForm orderId={orderId} invoice={data} onDone={() => setChanging(false)} />
        ) : (
          <Button kind="outline" block onPress={() => setChanging(true)}>
            修改发票信息
          </Button>
        ))}
      {asks && !billing && data.money <= 0 && (
        <EmptyState picture="order" title="没有可开票的金额" text="付款后的订单可以申请发票" />
      )}
      {asks && data.money > 0 && data.types.length === 0 && (
        <EmptyState picture="order" title="本店不开具发票" text="如需购买凭证，可以联系客服" />
      )}
    </Sheet>
  )
}

function Facts({ orderId, billing }: { orderId: string; billing: Billing }) {
  const store = billingStore(orderId)
  const { open } = useActions(store)
  const { billingStatus, redStatus, invoiceTitle, invoiceType, amount, invoiceNumber, refusedReason, pdf_url } = billing
  const facts = [
    {
      name: '状态',
      value: redStatus === RED_STATUS.none ? BILLING_STATUS_LABEL[billingStatus] : RED_STATUS_LABEL[redStatus],
    },
    { name: '原因', value: refusedReason },
    { name: '发票类型', value: `电子${INVOICE_TYPE_LABEL[invoiceType]}` },
    { name: '抬头', value: invoiceTitle },
    { name: '金额', value: `¥${formatFen(amount)}` },
    { name: '发票号码', value: invoiceNumber },
  ].filter(({ value }) => value)
  return (
    <>
      <Box as="dl">
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Box>
      {billingStatus === BILLING_STATUS.requested && (
        <Text as="p" className={css.statusText}>
          确认收货后开具，金额为商品实付金额。
        </Text>
      )}
      {pdf_url && (
        <Button block onPress={open}>
          {redStatus === RED_STATUS.red ? '查看红字发票' : '查看发票'}
        </Button>
      )}
    </>
  )
}
