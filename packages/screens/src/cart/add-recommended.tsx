import { cartOffersStore, recommendStore, useActions, type ProductItem } from '@hearth/state'
import { RECOMMEND_SCENE } from '@hearth/domain'
import { Button, type LateProps } from '@hearth/ui'

/** Puts a piece of what is recommended beside the cart into it; what is recommended then goes with the new cart. */
export function AddRecommended({ product: { skuNo, name } }: LateProps & { product: ProductItem }) {
  const { addRecommended } = useActions(cartOffersStore)
  const { load } = useActions(recommendStore(RECOMMEND_SCENE.cart))
  const add = async () => {
    await addRecommended(skuNo)
    await load()
  }
  return (
    <Button kind="outline" size="s" block label={`加入购物车 ${name}`} onPress={add}>
      加入购物车
    </Button>
  )
}
