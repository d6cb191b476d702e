import {
  formatFen,
  giftPieces,
  SERVICE_TYPE,
  SERVICE_TYPE_LABEL,
  type AfterSaleForm,
  type ServiceType,
} from '@hearth/domain'
import { serviceFormStore, useActions, useShop, type ServiceFormStart, type ServiceItem } from '@hearth/state'
import { Box, Card, Checkbox, FormField, Pills, QuantityStepper, Text, TextArea } from '@hearth/ui'
import type { ReactNode } from 'react'
import { ProductLine } from '#parts/product/product-line'
import { InvoiceProofPart } from './invoice-proof-part'
import { PicturesPart } from './pictures-part'
import { ReasonPart } from './reason-part'
import { ReturnFormPart } from './return-form-part'
import css from './service-form.module.css'

/** The fields of the form, in the order in which a shopper fills them in. */
export function FormParts({ orderItemId, start }: { orderItemId: string; start: ServiceFormStart }) {
  const store = serviceFormStore(orderItemId)
  const { form, sns, refusal, freight } = useShop(store, ({ form, sns, refusal, freight }) => ({
    form,
    sns,
    refusal,
    freight,
  }))
  const { choose, chooseSent, change, toggleSn } = useActions(store)
  const { orderItem, gifts } = start
  const toggleGift = (id: string) =>
    change({ gifts: form.gifts.includes(id) ? form.gifts.filter((one) => one !== id) : [...form.gifts, id] })
  return (
    <>
      <Card as="section" label="售后商品">
        <ProductLine product={orderItem} />
        {orderItem.sentQuantity !== undefined && form.sent !== undefined && (
          <>
            <Text as="p" className={css.note}>
              该商品分开发货，请选择要申请的部分
            </Text>
            <Pills
              label="申请哪些商品"
              items={[
                { key: 'unsent', label: `尚未发货 ${orderItem.unsentQuantity} 件` },
                { key: 'sent', label: `已发货 ${orderItem.sentQuantity} 件` },
              ]}
              current={form.sent ? 'sent' : 'unsent'}
              onChoose={(key) => void chooseSent(key === 'sent')}
            />
          </>
        )}
        {orderItem.serviceQuantity > 1 && (
          <Box className={css.quantity}>
            <Text>申请数量</Text>
            <QuantityStepper
              label="申请数量"
              value={form.itemQuantity}
              max={orderItem.serviceQuantity}
              onChange={(itemQuantity) => change({ itemQuantity })}
            />
          </Box>
        )}
        <Text as="p" className={css.note}>
          {paidText(orderItem, form, freight.data?.keptBack)}
        </Text>
      </Card>
      <Card as="section" label="服务类型">
        <Title>服务类型</Title>
        <Pills
          label="服务类型"
          items={orderItem.serviceTypes.map((kind) => ({ key: String(kind), label: SERVICE_TYPE_LABEL[kind] }))}
          current={String(form.serviceType)}
          onChoose={(key) => void choose(Number(key) as ServiceType)}
        />
        <ReasonPart orderItemId={orderItemId} reasons={start.reasons} />
      </Card>
      {start.sns.length > 0 && (
        <Card as="section" label="序列号">
          <Title>{`选择 ${form.itemQuantity} 个序列号`}</Title>
          {start.sns.map(({ sn, installSn, inService }) => (
            <Checkbox
              key={sn}
              checked={sns.includes(sn)}
              disabled={inService}
              onChange={() => toggleSn(sn)}
              className={css.check}
            >
              <Text>{`${sn}${installSn ? `（安装号 ${installSn}）` : ''}${inService ? '（已申请售后）' : ''}`}</Text>
            </Checkbox>
          ))}
        </Card>
      )}
      {form.serviceType === SERVICE_TYPE.refund && start.shipped && gifts.length > 0 && (
        <Card as="section" label="随商品退回的赠品">
          <Title>随商品退回的赠品</Title>
          <Text as="p" className={css.note}>
            赠品需随商品一起退回，未退回的将从退款中扣除下单时的售价
          </Text>
          {gifts.map(({ orderItemId: id, name, itemQuantity, price }) => (
            <Checkbox key={id} checked={form.gifts.includes(id)} onChange={() => toggleGift(id)} className={css.check}>
              <Text>
                {`${name} × ${giftPieces(itemQuantity, orderItem.serviceQuantity, form.itemQuantity)}`}
                {price ? `（每件 ¥${formatFen(price)}）` : ''}
              </Text>
            </Checkbox>
          ))}
        </Card>
      )}
      <ReturnFormPart orderItemId={orderItemId} start={start} />
      <InvoiceProofPart orderItemId={orderItemId} />
      <Card as="section" label="问题描述">
        <FormField
          label="问题描述"
          hint="写明问题，商家审核会更快"
          error={refusal?.field === 'additionalDescription' ? refusal.message : undefined}
        >
          {(input) => (
            <TextArea
              {...input}
              rows={3}
              value={form.additionalDescription}
              onChange={(additionalDescription) => change({ additionalDescription })}
              maxLength={500}
              placeholder="例如：开灯约十分钟后开始闪烁"
            />
          )}
        </FormField>
        <PicturesPart orderItemId={orderItemId} />
      </Card>
      <Box live="assertive" className={css.refusal}>
        {refusal && <Text>{refusal.message}</Text>}
      </Box>
    </>
  )
}

function paidText(
  { paidAmount, itemQuantity }: ServiceItem,
  { serviceType, itemQuantity: pieces }: AfterSaleForm,
  keptBack: readonly { name: string; fen: number }[] = [],
): string {
  const paid = `该商品实付 ¥${formatFen(paidAmount)}，共 ${itemQuantity} 件`
  if (serviceType !== SERVICE_TYPE.refund) return paid
  const back = keptBack.reduce((sum, { fen }) => sum - fen, Math.floor((paidAmount * pieces) / itemQuantity))
  // Only deductions above 0 are explained. A negative deduction pays an earlier one back and needs no explanation.
  const kept = keptBack
    .filter(({ fen }) => fen > 0)
    .map(({ name, fen }) => `，${name}恢复原价，需扣除 ¥${formatFen(fen)}`)
  return `${paid}，预计退款 ¥${formatFen(Math.max(0, back))}${kept.join('')}`
}

const Title = ({ children }: { children: ReactNode }) => (
  <Text as="h2" className={css.title}>
    {children}
  </Text>
)
