import { formatDateTime, formatFen, REFUND_STATUS, REFUND_STATUS_LABEL, SERVICE_TYPE_LABEL } from '@hearth/domain'
import type { AfterSaleOrder, BankInfo } from '@hearth/state'
import { Box, Card, Image, Link, Text } from '@hearth/ui'
import type { ReactNode } from 'react'
import { CopyButton } from '#parts/order/copy-button'
import { ProductLine } from '#parts/product/product-line'
import { routePath } from '#routes'
import css from './after-sale.module.css'

/** What the request is about: product, gifts, pieces, pictures and amounts. */
export function RequestFacts({ request, bankInfo }: { request: AfterSaleOrder; bankInfo?: BankInfo }) {
  const { product, gifts, itemQuantity, detailImages, refundAmount, deductAmount, deductReason } = request
  const pieces = [
    request.goldPieces && `金币 ${request.goldPieces}`,
    request.starPieces && `暖星 ${request.starPieces}`,
    request.integral && `积分 ${request.integral}`,
  ].filter(Boolean)
  const refunded = request.refundStatus === REFUND_STATUS.none ? '' : `（${REFUND_STATUS_LABEL[request.refundStatus]}）`
  return (
    <Card as="section" label="售后信息">
      <Text as="h2" className={css.title}>
        售后商品
      </Text>
      <ProductLine product={{ ...product, itemQuantity }} />
      {gifts.map(({ afterSaleOrderId, product: gift, itemQuantity: count }) => (
        <ProductLine key={afterSaleOrderId} product={{ ...gift, itemQuantity: count }} />
      ))}
      <Fact name="服务类型">{SERVICE_TYPE_LABEL[request.serviceType]}</Fact>
      <Fact name="申请原因">{request.reasonTxt}</Fact>
      {request.additionalDescription && <Fact name="问题描述">{request.additionalDescription}</Fact>}
      {request.sns.length > 0 && <Fact name="序列号">{request.sns.join('、')}</Fact>}
      {refundAmount !== undefined && <Fact name="退款金额">{`¥${formatFen(refundAmount)}${refunded}`}</Fact>}
      {deductAmount !== undefined && <Fact name="已扣除">{`¥${formatFen(deductAmount)}，${deductReason ?? ''}`}</Fact>}
      {pieces.length > 0 && <Fact name="同时退回">{pieces.join('，')}</Fact>}
      {bankInfo && <Fact name="收款账户">{`${bankInfo.bankName} ${bankInfo.accountNumber}`}</Fact>}
      <Fact name="申请时间">{formatDateTime(request.applyTime)}</Fact>
      <Fact name="售后单号">
        {request.afterSaleOrderId}
        <CopyButton what="售后单号" text={request.afterSaleOrderId} />
      </Fact>
      <Fact name="订单编号">
        <Link to={routePath('orderDetail', { orderId: request.orderId })} className={css.order}>
          {request.orderId}
        </Link>
      </Fact>
      {detailImages.length > 0 && (
        <Box className={css.pictures}>
          {detailImages.map((url, at) => (
            <Box key={url} className={css.picture}>
              <Image src={url} alt={`您上传的第 ${at + 1} 张图片`} width={100} height={100} sizes="88px" />
            </Box>
          ))}
        </Box>
      )}
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box className={css.fact}>
    <Text className={css.factName}>{name}</Text>
    <Box className={css.factValue}>{children}</Box>
  </Box>
)
