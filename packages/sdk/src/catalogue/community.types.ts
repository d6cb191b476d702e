import type { Picture } from './products.types'

/** A post that shoppers can like. */
export interface Post {
  postId: string
  title: string
  authorName: string
  cover: Picture
  likeCount: number
  /** Whether this shopper likes it. */
  liked: boolean
  /** Epoch ms. */
  publishTime: number
}

/** A page of posts. */
export interface PostPage {
  result: Post[]
  totalCount: number
}
