import { DEFAULT_SHARE, NOT_FOUND_CODE, shopText } from '@hearth/domain'
import { miniShopStore, useActions, useShop } from '@hearth/state'
import { Box, Button, EmptyState, ProductGrid, ProductGridSkeleton, Section, Text } from '@hearth/ui'
import { useEffect, useState } from 'react'
import { useOwnPrices } from '#hooks/use-own-prices'
import { usePageLoad } from '#hooks/use-page-load'
import { Face } from '#parts/campaign/face'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import css from './store.module.css'

/** A promoter's shop as visitors see it (R04, R10): the promoter and the products. */
export function StoreScreen({ query: { shopId = '' } }: ScreenProps) {
  const store = miniShopStore(shopId)
  const { shop, products } = useShop(store, ({ shop, products }) => ({ shop, products }))
  const { load, seen } = useActions(store)
  usePageLoad(load)
  const { data, error } = shop
  const there = data !== undefined
  useEffect(() => {
    if (there) seen()
  }, [there, seen])
  const priced = useOwnPrices(products.data ?? [])
  const [sharing, setSharing] = useState(false)
  const gone = shopId === '' || (!data && error?.code === String(NOT_FOUND_CODE))
  const description = data && shopText(data.ownerName)
  const path = routePath('store', {}, { shopId })
  return (
    <ShopPage
      title={data?.name ?? '小店'}
      heading={data ? 'own' : 'bar'}
      description={description}
      image={data?.uimg || products.data?.[0]?.picture.url}
      load={gone ? undefined : shop}
      onRefresh={load}
      skeleton={<ProductGridSkeleton />}
      empty={gone}
      emptyState={
        <EmptyState
          picture="box"
          title="小店不存在或已关闭"
          text="商品还在，去商城看看吧"
          action={{ label: '全部商品', to: '/allproducts' }}
        />
      }
    >
      {data && (
        <>
          <Box className={css.head}>
            <Face picture={data.uimg || undefined} />
            <Box className={css.words}>
              <Text as="h1" className={css.name}>
                {data.name}
              </Text>
              <Text as="p" className={css.note}>{`${data.ownerName} · ${data.productCount} 件好物`}</Text>
            </Box>
            <Button kind="outline" size="s" onPress={() => setSharing(true)}>
              分享
            </Button>
          </Box>
          <Section title="小店好物" subtitle="由商城发货，售后由商城负责">
            {priced.length > 0 ? (
              <ProductGrid products={priced} priority={2} />
            ) : products.status === 'failed' ? (
              <Button kind="text" onPress={load}>
                商品加载失败，点击重试
              </Button>
            ) : products.data ? (
              <EmptyState title="商品正在准备中" action={{ label: '全部商品', to: '/allproducts' }} />
            ) : (
              <ProductGridSkeleton />
            )}
          </Section>
          <ShareSheet
            open={sharing}
            onClose={() => setSharing(false)}
            path={path}
            meta={{
              title: data.name,
              description: description ?? '',
              image: data.uimg || products.data?.[0]?.picture.url || DEFAULT_SHARE.image,
              shareQuery: { shopId },
            }}
          />
        </>
      )}
    </ShopPage>
  )
}
