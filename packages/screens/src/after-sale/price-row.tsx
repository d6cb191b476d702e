import { Box, Text } from '@hearth/ui'
import css from './after-sale.module.css'

/** A row with a name and a value: a price, or a text in place of the price. */
export const PriceRow = ({ name, value, strong }: { name: string; value: string; strong?: boolean }) => (
  <Box className={css.price}>
    <Text className={css.priceName}>{name}</Text>
    <Text as={strong ? 'strong' : 'span'}>{value}</Text>
  </Box>
)
