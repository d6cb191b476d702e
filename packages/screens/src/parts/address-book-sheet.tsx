import { addressesStore, useActions, useShop, type Address } from '@hearth/state'
import { Box, Button, EmptyState, ErrorState, ListSkeleton, Sheet } from '@hearth/ui'
import { usePageLoad } from '#hooks/use-page-load'
import { AddressLines } from './address-lines'
import css from './address-book-sheet.module.css'

/** Chooses an address of the shopper's book. */
export function AddressBookSheet({
  open,
  onClose,
  title,
  action,
  verb,
  busy,
  onChoose,
}: {
  open: boolean
  onClose: () => void
  title: string
  /** What is on the button of each address. */
  action: string
  /** What a screen reader says of it, before the address. */
  verb: string
  busy?: boolean
  onChoose: (address: Address) => void
}) {
  const list = useShop(addressesStore, (state) => state.list)
  const { load } = useActions(addressesStore)
  usePageLoad(load, open)
  const addresses = list.data?.result
  return (
    <Sheet open={open} onClose={onClose} title={title}>
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
              label={`${verb} ${address.consigneeName} 的地址 ${address.detailAddress}`}
              onPress={() => onChoose(address)}
            >
              {action}
            </Button>
          </Box>
        ))}
      </Box>
    </Sheet>
  )
}
