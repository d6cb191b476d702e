import type { PostReport } from '@hearth/domain'
import type { PostDetail } from '@hearth/sdk/core'
import { appStore } from '#app/app-store'
import { postLikesStore } from '#community/post-likes-store'
import { attempt } from '#shop/attempt'
import { changing } from '#shop/changing'
import { defineStore, type StoreDefinition } from '#shop/define-store'
import { idle, type Load } from '#shop/load'
import { tracker } from '#shop/track'

/** The page of one post. */
export interface PostState {
  post: Load<PostDetail>
  /** True while a report is being sent. */
  reporting: boolean
  load(): Promise<void>
  /** Reports the post. Returns whether it succeeded. */
  report(cause: PostReport, note: string): Promise<boolean>
}

/** Defines the store of the page of one post. */
export const postStore = (postId: string): StoreDefinition<PostState> =>
  defineStore<PostState>({
    name: `post:${postId}`,
    shared: ['post'],
    create(context, set, get) {
      const { api, ports, store } = context
      const track = tracker<Pick<PostState, 'post'>>(context, set, get)
      const load = async () => {
        await track(
          'post',
          async () => {
            const post = await api.community.getPost({ postId })
            store(postLikesStore).getState().forget([postId])
            return post
          },
          true,
        )
      }
      const change = changing(context, set, get, 'reporting', load)
      const trying = attempt(ports)
      // The post includes the viewer's like and data that only its author may see, so it is removed at logout.
      context.onForget(() => set({ post: idle }))
      return {
        post: idle,
        reporting: false,
        load,
        async report(cause, note) {
          const done = await change(() =>
            trying.send(`${cause} ${note}`, (idempotencyKey) =>
              api.community.report({ postId, cause, note }, { idempotencyKey }),
            ),
          )
          if (done) store(appStore).getState().showToast('已收到举报，我们会尽快核实')
          return done
        },
      }
    },
  })
