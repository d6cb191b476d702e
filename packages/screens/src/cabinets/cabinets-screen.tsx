import { cartProducts } from '@hearth/domain'
import {
  addressesStore,
  appStore,
  cabinetsStore,
  checkoutStore,
  selectChosenAddress,
  useActions,
  usePorts,
  useShop,
} from '@hearth/state'
import type { ChosenCabinet, Settlement } from '@hearth/state'
import { Box, Button, EmptyState } from '@hearth/ui'
import { useCallback, useEffect } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { NearBar, PlaceList, PlaceListSkeleton } from '#parts/address/place-list'
import { ShopPage } from '#parts/page/shop-page'
import { CabinetCard } from './cabinet-card'
import css from './cabinets.module.css'

/**
 * Lets the shopper choose a cabinet or pickup point near the order's address (E06). If no address is chosen, uses the
 * default address; if there is no default, the first one.
 */
export function CabinetsScreen() {
  const { cabinets, points, canLocate } = useShop(cabinetsStore, ({ cabinets, points, canLocate }) => ({
    cabinets,
    points,
    canLocate,
  }))
  const { load, locate } = useActions(cabinetsStore)
  const { list, book } = useShop(addressesStore, ({ list }) => ({ list, book: list.data?.result }))
  const { load: loadBook } = useActions(addressesStore)
  const settlement = useShop(checkoutStore, (state) => state.settlement.data)
  const chosen = useShop(checkoutStore, selectChosenAddress)
  const current = useShop(checkoutStore, (state) => state.cabinet?.cabinetId)
  const { chooseCabinet } = useActions(checkoutStore)
  const { showToast } = useActions(appStore)
  const { back } = usePorts()
  usePageLoad(loadBook, useLoginGate('/cabinets'))

  const address = chosen ?? book?.find(({ isDefault }) => isDefault === 1) ?? book?.[0]
  const pieces = settlement && piecesOf(settlement)
  const search = useCallback(async () => {
    if (address) await load({ address, pieces })
  }, [address, pieces, load])
  useEffect(() => void search(), [search])

  const choose = (cabinet: ChosenCabinet) => {
    chooseCabinet(cabinet)
    if (!settlement) showToast('下单时将送到这里')
    back()
  }
  const noAddress = list.status === 'ready' && !address
  const found = [
    ...(cabinets.data ?? []),
    ...(points.data ?? []).map((point) => ({ ...point, cabinetId: point.pickupId })),
  ]
  return (
    <ShopPage
      title="自提点"
      description="选择附近的自提柜或自提点"
      tone="soft"
      load={noAddress ? undefined : address ? cabinets : list}
      onRetry={address ? search : loadBook}
      onRefresh={search}
      skeleton={<PlaceListSkeleton />}
      empty={noAddress || (cabinets.status === 'ready' && points.status !== 'loading' && found.length === 0)}
      emptyState={
        noAddress ? (
          <EmptyState
            picture="address"
            title="还没有收货地址"
            text="添加地址后，可以查看附近自提点"
            action={{ label: '新增收货地址', to: '/addresses/edit' }}
          />
        ) : (
          <EmptyState
            picture="box"
            title="附近没有合适的自提点"
            text="这一单可以送货上门"
            action={{ label: '返回上一页', onPress: back }}
          />
        )
      }
    >
      {address && (
        <NearBar
          located={cabinets.data?.some(({ distance }) => distance !== undefined)}
          text={`${address.cityName}${address.districtName}${address.streetName}附近的自提点`}
          onLocate={canLocate ? locate : undefined}
        />
      )}
      <PlaceList>
        {found.map((one) => (
          <CabinetCard key={one.cabinetId} cabinet={one} current={one.cabinetId === current} onChoose={choose} />
        ))}
      </PlaceList>
      {current !== undefined && (
        <Box className={css.whole}>
          <Button
            block
            kind="outline"
            onPress={() => {
              chooseCabinet(undefined)
              back()
            }}
          >
            不自提，送货上门
          </Button>
        </Box>
      )}
    </ShopPage>
  )
}

/** Returns the number of pieces of the order. Gifts count too, since they are sent in the same parcel. */
const piecesOf = (settlement: Settlement): number =>
  cartProducts(settlement).reduce(
    (sum, { itemQuantity, gifts }) => sum + gifts.reduce((all, gift) => all + gift.itemQuantity, itemQuantity),
    0,
  )
