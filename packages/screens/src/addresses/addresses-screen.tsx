import { addressesStore, useActions, usePorts, useShop, type Address } from '@hearth/state'
import { Box, Button, BuyBar, Checkbox, Dialog, EmptyState, Icon, Link, Text } from '@hearth/ui'
import { useState } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { AddressLines } from '#parts/address/address-lines'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath } from '#routes'
import { ExternalPart } from './external-part'
import css from './addresses.module.css'

/** The shopper's address book (F05). */
export function AddressesScreen() {
  const { list, saving } = useShop(addressesStore, ({ list, saving }) => ({ list, saving }))
  const { load, remove, makeDefault } = useActions(addressesStore)
  const { navigate, platform } = usePorts()
  const [removing, setRemoving] = useState<Address>()
  const allowed = useLoginGate('/addresses')
  usePageLoad(load, allowed)
  const addresses = list.data?.result ?? []
  return (
    <ShopperPage
      entry="addresses"
      title="收货地址"
      load={list}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[4, 4]} className={css.list} />}
      empty={list.data && addresses.length === 0}
      emptyState={
        <>
          <EmptyState
            picture="address"
            title="还没有收货地址"
            text="添加一个地址，下单更快"
            action={{ label: '新增收货地址', to: '/addresses/edit' }}
          />
          <ExternalPart allowed={allowed} />
        </>
      }
      phoneFooter
      footer={
        <BuyBar>
          <Button block size="l" onPress={() => navigate('/addresses/edit')}>
            新增收货地址
          </Button>
        </BuyBar>
      }
    >
      <Box as="ul" role="list" className={css.list}>
        {addresses.map((address) => (
          <Box as="li" key={address.addressId} className={css.card}>
            <AddressLines address={address} />
            <Box className={css.actions}>
              <Checkbox
                checked={address.isDefault === 1}
                disabled={saving || address.isDefault === 1}
                onChange={() => void makeDefault(address.addressId)}
                className={css.default}
              >
                {address.isDefault === 1 ? '默认地址' : '设为默认'}
              </Checkbox>
              <Link
                to={routePath('addressForm', {}, { addressId: address.addressId })}
                className={css.edit}
                label={`编辑 ${address.consigneeName} 的地址`}
              >
                编辑
              </Link>
              <Button
                kind="text"
                size="s"
                label={`删除 ${address.consigneeName} 的地址`}
                className={css.remove}
                onPress={() => setRemoving(address)}
              >
                删除
              </Button>
            </Box>
          </Box>
        ))}
        {platform.kind === 'web' && (
          <Box as="li" className={css.add}>
            <Link to="/addresses/edit" className={css.addLink}>
              <Icon name="plus" />
              新增收货地址
            </Link>
          </Box>
        )}
      </Box>
      <Box className={css.external}>
        <Link to="/cabinets" className={css.near}>
          查看附近自提点
        </Link>
      </Box>
      <ExternalPart allowed={allowed} />
      <Dialog
        open={removing !== undefined}
        title="删除这个地址？"
        confirmText="删除"
        danger
        busy={saving}
        onCancel={() => setRemoving(undefined)}
        onConfirm={async () => {
          if (removing && (await remove(removing.addressId))) setRemoving(undefined)
        }}
      >
        <Text>{removing && `${removing.consigneeName}，${removing.detailAddress}`}</Text>
      </Dialog>
    </ShopperPage>
  )
}
