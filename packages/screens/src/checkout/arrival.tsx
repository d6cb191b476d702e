import type { Settlement } from '@hearth/state'
import { Box, Text } from '@hearth/ui'
import css from './checkout.module.css'

/** When the order would be there, or why it can't be. */
export function Arrival({ delivery }: Pick<Settlement, 'delivery'>) {
  if (!delivery) return null
  return (
    <Box className={delivery.deliverable ? css.arrives : css.unreachable} live="polite">
      <Text>{delivery.text}</Text>
    </Box>
  )
}
