import type { PostLike } from '@hearth/sdk/core'
import { defineStore } from '#shop/define-store'
import { userStore } from '#user/user-store'

/** State of a post's like button. */
export interface LikedPost extends PostLike {
  postId: string
}

/** Likes that this shopper gave or withdrew since lists were loaded, for every place that shows the post. */
export interface PostLikesState {
  likes: Readonly<Record<string, PostLike>>
  /**
   * Likes a post, or withdraws the like; a visitor is sent to log in and return to `path`. It is shown at once, and
   * undone if the shop refuses. A second press meanwhile does nothing.
   */
  toggle(post: LikedPost, path: string): Promise<void>
  /** Drops local likes, since the lists were reloaded. */
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
          // A toast has shown the reason.
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

/** How a post is liked now. */
export const selectLike = ({ likes }: Pick<PostLikesState, 'likes'>, post: LikedPost): PostLike =>
  likes[post.postId] ?? { liked: post.liked, likeCount: post.likeCount }
