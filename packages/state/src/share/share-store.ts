import type { ShareImage } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The picture for sharing one page. */
export interface ShareState {
  picture: Load<ShareImage>
  /** Loads the picture unless it was loaded before. */
  load(): Promise<void>
}

/** Defines the store of the picture for sharing a page, by its path such as `/product/1001` (F11). */
export const shareStore = (path: string): StoreDefinition<ShareState> =>
  defineStore<ShareState>({
    name: `share:${path}`,
    create(context, set, get) {
      const track = tracker<Pick<ShareState, 'picture'>>(context, set, get)
      return {
        picture: idle,
        async load() {
          if (get().picture.status === 'loading' || get().picture.data) return
          await track('picture', () => context.api.products.getShareImage({ url: path }, { toast: false }))
        },
      }
    },
  })
