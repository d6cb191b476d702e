import clsx from 'clsx'
import { Image, Text, View } from '@tarojs/components'
import hidden from '../../components/hidden-text.module.css'
import price from '../../components/price.module.css'
import { priceParts } from '../../components/price-parts'
import { tagClass } from '../../components/tag'
import base from '../../primitives/taro/base.module.css'
import { usePicture } from '../../primitives/taro/use-picture'
import { useTapTo } from '../../primitives/taro/use-tap-to'
import { productCardParts } from '../product-card-parts'
import type { ProductCardProps } from '../types'
import css from '../product-card.module.css'

/**
 * The product card of the mini shells, compiled into its own template. The compiled card has a quarter of the nodes
 * that Taro needs to render it element by element. The compiler knows only the platform's own tags, so prices and tags
 * are written out here. It supports no nested conditions, no fragments and, in the search app, no loops.
 */
export function ProductCard(props: ProductCardProps) {
  const { product, priority } = props
  const { to, soldOut, sizes } = productCardParts(props)
  const { address, style } = usePicture({ ...product.picture, src: product.picture.url, sizes })
  const { whole, decimals, was } = priceParts(product.price, product.originalPrice)
  const [first, second, third] = product.tags
  const tap = useTapTo(to)
  return (
    <View compileMode ariaRole="link" className={css.card} onClick={tap}>
      <View className={css.frame}>
        <Image
          ariaLabel=""
          mode="aspectFill"
          src={address}
          lazyLoad={!priority}
          className={clsx(base.image, css.picture, soldOut && css.faded)}
          style={style}
        />
        {soldOut && <Text className={css.sold}>已售罄</Text>}
      </View>
      <View className={css.name}>{product.name}</View>
      <View className={css.point}>{product.sellingPoint}</View>
      <View className={clsx(price.price, price.m, css.price)}>
        <View className={price.now}>
          <Text className={price.unit}>¥</Text>
          {whole}
          <Text className={price.unit}>.{decimals}</Text>
        </View>
        {was !== undefined && <Text className={hidden.hidden}>原价</Text>}
        {was !== undefined && <Text className={price.was}>¥{was}</Text>}
      </View>
      <View className={first === undefined ? css.untagged : css.tags}>
        {first !== undefined && <Text className={tagClass()}>{first}</Text>}
        {second !== undefined && <Text className={tagClass()}>{second}</Text>}
        {third !== undefined && <Text className={tagClass()}>{third}</Text>}
      </View>
    </View>
  )
}
