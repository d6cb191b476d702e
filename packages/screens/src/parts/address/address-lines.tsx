import { fullAddress, type AddressParts } from '@hearth/domain'
import { Box, Tag, Text } from '@hearth/ui'
import css from './address-lines.module.css'

/** The displayed fields of an address. */
export type ShownAddress = AddressParts & {
  consigneeName: string
  consigneeTele: string
  isDefault?: number
  tag?: string
}

/** The receiver and the address. */
export function AddressLines({ address }: { address: ShownAddress }) {
  return (
    <Box className={css.address}>
      <Box className={css.who}>
        <Text className={css.name}>{address.consigneeName}</Text>
        <Text className={css.telephone}>{address.consigneeTele}</Text>
        {address.isDefault === 1 && <Tag>默认</Tag>}
        {address.tag && <Tag tone="neutral">{address.tag}</Tag>}
      </Box>
      <Text as="p" className={css.where}>
        {fullAddress(address)}
      </Text>
    </Box>
  )
}
