import { externalAddressesStore, useActions, useShop } from '@hearth/state'
import { Button, EmptyState, Sheet } from '@hearth/ui'
import { AddressChoices } from '#parts/address/address-choices'

/**
 * Lists the addresses that the host app stores, with buttons to copy each and to withdraw the permission.
 */
export function ExternalSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { list, busy } = useShop(externalAddressesStore, ({ list, busy }) => ({ list, busy }))
  const { loadList, copy, forbid } = useActions(externalAddressesStore)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="应用里的地址"
      footer={
        <Button
          kind="text"
          block
          busy={busy}
          onPress={async () => {
            await forbid()
            onClose()
          }}
        >
          不再允许读取
        </Button>
      }
    >
      <AddressChoices
        load={list}
        keyOf={({ externalId }) => externalId}
        none={<EmptyState picture="address" title="没有可以导入的地址" />}
        action="添加"
        labelOf={({ detailAddress }) => `添加 ${detailAddress}`}
        busy={busy}
        onRetry={loadList}
        onChoose={async ({ externalId }) => {
          if (await copy(externalId)) onClose()
        }}
      />
    </Sheet>
  )
}
