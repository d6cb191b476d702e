import { POST_STATUS, REPLY_CODE } from '@hearth/domain'
import { howMuch } from '@hearth/vitest/whole'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { communityHands } from '../../../test/community-hands'
import { stockShelf } from '../../../test/shelf'
import { shopOnEveryEngine } from '../../../test/shop-on-every-engine'

const AT_ONCE = howMuch(20, 500)

const times = <One>(count: number, make: (at: number) => Promise<One>): Promise<One[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

shopOnEveryEngine(
  'the community at once',
  ({ connection: { db } }) => stockShelf(db, [{ skuNo: 'lamp' }]),
  (at) => {
    const hands = communityHands(() => at.shop)
    const rowsOf = (postId: string) =>
      at.shop.number(sql<{ n: number }>`select count(*) as n from post_like where post_id = ${postId}`)
    const countOf = async (postId: string) => (await hands.asStaff(postId)).likeCount
    const books = async () => expect(await checkBooks(at.shop.connection.db, {})).toEqual([])

    it('many likes of one shopper at once are one', async () => {
      const [author, fan] = [await at.shop.buyer(), await at.shop.buyer()]
      const postId = await hands.published(author)
      const replies = await times(AT_ONCE, () => hands.like(fan, postId))
      expect(new Set(replies.map(({ data }) => data?.likeCount))).toEqual(new Set([1]))
      expect([await countOf(postId), await rowsOf(postId)]).toEqual([1, 1])
      await books()
    })

    it('likes that come and go at once leave a count equal to their rows', async () => {
      const author = await at.shop.buyer()
      const postId = await hands.published(author)
      const fans = await times(10, () => at.shop.buyer())
      await times(AT_ONCE, (n) => {
        const fan = fans[n % fans.length]!
        return n % 3 === 2 ? hands.unlike(fan, postId) : hands.like(fan, postId)
      })
      expect(await countOf(postId)).toBe(await rowsOf(postId))
      await Promise.all(fans.map((fan) => hands.unlike(fan, postId)))
      expect([await countOf(postId), await rowsOf(postId)]).toEqual([0, 0])
      await books()
    })

    it('twenty posts that one shopper sends at once keep the daily limit, and one key makes one post', async () => {
      const author = await at.shop.buyer()
      const pictures = [await hands.send(author)]
      const replies = await times(20, () => hands.write(author, { pictures }))
      expect(replies.filter(({ code }) => code === 0)).toHaveLength(5)
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([0, REPLY_CODE.overLimit]))
      const other = await at.shop.buyer()
      const sent = [await hands.send(other)]
      const keyed = await times(20, () => hands.write(other, { pictures: sent }, 'one'))
      expect(new Set(keyed.map(({ data }) => data?.postId)).size).toBe(1)
      await books()
    })

    it('reports, likes and a removal at once leave no rows behind', async () => {
      const author = await at.shop.buyer()
      const postId = await hands.published(author)
      const others = await times(12, () => at.shop.buyer())
      await Promise.all([
        ...others.map((other) => hands.report(other, postId)),
        ...others.map((other) => hands.like(other, postId)),
        hands.remove(author, postId),
      ])
      expect((await hands.read(author, postId)).code).toBe(REPLY_CODE.notFound)
      expect(await rowsOf(postId)).toBe(0)
      await books()
    })

    it('when two members of staff decide at once, one succeeds', async () => {
      const { data } = await hands.write(await at.shop.buyer())
      const { postId } = data!
      const { version } = await hands.asStaff(postId)
      const replies = await times(10, (n) =>
        n % 2 === 0
          ? hands.ops(`POST /ops/posts/${postId}/publish/v1`, { version })
          : hands.ops(`POST /ops/posts/${postId}/refuse/v1`, { version, reason: '图片不清楚' }),
      )
      expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
      expect([POST_STATUS.published, POST_STATUS.refused]).toContain((await hands.asStaff(postId)).status)
      await books()
    })
  },
)
