import type { PostLike } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { userStore } from '#user/user-store'

/** A post with its number of likes and whether the viewer likes it. */
export interface LikedPost extends PostLike {
  postId: string
}

/** Likes that the shopper gave or withdrew since the lists were loaded. Every place that shows a post reads them. */
export interface PostLikesState {
  likes: Readonly<Record<string, PostLike>>
  /**
   * Likes a post, or withdraws the like. A visitor is sent to log in and returns to `path`. The change is shown at once
   * and undone if the shop refuses it. Presses while it is being sent have no effect.
   */
  toggle(post: LikedPost, path: string): Promise<void>
  /** Removes the stored likes of posts that were reloaded, since a reloaded post contains its like. */
  forget(postIds: readonly string[]): void
}

/** Likes of posts. */
export const postLikesStore = defineStore<PostLikesState>({
  name: 'postLikes',
  personal: true,
  create({ api, store, session }, set, get) {
    const underWay = new Set<string>()
    const put = (postId: string, like: PostLike) => set({ likes: { ...get().likes, [postId]: like } })
    return {
      likes: {},
      async toggle(post, path) {
        const { postId } = post
        if (underWay.has(postId) || store(userStore).getState().needLogin(path)) return
        underWay.add(postId)
        const before = selectLike(get(), post)
        const asked = session()
        const { liked, likeCount } = before
        put(postId, { liked: !liked, likeCount: Math.max(0, likeCount + (liked ? -1 : 1)) })
        try {
          const after = await (liked ? api.community.unlike({ postId }) : api.community.like({ postId }))
          if (session() === asked) put(postId, after)
        } catch {
          // The SDK's toast has shown why the call failed.
          if (session() === asked) put(postId, before)
        } finally {
          underWay.delete(postId)
        }
      },
      forget(postIds) {
        const gone = new Set(postIds.filter((id) => !underWay.has(id)))
        set({ likes: Object.fromEntries(Object.entries(get().likes).filter(([id]) => !gone.has(id))) })
      },
    }
  },
})

/** Returns the current likes of a post. */
export const selectLike = ({ likes }: Pick<PostLikesState, 'likes'>, post: LikedPost): PostLike =>
  likes[post.postId] ?? { liked: post.liked, likeCount: post.likeCount }
