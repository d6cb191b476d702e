import {
  AFTER_SALE_STATUS,
  formatDateTime,
  formatFen,
  FREIGHT_PAYER,
  RETURN_TYPE,
  type ReturnType,
} from '@hearth/domain'
import type { AfterSaleOrder, Parcel } from '@hearth/state'
import { Box, Card, Steps, Text } from '@hearth/ui'
import { AddressLines } from '#parts/address/address-lines'
import { CopyButton } from '#parts/order/copy-button'
import css from './after-sale.module.css'

/** How the product is returned: the address to send it to, the parcels, and who pays the freight. */
export function ReturnPart({ request }: { request: AfterSaleOrder }) {
  const {
    returnType = RETURN_TYPE.none,
    afterSaleStatus,
    shopAddress,
    returnInfo,
    returnParcel,
    sendBackParcel,
  } = request
  const awaited = afterSaleStatus === AFTER_SALE_STATUS.agreed || afterSaleStatus === AFTER_SALE_STATUS.returning
  if (returnType === RETURN_TYPE.none && !sendBackParcel) return null
  const pickup = [returnInfo?.pickupDay, returnInfo?.pickupHours].filter(Boolean).join(' ')
  return (
    <Card as="section" label="寄回信息">
      {returnType !== RETURN_TYPE.none && (
        <>
          <Text as="h2" className={css.title}>
            寄回商品
          </Text>
          <Text as="p" className={css.note}>
            {freightText(request, returnType)}
          </Text>
          {returnType === RETURN_TYPE.fetched && returnInfo && (
            <>
              <Text as="p" className={css.note}>
                {`上门取件${pickup && `：${pickup}`}`}
              </Text>
              <AddressLines address={returnInfo} />
            </>
          )}
          {awaited && returnType === RETURN_TYPE.sent && (
            <>
              <Text as="p" className={css.note}>
                {shopAddress ? '请寄到' : '寄回地址请联系客服确认'}
              </Text>
              {shopAddress && <AddressLines address={shopAddress} />}
            </>
          )}
        </>
      )}
      {returnParcel && <ParcelLines title="寄回的包裹" parcel={returnParcel} />}
      {sendBackParcel && <ParcelLines title="商家寄出的包裹" parcel={sendBackParcel} />}
    </Card>
  )
}

function freightText({ freight: { payer, freightAmount } }: AfterSaleOrder, returnType: ReturnType): string {
  if (payer === FREIGHT_PAYER.shop) return '寄回运费由商家承担'
  return returnType === RETURN_TYPE.fetched
    ? `寄回运费由您承担，取件时付给快递员，约 ¥${formatFen(freightAmount)}`
    : '寄回运费由您承担，请勿到付'
}

const ParcelLines = ({ title, parcel }: { title: string; parcel: Parcel }) => (
  <Box className={css.parcel}>
    <Text as="h3" className={css.parcelTitle}>
      {title}
    </Text>
    <Box className={css.number}>
      <Text>{`${parcel.expressCompany} ${parcel.expressNumber}`}</Text>
      <CopyButton what="运单号" text={parcel.expressNumber} />
    </Box>
    <Steps
      direction="column"
      current={0}
      items={parcel.steps.map(({ text, time }) => ({
        key: `${time}-${text}`,
        title: text,
        text: formatDateTime(time),
      }))}
    />
  </Box>
)
