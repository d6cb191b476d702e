import { BUNDLE_KIND_LABEL, cartProducts, formatFen, formatYuan, priceCart, productPath } from '@hearth/domain'
import { cartOffersStore, lackingOf, useActions, type CampaignSku, type Cart, type ComboBuySku } from '@hearth/state'
import { Box, Button, Image, Link, Price, Tag, Text } from '@hearth/ui'
import { useMemo } from 'react'
import css from './cart-offers.module.css'

/** Offers beside the cart: mark-up sales, and bundles that lower the price. */
export function CartOffers({ cart }: { open: boolean; cart: Cart }) {
  const { campaignSkuList = [], comboBuySkuList = [] } = cart
  const { missing, saved } = useMemo(() => priceCart(cart), [cart])
  const inCart = new Set(cartProducts(cart).map(({ skuNo }) => skuNo))
  const saves = <One extends { price: number; originalPrice: number }>({ price, originalPrice }: One) =>
    price < originalPrice
  const sales = new Map<string, CampaignSku[]>()
  for (const sku of campaignSkuList.filter(saves))
    sales.set(sku.promotionId, [...(sales.get(sku.promotionId) ?? []), sku])
  return (
    <>
      {[...sales].map(([promotionId, skus]) => (
        <MarkUpSale key={promotionId} skus={skus} missing={missing[promotionId] ?? 0} inCart={inCart} />
      ))}
      {comboBuySkuList.filter(saves).map((set) => (
        <ComboSet
          key={set.promotionId}
          set={set}
          saved={saved[set.promotionId] ?? 0}
          isLacking={lackingOf(set, cart).length > 0}
        />
      ))}
    </>
  )
}

interface MarkUpSaleProps {
  skus: CampaignSku[]
  /** Fen of other products that the shopper must add to get the offer. */
  missing: number
  inCart: ReadonlySet<string>
}

function MarkUpSale({ skus, missing, inCart }: MarkUpSaleProps) {
  const { addMarkUp } = useActions(cartOffersStore)
  const threshold = formatYuan(skus[0]?.thresholdAmount ?? 0)
  return (
    <Box as="section" className={css.offer} label={BUNDLE_KIND_LABEL.markUp}>
      <Box className={css.head}>
        <Tag tone={missing > 0 ? 'accent' : 'solid'}>{BUNDLE_KIND_LABEL.markUp}</Tag>
        <Text className={css.hint}>
          {missing > 0 ? `再买 ${formatYuan(missing)} 元其他商品，可换购` : `已满 ${threshold} 元，每款可换购 1 件`}
        </Text>
      </Box>
      <Box as="ul" role="list" className={css.skus}>
        {skus.map(({ promotionId, skuNo, spuNo, name, picture, price, originalPrice }) => (
          <Box as="li" key={skuNo} className={css.sku}>
            <Link to={productPath(spuNo, skuNo)} className={css.frame} label={name}>
              <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="72px" />
            </Link>
            <Box className={css.words}>
              <Text as="p" className={css.name}>
                {name}
              </Text>
              <Price fen={price} originalFen={originalPrice} size="s" />
            </Box>
            {inCart.has(skuNo) ? (
              <Text className={css.taken}>{missing > 0 ? '已加购' : '已换购'}</Text>
            ) : (
              <Button
                kind="outline"
                size="s"
                disabled={missing > 0}
                label={`换购 ${name}`}
                onPress={() => addMarkUp(promotionId, skuNo)}
              >
                换购
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

interface ComboSetProps {
  set: ComboBuySku
  /** Fen that the cart saves with the bundle. */
  saved: number
  /** Whether the cart lacks pieces of the bundle. */
  isLacking: boolean
}

function ComboSet({ set, saved, isLacking }: ComboSetProps) {
  const { completeSet } = useActions(cartOffersStore)
  return (
    <Box as="section" className={css.offer} label={set.name}>
      <Box className={css.head}>
        <Tag tone={saved > 0 ? 'solid' : 'accent'}>{BUNDLE_KIND_LABEL.comboBuy}</Tag>
        <Text className={css.hint}>{set.name}</Text>
      </Box>
      <Box className={css.set}>
        <Box as="ul" role="list" className={css.pictures}>
          {set.skus.map(({ skuNo, spuNo, name, picture, itemQuantity }) => (
            <Box as="li" key={skuNo} className={css.part}>
              <Link to={productPath(spuNo, skuNo)} className={css.frame} label={`${name}，${itemQuantity} 件`}>
                <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="72px" />
              </Link>
              {itemQuantity > 1 && <Text className={css.pieces}>×{itemQuantity}</Text>}
            </Box>
          ))}
        </Box>
        <Box className={css.words}>
          <Price fen={set.price} originalFen={set.originalPrice} size="s" />
          <Text as="p" className={css.save}>
            {saved > 0
              ? `已享套装价，省 ¥${formatFen(saved)}`
              : `${isLacking ? '一起买' : '都勾选'}省 ¥${formatFen(set.originalPrice - set.price)}`}
          </Text>
        </Box>
        {saved === 0 && isLacking && (
          <Button kind="outline" size="s" label={`凑成套装 ${set.name}`} onPress={() => completeSet(set)}>
            凑成套装
          </Button>
        )}
      </Box>
    </Box>
  )
}
