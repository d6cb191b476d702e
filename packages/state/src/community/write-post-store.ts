import { POST_LIMITS } from '@hearth/domain'
import type { AddedPost, PostDraft, PostProduct } from '@hearth/sdk/core'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { refusalOf, type Refusal } from '#shop/refusal-of'
import { pictureSender } from '#shop/send-picture'
import { tracker } from '#shop/track'

/** The form of a new post. */
export interface WritePostState {
  draft: Required<PostDraft>
  /** Products that the shopper bought. */
  products: Load<PostProduct[]>
  /** Number of pictures being uploaded. */
  uploading: number
  sending: boolean
  /** The shop's last refusal, with the form's field at fault if the shop named a field. */
  refusal?: Refusal
  load(): Promise<void>
  change(part: Partial<PostDraft>): void
  /** Lets the shopper pick a picture, and adds it to the post. */
  addPicture(): Promise<void>
  removePicture(url: string): void
  toggleProduct(spuNo: string): void
  /**
   * Submits the post. Returns the result; undefined if it was refused. A second press while it is being sent has no
   * effect.
   */
  submit(): Promise<AddedPost | undefined>
}

const emptyDraft = (): Required<PostDraft> => ({ title: '', text: '', pictures: [], spuNos: [] })

/** The form of a new post. Its input is kept until the post is submitted. */
export const writePostStore = defineStore<WritePostState>({
  name: 'writePost',
  personal: true,
  create(context, set, get) {
    const { api, ports } = context
    const track = tracker<Pick<WritePostState, 'products'>>(context, set, get)
    const sending = changing(context, set, get, 'sending')
    const trying = attempt(ports)
    const sendPicture = pictureSender(context, set, get)
    const change = (part: Partial<PostDraft>) => set({ draft: { ...get().draft, ...part }, refusal: undefined })
    return {
      draft: emptyDraft(),
      products: idle,
      uploading: 0,
      sending: false,
      load: async () => void (await track('products', async () => (await api.community.listProducts({})).result, true)),
      change,
      async addPicture() {
        if (get().draft.pictures.length + get().uploading >= POST_LIMITS.pictures) return
        await sendPicture('pictures', (url) => change({ pictures: [...get().draft.pictures, url] }))
      },
      removePicture: (url) => change({ pictures: get().draft.pictures.filter((one) => one !== url) }),
      toggleProduct(spuNo) {
        const { spuNos } = get().draft
        if (spuNos.includes(spuNo)) change({ spuNos: spuNos.filter((one) => one !== spuNo) })
        else if (spuNos.length < POST_LIMITS.products) change({ spuNos: [...spuNos, spuNo] })
      },
      async submit() {
        const { draft } = get()
        let added: AddedPost | undefined
        await sending(
          async () => {
            set({ refusal: undefined })
            added = await trying.send(JSON.stringify(draft), (idempotencyKey) =>
              api.community.addPost(draft, { idempotencyKey, toast: false }),
            )
            set({ draft: emptyDraft() })
          },
          { refused: (thrown) => set({ refusal: refusalOf(thrown) }) },
        )
        return added
      },
    }
  },
})
