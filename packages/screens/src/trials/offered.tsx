import type { PromotionWithProducts } from '@hearth/state'
import { Box, Icon, Image, Link, Price, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './offered.module.css'

/** Products of a trial promotion, each with the duration, the price to keep it, and a link to apply. */
export function Offered({ promotion: { promotionName, trialDays, products } }: { promotion: PromotionWithProducts }) {
  return (
    <Box as="section" className={css.part} label={promotionName}>
      <Text as="h2" className={css.title}>
        {promotionName}
      </Text>
      <Box as="ul" role="list" className={css.list}>
        {products.map(({ spuNo, name, sellingPoint, picture, price }) => (
          <Box as="li" key={spuNo}>
            <Link to={routePath('freeActivity', { spuNo })} className={css.card}>
              <Box className={css.frame}>
                <Image
                  src={picture.url}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  sizes="(min-width: 700px) 360px, 120px"
                />
                <Text className={css.days}>试用 {trialDays} 天</Text>
              </Box>
              <Box className={css.words}>
                <Text as="p" className={css.name}>
                  {name}
                </Text>
                <Text as="p" className={css.note}>
                  {sellingPoint}
                </Text>
                <Box className={css.foot}>
                  <Box className={css.costs}>
                    <Text as="p" className={css.free}>
                      0 元试用
                    </Text>
                    <Text as="p" className={css.keep}>
                      买下 <Price fen={price} size="s" plain />
                    </Text>
                  </Box>
                  <Text className={css.go}>
                    去申请
                    <Icon name="right" size={14} />
                  </Text>
                </Box>
              </Box>
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
