import { profileStore, selectProfile, useShop, type MerchantPage } from '@hearth/state'
import { Box, Icon, Image, Link, Tag, Text } from '@hearth/ui'
import css from './merchant-head.module.css'

/**
 * A merchant's logo, name, tags and number of products, with links that call the merchant's telephone and show its
 * products.
 */
export function MerchantHead({ merchant }: { merchant: MerchantPage }) {
  const { name, companyName, telephone, productCount, license } = merchant
  const shop = useShop(profileStore, selectProfile)
  // The logo and the opening hours are known only for the shop's own company.
  const own = shop?.companyName === companyName ? shop : undefined
  return (
    <Box className={css.head}>
      <Box className={css.who}>
        {own?.logo ? (
          <Image
            src={own.logo.url}
            alt=""
            width={own.logo.width}
            height={own.logo.height}
            sizes="64px"
            className={css.logo}
          />
        ) : (
          <Box className={css.mark} decorative>
            {[...name][0]}
          </Box>
        )}
        <Box className={css.words}>
          <Text as="h1" focusable className={css.name}>
            {name}
          </Text>
          <Box className={css.tags}>
            {own && <Tag>官方自营</Tag>}
            {license && <Tag tone="good">营业执照已公示</Tag>}
          </Box>
          <Box className={css.note}>
            <Text>在售商品 {productCount} 款</Text>
            {own && <Text>客服 {own.serviceHours}</Text>}
          </Box>
        </Box>
      </Box>
      <Box className={css.ways}>
        <Link to={`tel:${telephone}`} className={css.call}>
          <Icon name="phone" size={18} />
          联系客服
        </Link>
        <Link to="/allproducts" className={css.all}>
          <Icon name="grid" size={18} />
          全部商品
        </Link>
      </Box>
    </Box>
  )
}
