import { formatFen, productPath } from '@hearth/domain'
import { selectLoggedIn, usePorts, userStore, useShop, type IntegralProduct } from '@hearth/state'
import { Box, Button, Image, Link, Text } from '@hearth/ui'
import css from './points.module.css'

/** The card shows the number of pieces left (仅剩) if the number is at most this. */
const FEW = 20

/** A product with its price in points, its value, and its action. */
export function ProductForPoints({
  product,
  has,
  onExchange,
}: {
  product: IntegralProduct
  /** Number of the shopper's points. */
  has: number
  onExchange: (product: IntegralProduct) => void
}) {
  const { name, picture, integral, stock, spuNo, skuNo, price } = product
  const loggedIn = useShop(userStore, selectLoggedIn)
  const { navigate } = usePorts()
  const [text, press] =
    stock === 0
      ? ['已兑完', undefined]
      : !loggedIn
        ? ['登录后兑换', () => navigate('/login?next=%2Fpoints')]
        : has < integral
          ? [`还差 ${integral - has} 积分`, undefined]
          : ['立即兑换', () => onExchange(product)]
  return (
    <Box as="li" className={css.product}>
      <Link to={productPath(spuNo, skuNo)} className={css.goods} label={name}>
        <Box className={css.frame}>
          <Image
            src={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            sizes="(min-width: 700px) 240px, 166px"
          />
        </Box>
        <Text as="p" className={css.name}>
          {name}
        </Text>
      </Link>
      <Box className={css.foot}>
        <Text className={css.cost}>{integral} 积分</Text>
        <Text className={css.worth}>价值 ¥{formatFen(price)}</Text>
      </Box>
      <Text as="p" className={stock > 0 && stock <= FEW ? css.few : css.left}>
        {stock === 0 ? '已被兑完，等待补货' : stock <= FEW ? `仅剩 ${stock} 件` : `剩 ${stock} 件`}
      </Text>
      {press ? (
        <Button block size="s" label={`${text} ${name}`} onPress={press}>
          {text}
        </Button>
      ) : (
        <Text as="p" className={css.short}>
          {text}
        </Text>
      )}
    </Box>
  )
}
