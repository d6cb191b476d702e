import { selectLoggedIn, usePorts, userStore, useShop, type IntegralProduct } from '@hearth/state'
import { Box, Button, Image, Text } from '@hearth/ui'
import css from './points.module.css'

/** A product with its price in points, and the one thing that can be done about it. */
export function ProductForPoints({
  product,
  has,
  onExchange,
}: {
  product: IntegralProduct
  /** Points of the shopper. */
  has: number
  onExchange: (product: IntegralProduct) => void
}) {
  const { name, picture, integral, stock } = product
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
      <Box className={css.frame}>
        <Image
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="(min-width: 700px) 240px, 142px"
        />
      </Box>
      <Text className={css.name}>{name}</Text>
      <Box className={css.foot}>
        <Text className={css.cost}>{integral} 积分</Text>
        <Text className={css.left}>剩 {stock} 件</Text>
      </Box>
      <Button block size="s" disabled={!press} label={`${text} ${name}`} onPress={press}>
        {text}
      </Button>
    </Box>
  )
}
