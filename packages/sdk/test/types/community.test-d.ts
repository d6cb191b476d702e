import type { PostStatus } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, community as table, Post } from '@hearth/sdk/core'

declare const community: Api<{ community: typeof table }>['community']

describe('community posts', () => {
  it('are listed page by page, each with its status', async () => {
    const { result } = await community.listMyPosts({ startId: '482913570', count: 20 })
    expectTypeOf(result).toEqualTypeOf<Post[]>()
    expectTypeOf(result[0]!.status).toEqualTypeOf<PostStatus>()
  })

  it('are not requested by a page number', () => {
    // @ts-expect-error this list continues by `startId`, not by page numbers
    void community.listMyPosts({ pageNo: 2 })
  })

  it('are not counted in words', () => {
    // @ts-expect-error a count is a number
    void community.listLikes({ count: '20' })
  })

  it('give their time of writing as a moment, not as text', async () => {
    const { result } = await community.listLikes({})
    // @ts-expect-error `publishTime` is a number, epoch ms
    result[0]!.publishTime.slice(0, 10)
  })
})
