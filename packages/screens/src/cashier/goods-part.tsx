import type { Order } from '@hearth/state'
import { Box, Card, HiddenText, Icon, Image, Link, Text } from '@hearth/ui'
import { piecesText } from '#parts/product/pieces-text'
import { choicesOf, plainName } from '#parts/product/plain-name'
import { routePath } from '#routes'
import css from './goods-part.module.css'

/** Number of pictures that fit on the narrowest phone. */
const PICTURES = 4

/** The products of the payment, with pictures and quantities, and a link to the order. */
export function GoodsPart({ order: { orderId, products } }: { order: Order }) {
  const [only] = products.length === 1 ? products : []
  const shown = products.length > PICTURES ? PICTURES - 1 : PICTURES
  const more = products.length - shown
  return (
    <Card as="section" label="订单商品">
      <Link to={routePath('orderDetail', { orderId })} className={css.head}>
        <Text className={css.title}>订单商品</Text>
        <Text className={css.pieces}>{`共 ${piecesText(products)}`}</Text>
        <Icon name="right" size={16} />
      </Link>
      <Box as="ul" role="list" className={css.goods}>
        {products.slice(0, shown).map((product) => (
          <Box as="li" key={product.orderItemId} className={css.one}>
            <Image
              src={product.picture.url}
              alt={only ? '' : product.name}
              width={product.picture.width}
              height={product.picture.height}
              sizes="68px"
              className={css.picture}
            />
            <Text className={css.times}>{`×${product.itemQuantity}`}</Text>
          </Box>
        ))}
        {more > 0 && (
          <Box as="li" className={css.more}>
            <Text decorative>+{more}</Text>
            <HiddenText>{`还有 ${more} 种商品`}</HiddenText>
          </Box>
        )}
        {only && (
          <Box as="li" className={css.words}>
            <Text as="p" className={css.name}>
              {plainName(only)}
            </Text>
            <Text as="p" className={css.choices}>
              {choicesOf(only.attributes)}
            </Text>
          </Box>
        )}
      </Box>
      <Text as="p" className={css.number}>
        订单编号 {orderId}
      </Text>
    </Card>
  )
}
