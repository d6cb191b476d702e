import { formatDistance } from '@hearth/domain'
import { appStore, storesStore, useActions, usePorts, useShop, type Store } from '@hearth/state'
import { Box, Button, Card, EmptyState, Text } from '@hearth/ui'
import { usePageLoad } from '#hooks/use-page-load'
import { useShownAgain } from '#hooks/use-shown-again'
import { CardsSkeleton } from '#parts/cards-skeleton'
import { ShopPage } from '#parts/shop-page'
import css from './stores.module.css'

/** Physical stores, the nearest first once the shopper's position is known (F11). */
export function StoresScreen() {
  const { stores, canLocate } = useShop(storesStore, ({ stores, canLocate }) => ({ stores, canLocate }))
  const { load, locate } = useActions(storesStore)
  usePageLoad(load)
  useShownAgain(load)
  const located = stores.data?.some(({ distance }) => distance !== undefined)
  return (
    <ShopPage
      title="体验门店"
      description="到店看看智能设备怎么用"
      tone="soft"
      load={stores}
      onRetry={load}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[3, 3, 3]} className={css.list} />}
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
      {canLocate && (
        <Box className={css.near}>
          <Text className={css.nearText}>{located ? '已按距离由近到远排列' : '看看哪家离您最近'}</Text>
          <Button kind="outline" size="s" onPress={locate}>
            {located ? '重新定位' : '使用我的位置'}
          </Button>
        </Box>
      )}
      <Box as="ul" role="list" className={css.list}>
        {stores.data?.map((store) => (
          <StoreCard key={store.storeId} store={store} />
        ))}
      </Box>
    </ShopPage>
  )
}

function StoreCard({ store: { name, address, telephone, openingHours, distance } }: { store: Store }) {
  const { copy } = usePorts()
  const { showToast } = useActions(appStore)
  return (
    <Box as="li">
      <Card>
        <Box className={css.head}>
          <Text as="h2" className={css.name}>
            {name}
          </Text>
          {distance !== undefined && <Text className={css.distance}>{formatDistance(distance)}</Text>}
        </Box>
        <Text as="p">{address}</Text>
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
      </Card>
    </Box>
  )
}
