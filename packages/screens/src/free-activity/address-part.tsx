import { freeTrialStore, useActions, usePorts, useShop } from '@hearth/state'
import { Button, Card, Choice, Skeleton, Text } from '@hearth/ui'
import { AddressLines } from '#parts/address/address-lines'
import css from './free-activity.module.css'

/** The delivery address. */
export function AddressPart({ spuNo }: { spuNo: string }) {
  const store = freeTrialStore(spuNo)
  const { addresses, addressId } = useShop(store, ({ addresses, addressId }) => ({ addresses, addressId }))
  const { chooseAddress, loadTrier } = useActions(store)
  const { navigate } = usePorts()
  const listed = addresses.data?.result
  return (
    <Card as="section" label="收货地址">
      <Text as="h2" className={css.title}>
        寄到哪里
      </Text>
      {!listed && addresses.status !== 'failed' && <Skeleton lines={2} />}
      {!listed && addresses.status === 'failed' && (
        <Button kind="text" flush size="s" onPress={loadTrier}>
          地址加载失败，点击重试
        </Button>
      )}
      {listed && listed.length > 0 && (
        <Choice
          kind="radiogroup"
          label="收货地址"
          className={css.addresses}
          onChoose={chooseAddress}
          options={listed.map((address) => ({
            key: address.addressId,
            selected: address.addressId === addressId,
            className: address.addressId === addressId ? css.addressOn : css.address,
            content: <AddressLines address={address} />,
          }))}
        />
      )}
      {listed && (
        <Button kind="text" flush size="s" onPress={() => navigate('/addresses/edit')}>
          {listed.length > 0 ? '新增收货地址' : '添加收货地址'}
        </Button>
      )}
    </Card>
  )
}
