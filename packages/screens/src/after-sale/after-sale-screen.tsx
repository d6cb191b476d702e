import {
  AFTER_SALE_STATUS,
  formatFen,
  formatRemaining,
  REFUND_STATUS,
  REPLY_CODE,
  RETURN_TYPE,
  SERVICE_TYPE,
  type AfterSaleDeed,
} from '@hearth/domain'
import { afterSaleStore, useActions, useNow, usePorts, useShop, type AfterSaleOrder } from '@hearth/state'
import { Box, Button, BuyBar, Card, EmptyState, late, Link, Steps, Text } from '@hearth/ui'
import { useEffect, useState } from 'react'
import { useCode } from '#hooks/use-code'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { useWhole } from '#hooks/use-whole'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { EventLog } from '#parts/order/event-log'
import { serviceStatusText } from '#parts/order/service-status'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { useWithMessages } from '#twins/use-with-messages'
import type { Asking } from './after-sale-sheets'
import { RepairPart } from './repair-part'
import { RequestFacts } from './request-facts'
import { ReturnPart } from './return-part'
import css from './after-sale.module.css'

const MessageInvite = late(async () => (await import('#parts/account/message-invite')).MessageInvite)
const ServiceButton = late<{ open: true; spuNos: string[] }>(
  async () => (await import('#parts/order/service-button')).ServiceButton,
)
const AfterSaleSheets = late(async () => (await import('./after-sale-sheets')).AfterSaleSheets)

/** Ms between two reloads while a refund is on its way; refunds take some seconds. */
const LOOK_EVERY = 5000

/** The page of one request for service: its status, next step and history (S13). */
export function AfterSaleScreen({ params }: ScreenProps) {
  const id = params.afterSaleOrderId ?? ''
  const store = afterSaleStore(id)
  const detail = useShop(store, (state) => state.detail)
  const { load, payRepair } = useActions(store)
  const { askForMessages } = usePorts()
  const [asking, setAsking] = useState<Asking>()
  const allowed = useLoginGate(routePath('afterSale', { afterSaleOrderId: id }))
  usePageLoad(load, allowed)
  const whole = useWithMessages(useWhole(detail, useCode(ServiceButton)), allowed)
  const request = detail.data?.afterSaleOrder
  const moving = request?.refundStatus === REFUND_STATUS.refunding
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => void load(), LOOK_EVERY)
    return () => clearInterval(timer)
  }, [moving, load])
  const gone = !request && detail.error?.code === String(REPLY_CODE.notFound)
  const close = () => setAsking(undefined)
  const buttons = request && <Deeds request={request} onAsk={setAsking} onPay={payRepair} />
  return (
    <ShopperPage
      entry="afterSaleList"
      title="售后详情"
      load={gone ? undefined : whole}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[3, 4, 5]} className={css.page} />}
      empty={gone}
      emptyState={
        <EmptyState
          picture="box"
          title="没有找到这笔售后"
          action={{ label: '我的售后', to: '/my/after-sale-list/apply?tab=requests' }}
        />
      }
      phoneFooter
      footer={request && request.allowed.length > 0 && <BuyBar>{buttons}</BuyBar>}
    >
      {request && (
        <Box className={css.page}>
          <Box as="section" label="售后状态" className={css.status}>
            <Box className={css.statusLine}>
              <Text as="h2" className={css.statusName}>
                {serviceStatusText(request)}
              </Text>
              <Box className={css.deskActions}>{buttons}</Box>
            </Box>
            <Text as="p" className={css.statusText}>
              <StatusWords request={request} />
            </Text>
            {request.giftOf && (
              <Link to={routePath('afterSale', { afterSaleOrderId: request.giftOf })} className={css.order}>
                赠品随主商品一起处理，查看主商品的售后
              </Link>
            )}
            {request.afterSaleStatus < AFTER_SALE_STATUS.cancelled && (
              <Steps items={stepsOf(request)} current={currentOf(request)} />
            )}
          </Box>
          <Box className={css.column}>
            {askForMessages && request.afterSaleStatus < AFTER_SALE_STATUS.done && (
              <MessageInvite open moment="service" />
            )}
            <ReturnPart request={request} />
            <RepairPart request={request} onMaterials={() => setAsking('materials')} />
            <RequestFacts request={request} bankInfo={detail.data?.bankInfo} />
          </Box>
          <Box className={css.column}>
            <EventLog title="售后进度" logs={request.logs} />
            <Card>
              <ServiceButton open spuNos={[request.product.spuNo]} />
            </Card>
          </Box>
        </Box>
      )}
      <AfterSaleSheets id={id} open={asking ?? false} onClose={close} />
    </ShopperPage>
  )
}

function Deeds({
  request: { allowed, expressNumber },
  onAsk,
  onPay,
}: {
  request: AfterSaleOrder
  onAsk: (what: Asking) => void
  onPay: () => Promise<void>
}) {
  const sent = expressNumber !== undefined
  const deeds: [deed: AfterSaleDeed, word: string, press: () => void | Promise<void>, outline?: boolean][] = [
    ['cancel', '撤销申请', () => onAsk('cancel'), true],
    ['decline', '放弃维修', () => onAsk('decline'), true],
    ['sendBill', sent ? '修改快递单号' : '填写快递单号', () => onAsk('bill'), sent],
    ['giveAccount', '填写收款账户', () => onAsk('bank')],
    ['payRepair', '支付维修费', onPay],
  ]
  return (
    <Box className={css.actions}>
      {deeds
        .filter(([deed]) => allowed.includes(deed))
        .map(([deed, word, press, outline]) => (
          <Button key={deed} kind={outline ? 'outline' : 'primary'} size="s" onPress={press}>
            {word}
          </Button>
        ))}
    </Box>
  )
}

/** Describes the next step of the request. */
function StatusWords({ request }: { request: AfterSaleOrder }) {
  const now = useNow(60_000)
  const { afterSaleStatus, refusedReason, refundAmount, waitUntil, serviceType } = request
  const left = waitUntil === undefined ? '' : `，剩余 ${formatRemaining(Math.max(0, waitUntil - now))}`
  switch (afterSaleStatus) {
    case AFTER_SALE_STATUS.applied:
      return '已提交给商家，请等待审核'
    case AFTER_SALE_STATUS.agreed:
      return `请寄回商品并填写快递单号${left}`
    case AFTER_SALE_STATUS.returning:
      return '商家收到商品后会尽快处理'
    case AFTER_SALE_STATUS.received:
      if (request.allowed.includes('giveAccount')) return '款项不能原路退回，请填写收款银行账户'
      if (request.allowed.includes('payRepair')) return `支付维修费用后开始维修${left}`
      if (serviceType === SERVICE_TYPE.refund && refundAmount !== undefined)
        return `退款 ¥${formatFen(refundAmount)}，原路退回，一般 1 至 3 个工作日到账`
      return '商家正在处理，请耐心等待'
    case AFTER_SALE_STATUS.done:
      return refundAmount === undefined ? '售后已完成' : `已退款 ¥${formatFen(refundAmount)}`
    case AFTER_SALE_STATUS.refused:
      return refusedReason ?? '商家未通过申请'
    default:
      return '申请已取消，售后期内可以再次申请'
  }
}

const stepsOf = ({ returnType, serviceType }: AfterSaleOrder) =>
  [
    { key: 'apply', title: '提交申请' },
    { key: 'judge', title: '商家审核' },
    returnType === RETURN_TYPE.none ? undefined : { key: 'send', title: '寄回商品' },
    { key: 'work', title: serviceType === SERVICE_TYPE.repair ? '检测维修' : '商家处理' },
    { key: 'done', title: '完成' },
  ].filter((step) => step !== undefined)

/** Returns the index of the current step for a request's status. */
function currentOf({ afterSaleStatus, returnType }: AfterSaleOrder): number {
  const at = { 10: 1, 20: 2, 30: 2, 40: 3, 50: 5 }[afterSaleStatus as number] ?? 0
  return returnType === RETURN_TYPE.none && at > 2 ? at - 1 : at
}
