import { NOT_FOUND_CODE } from '@hearth/domain'
import { merchantStore, useActions, useShop } from '@hearth/state'
import { Box, Card, Cell, EmptyState, Image, Text } from '@hearth/ui'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/cards-skeleton'
import { ShopPage } from '#parts/shop-page'
import type { ScreenProps } from '#routes'
import css from './merchant.module.css'

/** Who sells a product: the company, whom to call, and the business licence, which the law asks to show. */
export function MerchantScreen({ params: { merchantId = '' } }: ScreenProps) {
  const store = merchantStore(merchantId)
  const merchant = useShop(store, (state) => state.merchant)
  const { load } = useActions(store)
  usePageLoad(load)
  const gone = merchant.error?.code === String(NOT_FOUND_CODE)
  const { name, companyName, telephone, productCount, license } = merchant.data ?? {}
  return (
    <ShopPage
      title={name ?? '店铺资质'}
      description={companyName}
      layout="narrow"
      tone="soft"
      load={gone ? undefined : merchant}
      onRetry={load}
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
          <Card>
            <Text as="h2" className={css.name}>
              {name}
            </Text>
            <Text as="p" className={css.note}>
              在售商品 {productCount} 款
            </Text>
            <Cell title="公司名称" note={companyName} />
            <Cell icon="phone" title="客服电话" value={telephone} to={`tel:${telephone}`} />
            <Cell icon="grid" title="全部商品" to="/allproducts" />
          </Card>
          <Card>
            <Text as="h2" className={css.name}>
              营业执照
            </Text>
            {license ? (
              <>
                <Text as="p" className={css.note}>
                  统一社会信用代码 {license.creditCode}
                </Text>
                <Image
                  src={license.url}
                  alt={`${license.companyName}的营业执照`}
                  width={1200}
                  height={900}
                  sizes="(min-width: 768px) 640px, 100vw"
                  className={css.license}
                />
              </>
            ) : (
              <Text as="p" className={css.note}>
                这家店铺还没有公示营业执照
              </Text>
            )}
          </Card>
        </Box>
      )}
    </ShopPage>
  )
}
