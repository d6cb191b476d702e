import { readDuCode } from '@hearth/domain'
import type { DuCodeProducts } from '@hearth/sdk/core'
import { badgeStore } from '#cart/badge-store'
import { cartStore } from '#cart/cart-store'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { refusalOf } from '#shop/refusal-of'

/** The products of a redemption code, and the shopper's choice of them (F14). */
export interface DuCodeState {
  /** The code that the products were loaded for. */
  code: string
  /** Products of the code; absent until a code was looked up. */
  found?: DuCodeProducts
  /** Number of chosen pieces, by sku. */
  chosen: Readonly<Record<string, number>>
  /** The shop's refusal of the code or of the choice. */
  refusal?: string
  /** Whether a call is running. */
  busy: boolean
  /** Loads the products of a code. A code with a typing error is refused without a request. */
  look(typed: string): Promise<void>
  /** Sets the number of pieces of a sku. If the code is for one piece, the sku replaces the chosen sku. */
  choose(skuNo: string, pieces: number): void
  /** Adds the chosen pieces to the cart. Returns whether it succeeded. */
  addToCart(): Promise<boolean>
  forgetRefusal(): void
  /** Removes the code and the choice, so that another code can be entered. */
  leave(): void
}

const nothing = { code: '', found: undefined, chosen: {}, refusal: undefined, busy: false }

/** Returns the total number of chosen pieces. */
export const chosenPieces = ({ chosen }: Pick<DuCodeState, 'chosen'>): number =>
  Object.values(chosen).reduce((sum, pieces) => sum + pieces, 0)

/** Adds products of redemption codes to the cart (F14). */
export const duCodeStore = defineStore<DuCodeState>({
  name: 'duCode',
  personal: true,
  create(context, set, get) {
    const { api } = context
    const change = changing<DuCodeState, 'busy'>(context, set, get, 'busy')
    /** Returns a handler that shows a refusal, unless the shopper has logged out since. */
    const refusing = (session: number) => (thrown: unknown) => {
      if (context.session() === session) set({ refusal: refusalOf(thrown).message })
    }
    return {
      ...nothing,
      async look(typed) {
        if (get().busy) return
        const code = readDuCode(typed)
        if (code === undefined) return set({ ...nothing, refusal: '兑换码有误，请核对后重新输入' })
        const session = context.session()
        await change(
          async () => {
            set({ ...nothing, busy: true })
            const found = await api.checkout.getDuCode({ duCode: code }, { toast: false })
            if (context.session() !== session) return
            const [only] = found.skuList
            set({ code, found, chosen: only && found.skuList.length === 1 ? { [only.skuNo]: 1 } : {} })
          },
          { refused: refusing(session) },
        )
      },
      choose(skuNo, pieces) {
        const { found, chosen } = get()
        if (!found) return
        const others = found.itemQuantity === 1 ? {} : chosen
        const left = found.itemQuantity - chosenPieces({ chosen: { ...others, [skuNo]: 0 } })
        set({ chosen: { ...others, [skuNo]: Math.max(0, Math.min(pieces, left)) }, refusal: undefined })
      },
      async addToCart() {
        const { code, chosen } = get()
        const session = context.session()
        let added = false
        const products = Object.entries(chosen)
          .filter(([, itemQuantity]) => itemQuantity > 0)
          .map(([skuNo, itemQuantity]) => ({ skuNo, itemQuantity }))
        await change(
          async () => {
            set({ refusal: undefined })
            const cart = await api.checkout.addDuCode({ duCode: code, products }, { toast: false })
            if (context.session() !== session) return
            context.store(badgeStore).getState().take(cart)
            context.store(cartStore).getState().accept(cart)
            set(nothing)
            added = true
          },
          { refused: refusing(session) },
        )
        return added
      },
      forgetRefusal: () => set({ refusal: undefined }),
      leave: () => set(nothing),
    }
  },
})
