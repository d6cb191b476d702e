import { NOT_FOUND_CODE } from '@hearth/domain'
import { merchantStore, useActions, useShop } from '@hearth/state'
import { Box, Card, Cell, EmptyState, ProductGrid, Text } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'
import { useLoad } from '#hooks/use-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { IconRow, type IconRowItem } from '#parts/campaign/icon-row'
import { ShopPage } from '#parts/page/shop-page'
import type { ScreenProps } from '#routes'
import { LicensePart } from './license-part'
import { MerchantHead } from './merchant-head'
import css from './merchant.module.css'

/** Service promises that hold for all products of the shop. */
const PROMISES: readonly IconRowItem[] = [
  { icon: 'shield', title: '正品保障', text: '全国联保' },
  { icon: 'box', title: '7 天无理由', text: '不合心意可退' },
  { icon: 'truck', title: '送货上门', text: '运费下单前可见' },
]

/** The page of a merchant: company, products, promises, telephone and business licence. */
export function MerchantScreen({ params: { merchantId = '' } }: ScreenProps) {
  const store = merchantStore(merchantId)
  const merchant = useShop(store, (state) => state.merchant)
  const { load } = useActions(store)
  useLoad(load)
  const products = useOwnPrices(merchant.data?.products)
  const gone = merchant.error?.code === String(NOT_FOUND_CODE)
  const { name, companyName, telephone, license } = merchant.data ?? {}
  return (
    <ShopPage
      title={name ?? '店铺资质'}
      description={companyName}
      heading="own"
      tone="soft"
      load={gone ? undefined : merchant}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[3, 5]} className={css.list} />}
      empty={gone}
      emptyState={
        <EmptyState
          picture="search"
          title="没有找到这家店铺"
          text="去看看其他好物吧"
          action={{ label: '全部商品', to: '/allproducts' }}
        />
      }
    >
      {merchant.data && (
        <Box className={css.list}>
          <MerchantHead merchant={merchant.data} />
          <Card as="section" label="店铺保障">
            <IconRow label="店铺保障" items={PROMISES} />
          </Card>
          {products.length > 0 && (
            <Box as="section" label="热销商品" className={css.goods}>
              <Text as="h2" className={css.title}>
                热销商品
              </Text>
              <ProductGrid products={products} />
            </Box>
          )}
          <Box className={css.about}>
            <Card as="section" label="店铺信息">
              <Text as="h2" className={css.title}>
                店铺信息
              </Text>
              <Cell title="公司名称" note={companyName} />
              <Cell icon="phone" title="客服电话" value={telephone} to={`tel:${telephone}`} />
              <Cell icon="box" title="售后政策" to="/agreement/after-sale" />
              <Cell icon="info" title="用户协议" to="/agreement/user" />
              <Cell icon="shield" title="隐私政策" to="/agreement/privacy" />
            </Card>
            <LicensePart license={license} />
          </Box>
        </Box>
      )}
    </ShopPage>
  )
}
