import type { SetState, StoreContext } from '#shop/define-store'
import { refusalOf, type Refusal } from '#shop/refusal-of'

/** A form with pictures. */
interface PictureForm {
  /** Number of pictures being uploaded. */
  uploading: number
  /** The shop's last refusal, with the form's field at fault if the shop named a field. */
  refusal?: Refusal
}

/**
 * Creates the function that adds a picture to a store's form. It lets the shopper pick a picture, uploads it, and calls
 * `add` with its address. A failure is shown at `field`.
 */
export const pictureSender =
  <S extends PictureForm>(context: StoreContext, set: SetState<S>, get: () => S) =>
  async (field: string, add: (url: string) => void): Promise<void> => {
    const session = context.session()
    // If another shopper has logged in meanwhile, the picture must not change that shopper's form.
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
