import {
  fetchedAfterSaleAddress,
  FREIGHT_PAYER,
  formatFen,
  RETURN_TYPE,
  RETURN_TYPE_LABEL,
  SERVICE_TYPE,
  type PickupInfo,
  type ReturnType,
} from '@hearth/domain'
import {
  appStore,
  serviceFormStore,
  useActions,
  useShop,
  type Address,
  type ServiceAddress,
  type ServiceFormStart,
} from '@hearth/state'
import { Box, Button, Card, Checkbox, late, Pills, Text } from '@hearth/ui'
import { useEffect, useState } from 'react'
import { AddressLines } from '#parts/address/address-lines'
import { needsNoReturn, wayOf } from './way-of'
import css from './service-form.module.css'

const AddressSheet = late(async () => (await import('./address-sheet')).AddressSheet)

const WAYS = [RETURN_TYPE.fetched, RETURN_TYPE.sent]

/**
 * Lets the shopper choose how the product is returned, the pickup address, and the address to which the shop sends the
 * repaired or exchanged product. Renders nothing for pieces that are not shipped.
 */
export function ReturnFormPart({ orderItemId, start }: { orderItemId: string; start: ServiceFormStart }) {
  const store = serviceFormStore(orderItemId)
  const { form, freight, pickup: coming, pickupHours, pickupDays, refusal } = useShop(store, (state) => state)
  const { change, quote, checkPickup } = useActions(store)
  const { showToast } = useActions(appStore)
  const [choosing, setChoosing] = useState<'returnInfo' | 'sendBackInfo'>()
  const { reason, serviceType, returnInfo, sendBackInfo, sameWithReturn } = form
  const withoutReturn = needsNoReturn(start, reason)
  const way = wayOf(start, form)
  const ways: ReturnType[] = withoutReturn ? [RETURN_TYPE.none, ...WAYS] : WAYS
  const { pickupDay: _day, pickupHours: _hours, addressId: _id, ...from } = { ...start.address, ...returnInfo }
  const fetchedFrom = way === RETURN_TYPE.fetched && from.detailAddress !== '' ? JSON.stringify(from) : ''
  useEffect(() => {
    if (fetchedFrom) void checkPickup(JSON.parse(fetchedFrom) as ServiceAddress)
  }, [fetchedFrom, serviceType, checkPickup])
  if (!start.shipped) return null
  const pickup = (part: Partial<PickupInfo>) => change({ returnInfo: { ...from, ...returnInfo, ...part } })
  const choose = ({ addressId, ...address }: Address) => {
    const { consigneeName, consigneeTele, provinceName, cityName, districtName, streetName, detailAddress } = address
    const known = { consigneeName, consigneeTele, provinceName, cityName, districtName, streetName, detailAddress }
    // A courier needs an address whose street is in the shop's list of streets (V03).
    if (fetchedAfterSaleAddress(known).detailAddress === '')
      return showToast('该地址没有选择街道，请先修改地址或换一个地址')
    const chosen = { addressId, ...known }
    change(choosing === 'sendBackInfo' ? { sendBackInfo: chosen } : { returnInfo: { ...returnInfo, ...chosen } })
    setChoosing(undefined)
  }
  return (
    <Card as="section" label="寄回方式">
      <Text as="h2" className={css.title}>
        寄回方式
      </Text>
      <Pills
        label="寄回方式"
        items={ways.map((one) => ({ key: String(one), label: RETURN_TYPE_LABEL[one] }))}
        current={String(way)}
        onChoose={(key) => {
          change({ returnType: Number(key) as ReturnType })
          void quote()
        }}
      />
      {freight.data && way !== RETURN_TYPE.none && (
        <Text as="p" className={css.note}>
          {freight.data.payer === FREIGHT_PAYER.shop
            ? '寄回运费由商家承担'
            : way === RETURN_TYPE.fetched
              ? `寄回运费由您承担，约 ¥${formatFen(freight.data.freightAmount)}，取件时付给快递员`
              : '寄回运费由您承担，请勿到付'}
        </Text>
      )}
      {way === RETURN_TYPE.fetched && (
        <>
          <Place title="取件地址" address={from} onChange={() => setChoosing('returnInfo')} />
          <Box live="polite" className={css.refusal}>
            {coming.data?.valid === false && <Text>{coming.data.reason}</Text>}
          </Box>
          <Text as="p" className={css.note}>
            取件时间
          </Text>
          <Pills
            label="取件日期"
            items={[{ key: '', label: '尽快' }, ...pickupDays.map((day) => ({ key: day, label: day.slice(5) }))]}
            current={returnInfo?.pickupDay ?? ''}
            onChoose={(pickupDay) => pickup({ pickupDay: pickupDay || undefined })}
          />
          {returnInfo?.pickupDay && (
            <Box className={css.hours}>
              <Pills
                label="取件时段"
                items={pickupHours.map((hours) => ({ key: hours, label: hours }))}
                current={returnInfo.pickupHours}
                onChoose={(hours) => pickup({ pickupHours: hours })}
              />
            </Box>
          )}
        </>
      )}
      {serviceType !== SERVICE_TYPE.refund && (
        <>
          <Checkbox
            checked={sameWithReturn}
            onChange={(same) => change({ sameWithReturn: same, ...(same ? { sendBackInfo: undefined } : {}) })}
            className={css.check}
          >
            <Text>{way === RETURN_TYPE.fetched ? '寄回给我时送到取件地址' : '寄回给我时送到订单地址'}</Text>
          </Checkbox>
          {!sameWithReturn && (
            <Place
              title="收件地址"
              address={{ ...start.address, ...sendBackInfo }}
              onChange={() => setChoosing('sendBackInfo')}
            />
          )}
        </>
      )}
      <Box live="polite" className={css.refusal}>
        {refusal && (refusal.field === 'returnInfo' || refusal.field === 'sendBackInfo') && (
          <Text>{refusal.message}</Text>
        )}
      </Box>
      <AddressSheet open={choosing !== undefined} onClose={() => setChoosing(undefined)} onChoose={choose} />
    </Card>
  )
}

const Place = ({
  title,
  address,
  onChange,
}: {
  title: string
  address: Parameters<typeof AddressLines>[0]['address']
  onChange: () => void
}) => (
  <Box className={css.place}>
    <Box className={css.lines}>
      <Text className={css.note}>{title}</Text>
      <AddressLines address={address} />
    </Box>
    <Button kind="text" size="s" label={`更换${title}`} onPress={onChange}>
      更换
    </Button>
  </Box>
)
