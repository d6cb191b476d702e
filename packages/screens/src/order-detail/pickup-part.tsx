import { formatDeadline, PICKUP_STATUS, PICKUP_STATUS_LABEL } from '@hearth/domain'
import type { CabinetParcel } from '@hearth/state'
import { Box, Card, Text } from '@hearth/ui'
import { CopyButton } from '#parts/order/copy-button'
import css from './pickup-part.module.css'

/** The cabinet of an order, with the code that opens it while the parcel is there (E06). */
export function PickupPart({ pickup }: { pickup: CabinetParcel | undefined }) {
  if (!pickup?.cabinet || pickup.status === PICKUP_STATUS.cancelled) return null
  const { name, address, telephone, openingHours } = pickup.cabinet
  return (
    <Card as="section" label="自提点">
      <Box className={css.head}>
        <Text as="h2" className={css.name}>
          {name}
        </Text>
        <Text className={css.status}>{PICKUP_STATUS_LABEL[pickup.status]}</Text>
      </Box>
      {pickup.pickupCode && (
        <Box className={css.code}>
          <Text className={css.note}>取件码</Text>
          <Text className={css.digits}>{pickup.pickupCode}</Text>
          <CopyButton what="取件码" text={pickup.pickupCode} />
        </Box>
      )}
      {pickup.fetchUntil !== undefined && (
        <Text as="p" className={css.note}>
          请在 {formatDeadline(pickup.fetchUntil)} 前取件，超时包裹将退回商家
        </Text>
      )}
      {pickup.status === PICKUP_STATUS.returned && (
        <Text as="p" className={css.note}>
          您可以修改收货地址后等待重新发货，或申请退款
        </Text>
      )}
      <Text as="p" className={css.note}>
        {address}
      </Text>
      <Text as="p" className={css.note}>
        {openingHours} · 电话 {telephone}
      </Text>
    </Card>
  )
}
