import { addressesStore, orderStore, useActions, useShop } from '@hearth/state'
import { Box, Button, EmptyState, ErrorState, ListSkeleton, Sheet } from '@hearth/ui'
import { usePageLoad } from '#hooks/use-page-load'
import { AddressLines } from '#parts/address-lines'
import css from './move-sheet.module.css'

/** Sends an order that is not shipped to another address of the book. */
export function MoveSheet({ orderId, open, onClose }: { orderId: string; open: boolean; onClose: () => void }) {
  const list = useShop(addressesStore, (state) => state.list)
  const busy = useShop(orderStore(orderId), (state) => state.busy)
  const { load } = useActions(addressesStore)
  const { changeAddress } = useActions(orderStore(orderId))
  usePageLoad(load, open)
  const addresses = list.data?.result
  return (
    <Sheet open={open} onClose={onClose} title="修改收货地址">
      {!addresses && list.status !== 'failed' && <ListSkeleton />}
      {!addresses && list.status === 'failed' && <ErrorState text={list.error?.message} onRetry={load} />}
      {addresses?.length === 0 && (
        <EmptyState
          picture="address"
          title="还没有收货地址"
          action={{ label: '新增收货地址', to: '/addresses/edit' }}
        />
      )}
      <Box as="ul" role="list" className={css.list}>
        {addresses?.map((address) => (
          <Box as="li" key={address.addressId} className={css.address}>
            <Box className={css.lines}>
              <AddressLines address={address} />
            </Box>
            <Button
              size="s"
              kind="outline"
              busy={busy}
              label={`送到 ${address.consigneeName} 的地址 ${address.detailAddress}`}
              onPress={async () => {
                if (await changeAddress(address.addressId)) onClose()
              }}
            >
              送到这里
            </Button>
          </Box>
        ))}
      </Box>
    </Sheet>
  )
}
