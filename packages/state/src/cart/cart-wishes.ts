import { cartProducts, type CheckStatus } from '@hearth/domain'
import type {
  Cart,
  CartProduct,
  CartPromotion,
  ChangeCart,
  CheckCart,
  PromotionGroup,
  RemoveFromCart,
  SetCartQuantity,
} from '@hearth/sdk/core'

/** Unconfirmed changes of one cart line. */
export interface Wish {
  itemQuantity?: number
  shoppingCartStatus?: CheckStatus
  removed?: true
}

/** Unconfirmed changes, by the id of the line. */
export type Wishes = Readonly<Record<string, Wish>>

/** Adds a change of some lines to the pending changes. A newer value replaces an older value. */
export function addWish(wishes: Wishes, ids: readonly string[], wish: Wish): Wishes {
  return { ...wishes, ...Object.fromEntries(ids.map((id) => [id, { ...wishes[id], ...wish }])) }
}

/** Returns the cart as it will be after the pending changes. */
export function applyWishes(cart: Cart, wishes: Wishes): Cart {
  if (!Object.keys(wishes).length) return cart
  const wished = (product: CartProduct): CartProduct[] => {
    const wish = wishes[product.id]
    if (!wish) return [product]
    if (wish.removed) return []
    return [
      {
        ...product,
        itemQuantity: wish.itemQuantity ?? product.itemQuantity,
        shoppingCartStatus: wish.shoppingCartStatus ?? product.shoppingCartStatus,
      },
    ]
  }
  const groups = cart.promotionGroups.map((promotion) => ({
    ...promotion,
    groups: promotion.groups
      .map((group) => ({
        ...group,
        subGroups: group.subGroups
          .map((sub) => ({ ...sub, products: sub.products.flatMap(wished) }))
          .filter(({ products }) => products.length),
      }))
      .filter(({ subGroups }) => subGroups.length),
  }))
  const named = new Set(cartProducts({ promotionGroups: groups }).flatMap(({ promotionIds = [] }) => promotionIds))
  // A promotion can also count products of other groups. If its own group is empty but such products remain, the
  // promotion stays listed without a group.
  const emptied = groups.filter((group) => isEmpty(group) && group.promotionId && named.has(group.promotionId))
  return {
    ...cart,
    promotionGroups: groups.filter((group) => !isEmpty(group)),
    ...(emptied.length ? { otherPromotions: [...(cart.otherPromotions ?? []), ...emptied.map(withoutGroups)] } : {}),
  }
}

const isEmpty = ({ groups }: PromotionGroup): boolean => !groups.length

const withoutGroups = ({ groups: _, ...promotion }: PromotionGroup): CartPromotion => promotion

/** Returns the calls that send the pending changes: at most one call for each kind of change. */
export function changesFor(wishes: Wishes): ChangeCart[] {
  const set: SetCartQuantity = { operation: 'set', items: [] }
  const check: CheckCart = { operation: 'check', items: [] }
  const remove: RemoveFromCart = { operation: 'remove', items: [] }
  for (const [id, { itemQuantity, shoppingCartStatus, removed }] of Object.entries(wishes)) {
    if (removed) remove.items.push({ id })
    else {
      if (itemQuantity !== undefined) set.items.push({ id, itemQuantity })
      if (shoppingCartStatus !== undefined) check.items.push({ id, shoppingCartStatus })
    }
  }
  return [set, check, remove].filter(({ items }) => items.length)
}
