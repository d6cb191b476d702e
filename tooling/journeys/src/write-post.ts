import type { Shopper } from './shopper'
import type { OpenShop } from './start-shop'

/** A post to write. */
export interface WrittenPost {
  title: string
  text: string
  spuNos?: string[]
}

/** Submits a post with the picture of another post, as if it were the shopper's own. @returns the id of the post */
export async function writePost(shop: OpenShop, shopper: Shopper, post: WrittenPost): Promise<string> {
  const posts = '/api/platform/community/v1/posts'
  const { result } = await shopper.get<{ result: { cover: { url: string } }[] }>('GET', posts)
  const picture = await fetch(`${shop.origin}${result[0]!.cover.url}?w=750`, { headers: { accept: 'image/jpeg' } })
  const reply = await fetch(`${shop.origin}/service-pictures`, {
    method: 'POST',
    headers: {
      cookie: shopper.cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/octet-stream',
    },
    body: await picture.arrayBuffer(),
  })
  const { data, message } = (await reply.json()) as { data: { url: string } | null; message: string }
  if (!data) throw new Error(`The picture was not taken: ${message}`)
  const draft = { ...post, pictures: [data.url] }
  const { postId } = await shopper.get<{ postId: string }>('POST', '/api/platform/community/editor/v1/posts', draft)
  return postId
}
