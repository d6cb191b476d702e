import { Box, Text } from '@hearth/ui'
import css from './after-sale.module.css'

/** A name with its price, or with another text. */
export const PriceRow = ({ name, value, strong }: { name: string; value: string; strong?: boolean }) => (
  <Box className={css.price}>
    <Text className={css.priceName}>{name}</Text>
    <Text as={strong ? 'strong' : 'span'}>{value}</Text>
  </Box>
)
