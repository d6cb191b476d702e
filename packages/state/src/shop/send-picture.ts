import type { SetState, StoreContext } from '#shop/define-store'
import { refusalOf, type Refusal } from '#shop/refusal-of'

/** A form with pictures. */
interface PictureForm {
  /** Pictures that are on their way. */
  uploading: number
  /** The refusal of the shop, by the field if it names one. */
  refusal?: Refusal
}

/**
 * Makes the function that adds pictures to a store's form: the shopper picks one, it is uploaded, and `add` gets its
 * address. A refusal is shown at `field`.
 */
export const pictureSender =
  <S extends PictureForm>(context: StoreContext, set: SetState<S>, get: () => S) =>
  async (field: string, add: (url: string) => void): Promise<void> => {
    const session = context.session()
    // A shopper who logs in meanwhile has a form of their own.
    const isSame = () => session === context.session()
    const show = (part: Partial<PictureForm>) => isSame() && set(part as Partial<S>)
    show({ uploading: get().uploading + 1 })
    try {
      const picture = await context.ports.pickPicture?.()
      const sent = picture && (await context.api.afterSale.sendPicture({ picture }, { toast: false }))
      if (sent && isSame()) add(sent.url)
    } catch (error) {
      show({ refusal: { ...refusalOf(error), field } })
    } finally {
      show({ uploading: get().uploading - 1 })
    }
  }
