import type { AddedPost, PostDetail, PostDraft, PostLike, PostList, PostPage } from '@hearth/sdk/core'
import type { OpsPostDetail, OpsPostPage } from '@hearth/ops'
import sharp from 'sharp'
import type { Buyer, OrderingShop } from './ordering-shop'
import { askAs, newStaff } from './staff'

/** Actions of shoppers and staff in the community. */
export function communityHands(shop: () => OrderingShop) {
  let owner: Awaited<ReturnType<typeof newStaff>> | undefined
  let since = 0
  let picture: Promise<Buffer> | undefined
  /**
   * Returns the headers of a member of staff. Logs in again after the clock was moved, since an unused session ends.
   */
  async function staff() {
    const now = shop().ports.clock()
    if (!owner || Math.abs(now - since) > 60_000) owner = await newStaff(shop(), 'owner')
    since = now
    return owner
  }
  const ask = <Data = object>(
    buyer: Buyer | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    key?: string,
  ) =>
    shop().ask<Data>({
      method,
      url: `/api/platform/community/${path}`,
      headers: { ...buyer?.headers, ...(key ? { 'idempotency-key': key } : {}) },
      ...(payload ? { payload } : {}),
    })
  const hands = {
    ask,
    ops: async <Data = object>(line: string, payload?: object) => askAs<Data>(shop(), await staff(), line, payload),
    /** Uploads a picture of 60 x 80 px. @returns its address */
    async send(buyer: Buyer): Promise<string> {
      picture ??= sharp({ create: { width: 60, height: 80, channels: 3, background: '#c9430d' } })
        .jpeg()
        .toBuffer()
      const { data, message } = await shop().ask<{ url: string }>({
        method: 'POST',
        url: '/service-pictures',
        headers: { ...buyer.headers, 'content-type': 'image/jpeg' },
        payload: await picture,
      })
      if (!data) throw new Error(message)
      return data.url
    },
    /** Submits a post, by default with one picture. */
    async write(buyer: Buyer, draft: Partial<PostDraft> = {}, key?: string) {
      // A millisecond passes before each post, because posts of the same millisecond would have no order.
      shop().wait(1)
      const pictures = draft.pictures ?? [await hands.send(buyer)]
      const whole = { title: '客厅的灯', text: '装好第一周，家里老人已经会用了。', ...draft, pictures }
      return ask<AddedPost>(buyer, 'POST', 'editor/v1/posts', whole, key)
    },
    read: (buyer: Buyer | undefined, postId: string) => ask<PostDetail>(buyer, 'GET', `v1/posts/${postId}`),
    list: (buyer?: Buyer, query = '') => ask<PostList>(buyer, 'GET', `v1/posts${query}`),
    own: (buyer: Buyer, query = '') => ask<PostPage>(buyer, 'GET', `editor/v1/my/posts${query}`),
    likes: (buyer: Buyer, query = '') => ask<PostPage>(buyer, 'GET', `v1/like${query}`),
    like: (buyer: Buyer, postId: string) => ask<PostLike>(buyer, 'PUT', `v1/posts/${postId}/like`, {}),
    unlike: (buyer: Buyer, postId: string) => ask<PostLike>(buyer, 'DELETE', `v1/posts/${postId}/like`),
    report: (buyer: Buyer, postId: string, more: object = {}) =>
      ask(buyer, 'POST', `v1/posts/${postId}/report`, { cause: 2, ...more }),
    remove: (buyer: Buyer, postId: string) => ask(buyer, 'DELETE', `editor/v1/posts/${postId}`),
    async asStaff(postId: string): Promise<OpsPostDetail> {
      const { data, message } = await hands.ops<OpsPostDetail>(`GET /ops/posts/${postId}/v1`)
      if (!data) throw new Error(message)
      return data
    },
    async listed(query = ''): Promise<OpsPostPage> {
      return (await hands.ops<OpsPostPage>(`GET /ops/posts/v1${query}`)).data!
    },
    /** Lets staff decide on the current version of a post. */
    async decide(postId: string, deed: 'publish' | 'refuse' | 'take-down', reason?: string) {
      const { version } = await hands.asStaff(postId)
      return hands.ops(`POST /ops/posts/${postId}/${deed}/v1`, { version, ...(reason ? { reason } : {}) })
    },
    /**
     * Submits a post and lets staff publish it.
     * @returns its id
     */
    async published(buyer: Buyer, draft: Partial<PostDraft> = {}): Promise<string> {
      const { data, message } = await hands.write(buyer, draft)
      if (!data) throw new Error(message)
      await hands.decide(data.postId, 'publish')
      return data.postId
    },
  }
  return hands
}
