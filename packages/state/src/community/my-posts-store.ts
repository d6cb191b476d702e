import { appStore } from '#app/app-store'
import { listOfPosts, type PostsState } from '#community/posts-store'
import { changing } from '#shop/changing'
import { defineStore } from '#shop/define-store'

/** The posts that the shopper wrote. */
export interface MyPostsState extends PostsState {
  /** True while a post is being deleted. */
  removing: boolean
  /** Deletes a post. Returns whether it succeeded. */
  remove(postId: string): Promise<boolean>
}

/** The shopper's own posts, in any status (F12). */
export const myPostsStore = defineStore<MyPostsState>({
  name: 'myPosts',
  personal: true,
  create(context, set, get) {
    const { api, store } = context
    const change = changing(context, set, get, 'removing', () => get().refresh())
    return {
      ...listOfPosts(context, set, get, (calls, query) => calls.community.listMyPosts(query)),
      removing: false,
      async remove(postId) {
        const done = await change(() => api.community.deletePost({ postId }))
        if (done) store(appStore).getState().showToast('已删除')
        return done
      },
    }
  },
})
