import { addressesStore, useActions, useShop } from '@hearth/state'
import { ListSkeleton } from '@hearth/ui'
import { useCallback } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { useLoad } from '#hooks/use-load'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import { AddressForm } from './address-form'

/** Adds an address, or changes the one that `?addressId=` names (F05). */
export function AddressFormScreen({ query }: ScreenProps) {
  const { addressId } = query
  const { draft, list } = useShop(addressesStore, ({ draft, list }) => ({ draft, list }))
  const { load, loadOne } = useActions(addressesStore)
  const open = useCallback(() => Promise.all([loadOne(addressId), load()]), [loadOne, load, addressId])
  useLoad(open, useLoginGate(routePath('addressForm', {}, query)))
  const address = addressId && draft.data?.addressId === addressId ? draft.data : undefined
  return (
    <ShopPage
      title={addressId ? '编辑地址' : '新增地址'}
      layout="narrow"
      load={addressId ? { ...draft, data: address } : list}
      onRetry={() => void open()}
      skeleton={<ListSkeleton rows={5} />}
    >
      <AddressForm key={addressId ?? ''} address={address} first={list.data?.result.length === 0} />
    </ShopPage>
  )
}
