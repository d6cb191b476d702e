import { checkoutStore, useShop } from '@hearth/state'
import { Card, Cell, late } from '@hearth/ui'

const ChosenCabinet = late(async () => (await import('./checkout-sheets')).ChosenCabinet)

/** Lets the shopper choose between delivery to the address and to a cabinet (E06). */
export function PickupPart() {
  const cabinet = useShop(checkoutStore, (state) => state.cabinet)
  return (
    <Card>
      <Cell title="配送方式" value={cabinet?.name ?? '快递配送（可选自提）'} to="/cabinets" />
      <ChosenCabinet open={cabinet !== undefined} />
    </Card>
  )
}
