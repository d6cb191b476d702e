import { pointsStore, useShop } from '@hearth/state'
import { Box, Image, Link, Text } from '@hearth/ui'
import css from './my-points.module.css'

/** Number of products shown: two rows on a phone, one on a desktop. */
const SHOWN = 4

/** Products that can be exchanged for points, affordable ones first. Renders nothing if there are too few. */
export function ToExchange() {
  const { result = [], integral = 0 } = useShop(pointsStore, (state) => state.mall.data) ?? {}
  const left = result.filter(({ stock }) => stock > 0)
  const shown = [
    ...left.filter((product) => product.integral <= integral),
    ...left.filter((product) => product.integral > integral),
  ]
  if (shown.length < SHOWN) return null
  return (
    <Box as="section" label="可以兑换" className={css.list}>
      <Text as="h2" className={css.title}>
        可以兑换
      </Text>
      <Box as="ul" role="list" className={css.shelf}>
        {shown.slice(0, SHOWN).map(({ productId, name, picture, integral: cost }) => (
          <Box as="li" key={productId}>
            <Link to="/points" className={css.one} label={`${name}，${cost} 积分`}>
              <Box className={css.picture}>
                <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="166px" />
              </Box>
              <Text as="p" className={css.product}>
                {name}
              </Text>
              <Text as="p" className={css.cost}>
                {cost} 积分
              </Text>
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
