import { checkoutStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Text } from '@hearth/ui'
import { Arrival } from './arrival'
import css from './checkout.module.css'

/** The cabinet of the order, the expected delivery date, and a button to deliver to the address instead. */
export function ChosenCabinet({ open }: { open: boolean }) {
  const { cabinet, delivery } = useShop(checkoutStore, ({ cabinet, settlement }) => ({
    cabinet,
    delivery: settlement.data?.delivery,
  }))
  const { chooseCabinet } = useActions(checkoutStore)
  if (!open || !cabinet) return null
  return (
    <>
      <Box className={css.pickup}>
        <Text className={css.note}>{cabinet.address}</Text>
        <Button kind="text" size="s" onPress={() => chooseCabinet(undefined)}>
          改为送货上门
        </Button>
      </Box>
      <Arrival delivery={delivery} />
    </>
  )
}
