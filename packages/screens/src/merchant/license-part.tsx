import type { MerchantPage } from '@hearth/state'
import { Box, Card, Image, Text } from '@hearth/ui'
import css from './merchant.module.css'

/** The merchant's business licence, which must be shown by law. */
export const LicensePart = ({ license }: Pick<MerchantPage, 'license'>) => (
  <Card as="section" label="营业执照">
    <Text as="h2" className={css.title}>
      营业执照
    </Text>
    {license ? (
      <>
        <Box as="dl" className={css.facts}>
          <Box className={css.fact}>
            <Box as="dt">名称</Box>
            <Box as="dd">{license.companyName}</Box>
          </Box>
          <Box className={css.fact}>
            <Box as="dt">统一社会信用代码</Box>
            <Box as="dd">{license.creditCode}</Box>
          </Box>
        </Box>
        <Image
          src={license.url}
          alt={`${license.companyName}的营业执照`}
          width={1200}
          height={900}
          sizes="(min-width: 1024px) 560px, 100vw"
          className={css.license}
        />
      </>
    ) : (
      <Text as="p" className={css.note}>
        这家店铺还没有公示营业执照
      </Text>
    )}
  </Card>
)
