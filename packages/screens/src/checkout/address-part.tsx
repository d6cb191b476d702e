import {
  checkoutStore,
  selectAddressComing,
  selectAddressCount,
  selectChosenAddress,
  useActions,
  usePorts,
  useShop,
} from '@hearth/state'
import { Card, HiddenText, Icon, Press, Skeleton, Text } from '@hearth/ui'
import { AddressLines } from '#parts/address/address-lines'
import { Arrival } from './arrival'
import css from './checkout.module.css'

/** The delivery address (S07). Opens the shopper's other addresses; the address form if there are none. */
export function AddressPart({ onOpen }: { onOpen: () => void }) {
  // If the order goes to a cabinet, `ChosenCabinet` shows the expected delivery date, and this part does not.
  const delivery = useShop(checkoutStore, ({ settlement, cabinet }) =>
    cabinet ? undefined : settlement.data?.delivery,
  )
  const count = useShop(checkoutStore, selectAddressCount)
  const coming = useShop(checkoutStore, selectAddressComing)
  const chosen = useShop(checkoutStore, selectChosenAddress)
  const { loadAddresses } = useActions(checkoutStore)
  const { navigate } = usePorts()
  if (coming) {
    return (
      <Card as="section" label="收货地址">
        <HiddenText>正在加载</HiddenText>
        <Skeleton lines={2} className={css.waiting} />
      </Card>
    )
  }
  const words = count === undefined ? '地址加载失败，点击重试' : count ? '请选择收货地址' : '添加收货地址'
  return (
    <Card as="section" label="收货地址">
      <Press
        className={css.address}
        onPress={count === undefined ? loadAddresses : count ? onOpen : () => navigate('/addresses/edit')}
      >
        <Icon name={chosen || count === undefined ? 'pin' : 'plus'} size={22} className={css.pin} />
        {chosen ? <AddressLines address={chosen} /> : <Text className={css.grow}>{words}</Text>}
        <Icon name="right" size={16} className={css.arrow} />
      </Press>
      {chosen && <Arrival delivery={delivery} />}
    </Card>
  )
}
