import { checkoutStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Card, Cell, Text } from '@hearth/ui'
import { Arrival } from './arrival'
import css from './checkout.module.css'

/** Whether the order goes to the address or to a cabinet, where the shopper fetches it (E06). */
export function PickupPart() {
  const { cabinet, delivery } = useShop(checkoutStore, ({ cabinet, settlement }) => ({
    cabinet,
    delivery: settlement.data?.delivery,
  }))
  const { chooseCabinet } = useActions(checkoutStore)
  return (
    <Card as="section" label="配送方式">
      <Cell title="配送方式" value={cabinet ? cabinet.name : '送货上门，也可自提'} to="/cabinets" />
      {cabinet && (
        <>
          <Box className={css.pickup}>
            <Text className={css.note}>{cabinet.address}</Text>
            <Button kind="text" size="s" onPress={() => chooseCabinet(undefined)}>
              改为送货上门
            </Button>
          </Box>
          <Arrival delivery={delivery} />
        </>
      )}
    </Card>
  )
}
