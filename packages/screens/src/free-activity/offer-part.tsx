import { formatFen, productPath } from '@hearth/domain'
import { freeTrialStore, useActions, useShop, type FreeTrialProduct } from '@hearth/state'
import { Box, Card, Image, Link, Pills, Text } from '@hearth/ui'
import { choicesOf } from '#parts/product/plain-name'
import css from './free-activity.module.css'

/** The product of the trial, the duration, and the price to keep it. */
export function OfferPart({ spuNo, product }: { spuNo: string; product: FreeTrialProduct }) {
  const store = freeTrialStore(spuNo)
  const products = useShop(store, ({ offer }) => offer.data?.products) ?? []
  const { choose } = useActions(store)
  const { picture, name, sellingPoint, attributes, trialDays, trialPieces, keepAmount } = product
  return (
    <Card as="section" label="试用商品">
      <Link to={productPath(spuNo, product.skuNo)} className={css.product}>
        <Box className={css.frame}>
          <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="112px" />
        </Box>
        <Box className={css.words}>
          <Text as="h2" className={css.name}>
            {name}
          </Text>
          <Text as="p" className={css.note}>
            {choicesOf(attributes) || sellingPoint}
          </Text>
          <Text as="p" className={css.free}>
            0 元试用 {trialDays} 天
          </Text>
        </Box>
      </Link>
      {products.length > 1 && (
        <Box className={css.choices}>
          <Pills
            label="款式"
            items={products.map((one) => ({ key: one.skuNo, label: choicesOf(one.attributes) || one.name }))}
            current={product.skuNo}
            onChoose={choose}
          />
        </Box>
      )}
      <Box as="ul" role="list" className={css.facts}>
        {[
          trialPieces > 0 ? `还剩 ${trialPieces} 个名额` : '名额已满',
          '免押金、免运费，签收后开始计算试用期',
          '试用期内不满意，申请归还，运费由商城承担',
          `喜欢就留下，按 ¥${formatFen(keepAmount)} 付款买下`,
          '到期没有归还，视为购买，需按上述价格付款',
        ].map((text) => (
          <Box as="li" key={text} className={css.fact}>
            <Text>{text}</Text>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
