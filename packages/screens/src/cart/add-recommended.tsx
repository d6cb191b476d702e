import { boughtWhere, RECOMMEND_SCENE } from '@hearth/domain'
import { cartOffersStore, recommendStore, useActions, usePorts, type ProductItem } from '@hearth/state'
import { Button, type LateProps } from '@hearth/ui'

/**
 * Adds one piece of a recommended product to the cart and reloads the recommendations. For a product that only a
 * campaign sells, opens the product's page instead.
 */
export function AddRecommended({ product }: LateProps & { product: ProductItem }) {
  const { spuNo, skuNo, name } = product
  const { addRecommended } = useActions(cartOffersStore)
  const { load } = useActions(recommendStore(RECOMMEND_SCENE.cart))
  const { navigate } = usePorts()
  const where = boughtWhere(product)
  const add = async () => {
    await addRecommended(skuNo)
    await load()
  }
  const text = where?.button ?? '加入购物车'
  return (
    <Button
      kind="outline"
      size="s"
      block
      label={`${text} ${name}`}
      onPress={where ? () => navigate(`/product/${spuNo}`) : add}
    >
      {text}
    </Button>
  )
}
