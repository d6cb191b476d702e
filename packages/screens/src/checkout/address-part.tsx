import { checkoutStore, selectChosenAddress, usePorts, useShop } from '@hearth/state'
import { Box, Card, Icon, Press, Text } from '@hearth/ui'
import { AddressLines } from '#parts/address-lines'
import css from './checkout.module.css'

/** Where the order goes (S07); opens the shopper's other addresses, or the form where there is none. */
export function AddressPart({ onOpen }: { onOpen: () => void }) {
  const known = useShop(checkoutStore, (state) => (state.addresses.data?.result.length ?? 0) > 0)
  const chosen = useShop(checkoutStore, selectChosenAddress)
  const { navigate } = usePorts()
  return (
    <Card as="section" label="收货地址">
      <Press className={css.address} onPress={known ? onOpen : () => navigate('/addresses/edit')}>
        <Icon name={chosen ? 'pin' : 'plus'} size={22} className={css.pin} />
        {chosen ? (
          <AddressLines address={chosen} />
        ) : (
          <Box className={css.grow}>
            <Text>{known ? '请选择收货地址' : '添加收货地址'}</Text>
          </Box>
        )}
        <Icon name="right" size={16} className={css.arrow} />
      </Press>
    </Card>
  )
}
