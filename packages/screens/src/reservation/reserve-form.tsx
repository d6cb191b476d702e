import { reservationPhase } from '@hearth/domain'
import {
  reservationStore,
  selectLoggedIn,
  selectPieces,
  useActions,
  useShop,
  userStore,
  type ReservationCampaign,
} from '@hearth/state'
import { Box, FormField, QuantityStepper, Text } from '@hearth/ui'
import { useLoadWhen } from '#hooks/use-load-when'
import { TelephoneInput } from '#parts/fields/telephone-input'
import css from './reservation.module.css'

/** Asks for the quantity to reserve and the telephone for messages. Shown only in the phase of reservations. */
export function ReserveForm({ campaign, now }: { campaign: ReservationCampaign; now: number }) {
  const store = reservationStore(campaign.campaignId)
  const pieces = useShop(store, selectPieces)
  const telephone = useShop(store, (state) => state.telephone)
  const loggedIn = useShop(userStore, selectLoggedIn)
  const phone = useShop(store, (state) => state.phone.data)
  const { setQuantity, setTelephone, loadPhone } = useActions(store)
  useLoadWhen(loggedIn, loadPhone)
  const had = campaign.reservation?.quantity ?? 0
  const most = Math.min(campaign.limitQuantity, campaign.quantity + had)
  if (reservationPhase(campaign, now) !== 'reserving' || most === 0) return null
  return (
    <>
      <Box className={css.count}>
        <Text>预约数量</Text>
        <QuantityStepper label="预约数量" value={pieces} max={most} onChange={setQuantity} />
      </Box>
      <FormField label="开抢提醒手机号" hint={`选填，${phone ? `默认提醒 ${phone}` : '默认提醒您的登录手机号'}`}>
        {(input) => <TelephoneInput {...input} value={telephone} onChange={setTelephone} />}
      </FormField>
    </>
  )
}
