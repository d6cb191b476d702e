import type { PostStatus } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, community as table, Post } from '@hearth/sdk/core'

declare const community: Api<{ community: typeof table }>['community']

describe('community posts', () => {
  it('come a page at a time, each with its standing', async () => {
    const { result } = await community.listMyPosts({ startId: '482913570', count: 20 })
    expectTypeOf(result).toEqualTypeOf<Post[]>()
    expectTypeOf(result[0]!.status).toEqualTypeOf<PostStatus>()
  })

  it('are not asked for by a page number', () => {
    // @ts-expect-error this list goes on from its end, it has no pages
    void community.listMyPosts({ pageNo: 2 })
  })

  it('are not counted in words', () => {
    // @ts-expect-error how many is a number
    void community.listLikes({ count: '20' })
  })

  it('say when they were handed in as a moment, not as text', async () => {
    const { result } = await community.listLikes({})
    // @ts-expect-error epoch milliseconds
    result[0]!.publishTime.slice(0, 10)
  })
})
