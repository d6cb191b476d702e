import type { ContentPage, GetWidgets } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { type LazyLoad, lazily } from '#shop/lazily'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** A page of content. */
export interface ContentState extends LazyLoad {
  page: Load<ContentPage>
}

/** What the content server calls a page tells them apart (R11). */
function defineContentStore(urlMapping: GetWidgets['urlMapping']): StoreDefinition<ContentState> {
  return defineStore<ContentState>({
    name: `content:${urlMapping}`,
    shared: ['page'],
    create(context, set, get) {
      const track = tracker(context, set, get)
      return {
        page: idle,
        ...lazily(
          context,
          () => get().page.status === 'ready',
          async () => void (await track('page', () => context.api.products.widgets({ urlMapping }), true)),
        ),
      }
    },
  })
}

/** The home page. */
export const homeStore = /* @__PURE__ */ defineContentStore('/home')

/** All products, by category. */
export const catalogStore = /* @__PURE__ */ defineContentStore('/allproducts')
