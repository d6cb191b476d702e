import { addressesStore, useActions, useShop, type Address } from '@hearth/state'
import { Box, Button, EmptyState, ErrorState, ListSkeleton, Sheet } from '@hearth/ui'
import { usePageLoad } from '#hooks/use-page-load'
import { AddressLines } from '#parts/address-lines'
import css from './service-form.module.css'

/** Chooses another address of the book. */
export function AddressSheet({
  open,
  onClose,
  onChoose,
}: {
  open: boolean
  onClose: () => void
  onChoose: (address: Address) => void
}) {
  const list = useShop(addressesStore, (state) => state.list)
  const { load } = useActions(addressesStore)
  usePageLoad(load, open)
  const addresses = list.data?.result
  return (
    <Sheet open={open} onClose={onClose} title="选择地址">
      {!addresses && list.status !== 'failed' && <ListSkeleton />}
      {!addresses && list.status === 'failed' && <ErrorState text={list.error?.message} onRetry={load} />}
      {addresses?.length === 0 && (
        <EmptyState
          picture="address"
          title="还没有收货地址"
          action={{ label: '新增收货地址', to: '/addresses/edit' }}
        />
      )}
      <Box as="ul" role="list">
        {addresses?.map((address) => (
          <Box as="li" key={address.addressId} className={css.place}>
            <Box className={css.lines}>
              <AddressLines address={address} />
            </Box>
            <Button
              size="s"
              kind="outline"
              label={`使用 ${address.consigneeName} 的地址 ${address.detailAddress}`}
              onPress={() => onChoose(address)}
            >
              使用
            </Button>
          </Box>
        ))}
      </Box>
    </Sheet>
  )
}
