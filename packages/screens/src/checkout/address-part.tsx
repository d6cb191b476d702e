import { checkoutStore, selectChosenAddress, useActions, usePorts, useShop } from '@hearth/state'
import { Box, Button, Card, Choice, Icon, Press, Sheet, Text } from '@hearth/ui'
import { useState } from 'react'
import { AddressLines } from '#parts/address-lines'
import css from './checkout.module.css'

/** Where the order goes (S07); opens the shopper's other addresses, or the form where there is none. */
export function AddressPart() {
  const addresses = useShop(checkoutStore, (state) => state.addresses)
  const chosen = useShop(checkoutStore, selectChosenAddress)
  const { chooseAddress } = useActions(checkoutStore)
  const { navigate } = usePorts()
  const [open, setOpen] = useState(false)
  const list = addresses.data?.result ?? []
  const add = () => navigate('/addresses/edit')
  return (
    <Card as="section" label="收货地址">
      {chosen ? (
        <Press className={css.address} onPress={() => setOpen(true)}>
          <Icon name="pin" size={22} className={css.pin} />
          <AddressLines address={chosen} />
          <Icon name="right" size={16} className={css.arrow} />
        </Press>
      ) : (
        <Press className={css.address} onPress={list.length ? () => setOpen(true) : add}>
          <Icon name="plus" size={22} className={css.pin} />
          <Box className={css.grow}>
            <Text>{list.length ? '请选择收货地址' : '添加收货地址'}</Text>
          </Box>
          <Icon name="right" size={16} className={css.arrow} />
        </Press>
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="选择收货地址"
        footer={
          <Button block kind="outline" onPress={add}>
            新增收货地址
          </Button>
        }
      >
        <Choice
          kind="radiogroup"
          label="收货地址"
          className={css.choices}
          onChoose={(id) => {
            chooseAddress(id)
            setOpen(false)
          }}
          options={list.map((address) => ({
            key: address.addressId,
            selected: address.addressId === chosen?.addressId,
            className: address.addressId === chosen?.addressId ? css.choiceOn : css.choice,
            content: <AddressLines address={address} />,
          }))}
        />
      </Sheet>
    </Card>
  )
}
