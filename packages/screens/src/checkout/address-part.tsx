import { checkoutStore, selectChosenAddress, useActions, usePorts, useShop } from '@hearth/state'
import { Card, HiddenText, Icon, Press, Skeleton, Text } from '@hearth/ui'
import { AddressLines } from '#parts/address-lines'
import { Arrival } from './arrival'
import css from './checkout.module.css'

/** Where the order goes (S07); opens the shopper's other addresses, or the form where there is none. */
export function AddressPart({ onOpen }: { onOpen: () => void }) {
  const { status, count, delivery } = useShop(checkoutStore, ({ addresses, settlement, cabinet }) => ({
    // Of an order for a cabinet it is said beside that.
    delivery: cabinet ? undefined : settlement.data?.delivery,
    status: addresses.status,
    count: addresses.data?.result.length,
  }))
  const chosen = useShop(checkoutStore, selectChosenAddress)
  const { loadAddresses } = useActions(checkoutStore)
  const { navigate } = usePorts()
  if (count === undefined && status !== 'failed') {
    return (
      <Card as="section" label="收货地址">
        <HiddenText>正在加载</HiddenText>
        <Skeleton lines={2} className={css.waiting} />
      </Card>
    )
  }
  const words = count === undefined ? '地址没有加载出来，点这里重试' : count ? '请选择收货地址' : '添加收货地址'
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
