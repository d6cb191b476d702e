import { externalAddressesStore, useActions, useShop } from '@hearth/state'
import { Box, Button, EmptyState, ErrorState, ListSkeleton, Sheet, Text } from '@hearth/ui'
import css from './external-sheet.module.css'

/** The addresses that the app around the shop keeps, each to be copied; and a way to take the consent back. */
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
      {!list.data && list.status !== 'failed' && <ListSkeleton />}
      {!list.data && list.status === 'failed' && <ErrorState text={list.error?.message} onRetry={loadList} />}
      {list.data?.length === 0 && <EmptyState picture="address" title="没有可以导入的地址" />}
      <Box as="ul" role="list" className={css.list}>
        {list.data?.map((one) => (
          <Box as="li" key={one.externalId} className={css.address}>
            <Box className={css.words}>
              <Text className={css.person}>
                {one.consigneeName} {one.consigneeTele}
              </Text>
              <Text className={css.place}>
                {[one.provinceName, one.cityName, one.districtName, one.streetName, one.detailAddress]
                  .filter((part, at, all) => part !== '' && part !== all[at - 1])
                  .join(' ')}
              </Text>
            </Box>
            <Button
              size="s"
              kind="outline"
              busy={busy}
              label={`添加 ${one.detailAddress}`}
              onPress={async () => {
                if (await copy(one.externalId)) onClose()
              }}
            >
              添加
            </Button>
          </Box>
        ))}
      </Box>
    </Sheet>
  )
}
