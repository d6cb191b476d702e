import { NOT_FOUND_CODE } from '@hearth/domain'
import {
  productStore,
  selectCurrentSku,
  useActions,
  usePorts,
  useShop,
  userStore,
  type Sku,
  type Spu,
} from '@hearth/state'
import { Box, Cell, EmptyState, Gallery, late } from '@hearth/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLoad } from '#hooks/use-load'
import { usePromotionTime } from '#hooks/use-promotion-time'
import { ShopPage } from '#parts/page/shop-page'
import type { ScreenProps } from '#routes'
import { BuyBarActions } from './buy-bar-actions'
import { BuyBox } from './buy-box'
import { DeskBar } from './desk-bar'
import { Details } from './details'
import { PriceBlock } from './price-block'
import { ProductSkeleton } from './product-skeleton'
import { viewProduct } from './product-view'
import { Recommended } from './recommended'
import type { ProductSheet } from './product-sheets'
import { Summary } from './summary'
import css from './product.module.css'

const DeliveryPart = late(async () => (await import('./delivery-part')).DeliveryPart)
const OfferPart = late(async () => (await import('./offer-part')).OfferPart)
const ProductSheets = late(async () => (await import('./product-sheets')).ProductSheets)

/** A product page: pictures, choice of a sku, and buttons to add to the cart and to buy (R04). */
export function ProductScreen({ params, query }: ScreenProps) {
  const store = productStore(params.spuNo ?? '')
  const { spu, skus, selected, quantity } = useShop(store, ({ spu, skus, selected, quantity }) => ({
    spu,
    skus,
    selected,
    quantity,
  }))
  const sku = useShop(store, selectCurrentSku)
  const { load, refresh } = useActions(store)
  const { navigate, platform } = usePorts()
  const now = usePromotionTime(skus.data)
  const buyer = useShop(userStore, ({ info }) => info.data?.buyer)
  const [sheet, setSheet] = useState<ProductSheet>()
  // True once the shopper has opened the delivery part, whose code is not part of the first load.
  const [asked, setAsked] = useState(false)
  const choose = () => setSheet('choice')
  const open = useCallback(() => load(query.skuNo), [load, query.skuNo])
  useLoad(open, true, refresh)

  const view = useMemo(
    () =>
      spu.data && skus.data && sku ? viewProduct(spu.data, skus.data, selected, sku, { ...buyer, now }) : undefined,
    [spu.data, skus.data, selected, sku, buyer, now],
  )
  const elsewhere = view?.ownPage
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate])

  const part = spu.status === 'ready' ? skus : spu
  const gone = (part.status === 'ready' && !view) || part.error?.code === String(NOT_FOUND_CODE)
  return (
    <ShopPage
      title={spu.data?.name ?? '商品详情'}
      description={spu.data?.sellingPoint}
      image={spu.data?.pictures[0]?.url}
      load={gone ? undefined : { ...part, data: view && spu.data }}
      onRetry={open}
      empty={gone}
      emptyState={
        <EmptyState
          picture="search"
          title="商品不存在或已下架"
          text="去看看其他设备吧"
          action={{ label: '全部商品', to: '/allproducts' }}
        />
      }
      skeleton={<ProductSkeleton />}
      heading={view ? 'own' : 'bar'}
      phoneFooter
      footer={view && <BuyBarActions spuNo={spu.data!.spuNo} view={view} onChoose={choose} />}
    >
      {spu.data && sku && view && (
        <>
          <Box className={css.stage}>
            <Box className={css.gallery}>
              <Pictures spu={spu.data} sku={sku} />
            </Box>
            <Box className={css.facts}>
              <PriceBlock view={view} sold={spu.data.soldQuantity} />
              {view.offer && (
                <Box className={css.offerPart}>
                  <OfferPart open {...view.offer} sku={sku} price={view.price} />
                </Box>
              )}
              <Summary spu={spu.data} view={view} onShare={() => setSheet('share')} onGoods={setSheet} />
              <Box className={css.skuRow}>
                <Cell title="已选" value={`${view.chosen}，${quantity} 件`} onPress={choose} />
              </Box>
              <Box className={css.couponRow}>
                <Cell title="优惠券" value="领券" onPress={() => setSheet('coupons')} />
                {asked ? (
                  <DeliveryPart open spuNo={sku.spuNo} skuNo={sku.skuNo} />
                ) : (
                  <Cell title="配送" value="查看送达时间" onPress={() => setAsked(true)} />
                )}
                <Cell
                  title="店铺"
                  value={spu.data.merchantName}
                  to={`/merchant/${encodeURIComponent(spu.data.merchantId)}`}
                />
              </Box>
              <ProductSheets open={sheet} onClose={() => setSheet(undefined)} sku={sku} view={view} />
              {platform.kind === 'web' && <BuyBox spuNo={spu.data.spuNo} view={view} onChoose={choose} />}
            </Box>
          </Box>
          <Box>
            <Details spu={spu.data} />
            <Recommended spuNo={spu.data.spuNo} />
            {platform.kind === 'web' && (
              <DeskBar spuNo={spu.data.spuNo} name={spu.data.name} view={view} onChoose={choose} />
            )}
          </Box>
        </>
      )}
    </ShopPage>
  )
}

/** The gallery of a product. The pictures of the picked sku come first, so that it shows the chosen colour. */
function Pictures({ spu, sku }: { spu: Spu; sku: Sku }) {
  const pictures = useMemo(
    () => [sku.picture, ...spu.pictures.filter(({ url }) => url !== sku.picture.url)],
    [spu, sku],
  )
  return <Gallery pictures={pictures} label={`${spu.name}的图片`} />
}
