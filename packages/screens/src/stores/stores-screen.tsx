import { appStore, storesStore, useActions, usePorts, useShop, type Store } from '@hearth/state'
import { Box, Button, EmptyState, Text } from '@hearth/ui'
import { usePageLoad } from '#hooks/use-page-load'
import { NearBar, PlaceCard, PlaceList, PlaceListSkeleton } from '#parts/address/place-list'
import { ShopPage } from '#parts/page/shop-page'
import css from './stores.module.css'

/** Physical stores, sorted by distance once the shopper's position is known (F11). */
export function StoresScreen() {
  const { stores, canLocate } = useShop(storesStore, ({ stores, canLocate }) => ({ stores, canLocate }))
  const { load, locate } = useActions(storesStore)
  usePageLoad(load)
  const located = stores.data?.some(({ distance }) => distance !== undefined)
  return (
    <ShopPage
      title="体验门店"
      description="到店看看智能设备怎么用"
      tone="soft"
      load={stores}
      onRefresh={load}
      skeleton={<PlaceListSkeleton />}
      empty={stores.data?.length === 0}
      emptyState={
        <EmptyState
          picture="box"
          title="还没有门店"
          text="先在线上逛逛吧"
          action={{ label: '看看全部商品', to: '/allproducts' }}
        />
      }
    >
      {canLocate && <NearBar located={located} text="看看哪家离您最近" onLocate={locate} />}
      <PlaceList>
        {stores.data?.map((store) => (
          <StoreCard key={store.storeId} store={store} />
        ))}
      </PlaceList>
    </ShopPage>
  )
}

function StoreCard({ store }: { store: Store }) {
  const { name, address, telephone, openingHours } = store
  const { copy } = usePorts()
  const { showToast } = useActions(appStore)
  return (
    <PlaceCard place={store}>
      <Text as="p" className={css.note}>
        营业时间 {openingHours}
      </Text>
      <Box className={css.foot}>
        <Text className={css.note}>电话 {telephone}</Text>
        {copy && (
          <Button
            kind="text"
            size="s"
            label={`复制地址 ${name}`}
            onPress={() =>
              copy(address).then(
                () => showToast('地址已复制'),
                () => showToast('复制失败，请长按地址复制'),
              )
            }
          >
            复制地址
          </Button>
        )}
      </Box>
    </PlaceCard>
  )
}
