import type { KeyedPageQuery, Post } from '@hearth/sdk/core'
import { postLikesStore } from '#community/post-likes-store'
import { defineStore, type SetState, type StoreContext } from '#shop/define-store'
import { pagedList, type PagedList } from '#shop/paged-list'

/** A list of posts. */
export type PostsState = PagedList<Post, never>

type Ask = (api: StoreContext['api'], query: KeyedPageQuery) => Promise<{ result: Post[]; startId: string }>

/**
 * Creates the fields of a list of posts. When the list is reloaded, the likes that `postLikesStore` holds for its posts
 * are removed.
 */
export const listOfPosts = (
  context: StoreContext,
  set: SetState<PostsState>,
  get: () => PostsState,
  ask: Ask,
): PostsState =>
  pagedList<Post, never>(context, set, get, {
    idOf: ({ postId }) => postId,
    async ask({ startId, count }) {
      const page = await ask(context.api, { startId, count })
      context
        .store(postLikesStore)
        .getState()
        .forget(page.result.map(({ postId }) => postId))
      return { items: page.result, startId: page.startId }
    },
  })

/** Published posts of all shoppers (F12). */
export const postsStore = defineStore<PostsState>({
  name: 'posts',
  shared: ['list', 'hasMore'],
  create: (context, set, get) => listOfPosts(context, set, get, (api, query) => api.community.listPosts(query)),
})

/** Posts that the shopper likes. */
export const likedPostsStore = defineStore<PostsState>({
  name: 'likedPosts',
  personal: true,
  create: (context, set, get) => listOfPosts(context, set, get, (api, query) => api.community.listLikes(query)),
})
