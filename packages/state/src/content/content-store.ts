import { CONTENT_PAGE, shopProfile, type ContentPagePath } from '@hearth/domain'
import type { ContentPage, ProfileWidget } from '@hearth/sdk/core'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { type LazyLoad, lazily } from '#shop/lazily'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** A page of content. */
export interface ContentState extends LazyLoad {
  page: Load<ContentPage>
}

/** Defines the store of a page of content, by its name on the content server (R11). */
export function defineContentStore(urlMapping: ContentPagePath): StoreDefinition<ContentState> {
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
export const homeStore = /* @__PURE__ */ defineContentStore(CONTENT_PAGE.home)

/** The page of all products, by category. */
export const catalogStore = /* @__PURE__ */ defineContentStore(CONTENT_PAGE.allProducts)

/** The page with the shop's profile. */
export const profileStore = /* @__PURE__ */ defineContentStore(CONTENT_PAGE.shop)

/** Returns the shop's profile; undefined until it is loaded. */
export const selectProfile = ({ page }: ContentState): ProfileWidget | undefined =>
  page.data && shopProfile(page.data.blocks)
