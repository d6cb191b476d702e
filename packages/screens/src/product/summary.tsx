import { Box, Icon, Link, Press, Tag, Text } from '@hearth/ui'
import type { Spu } from '@hearth/state'
import type { OfferLine, ProductPageView } from './product-view'
import css from './product.module.css'

/** The product's name, selling point, offers and promises, and a share button. */
export function Summary({
  spu,
  view,
  onShare,
  onGoods,
}: {
  spu: Spu
  view: ProductPageView
  onShare: () => void
  /** Opens the products of a cart promotion. */
  onGoods: (promotionId: string) => void
}) {
  return (
    <>
      <Box className={css.names}>
        <Text as="h1" className={css.name} focusable>
          {spu.name}
        </Text>
        <Press className={css.share} label="分享" onPress={onShare}>
          <Icon name="share" size={22} />
        </Press>
        <Text as="p" className={css.point}>
          {spu.sellingPoint}
        </Text>
        <Box className={css.highlights}>
          {spu.highlights.map((text) => (
            <Text key={text} className={css.highlight}>
              {text}
            </Text>
          ))}
        </Box>
      </Box>
      {view.offers.length > 0 && (
        <Box as="ul" className={css.offers} label="优惠">
          {view.offers.map((offer) => (
            <Box as="li" key={offer.key} className={css.offer}>
              <Tag tone="accent">{offer.tag}</Tag>
              <Offer {...offer} onGoods={onGoods} />
            </Box>
          ))}
        </Box>
      )}
      <Box as="ul" className={css.services} label="服务承诺">
        {spu.services.map((text) => (
          <Box as="li" key={text} className={css.service}>
            <Icon name="shield" size={16} className={css.serviceIcon} />
            <Text>{text}</Text>
          </Box>
        ))}
      </Box>
    </>
  )
}

/** The text of an offer. It links to the offer's page or opens its products, if there are any. */
function Offer({ text, path, goodsOf, onGoods }: OfferLine & { onGoods: (promotionId: string) => void }) {
  if (!path && !goodsOf) return <Text className={css.offerText}>{text}</Text>
  const more = <Icon name="right" size={16} />
  return path ? (
    <Link to={path} className={css.offerLink}>
      {text}
      {more}
    </Link>
  ) : (
    <Press className={css.offerLink} onPress={() => onGoods(goodsOf!)}>
      {text}
      {more}
    </Press>
  )
}
