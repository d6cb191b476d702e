import type { Settlement } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import css from './checkout.module.css'

/** The expected delivery date, or the reason why delivery is impossible. */
export function Arrival({ delivery }: Pick<Settlement, 'delivery'>) {
  if (!delivery) return null
  return (
    <Box className={delivery.deliverable ? css.arrives : css.unreachable} live="polite">
      <Text>{delivery.text}</Text>
    </Box>
  )
}
