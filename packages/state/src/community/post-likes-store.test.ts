import { expect, it } from 'vitest'
import { postLikesStore, selectLike } from '#community/post-likes-store'
import { createShop } from '#shop/create-shop'
import { fakeApi, type FakeCalls } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'
import { userStore } from '#user/user-store'

const post = { postId: '1', liked: false, likeCount: 3 }
const shopper = { isLogin: 2, attributes: [], openId: 'o', telephone: '138****8000', displayName: '林晓' }
const visitor = { ...shopper, isLogin: 1, telephone: '' }

async function open(community: FakeCalls['community'], user: object = shopper) {
  const ports = fakePorts()
  const shop = createShop({
    api: fakeApi({ community, user: { info: async () => user as never }, cart: { count: async () => ({ count: 0 }) } }),
    ports,
  })
  await shop.store(userStore).getState().load()
  const likes = shop.store(postLikesStore)
  return {
    ports,
    likes,
    shown: () => selectLike(likes.getState(), post),
    toggle: () => likes.getState().toggle(post, '/community'),
  }
}

it('shows a like at once, and then the shop’s count', async () => {
  const answer = later<{ liked: boolean; likeCount: number }>()
  const { shown, toggle } = await open({ like: () => answer.promise })
  const toggling = toggle()
  expect(shown()).toEqual({ liked: true, likeCount: 4 })
  answer.resolve({ liked: true, likeCount: 9 })
  await toggling
  expect(shown()).toEqual({ liked: true, likeCount: 9 })
})

it('sends one request for two presses, and takes the like back with the next press', async () => {
  const asked: string[] = []
  const { shown, toggle } = await open({
    like: async () => {
      asked.push('like')
      return { liked: true, likeCount: 4 }
    },
    unlike: async () => {
      asked.push('unlike')
      return { liked: false, likeCount: 3 }
    },
  })
  await Promise.all([toggle(), toggle()])
  expect(asked).toEqual(['like'])
  await toggle()
  expect(asked).toEqual(['like', 'unlike'])
  expect(shown()).toEqual({ liked: false, likeCount: 3 })
})

it('is unchanged where the shop refuses', async () => {
  const { shown, toggle } = await open({ like: () => Promise.reject(new Error('内容不存在')) })
  await toggle()
  expect(shown()).toEqual({ liked: false, likeCount: 3 })
})

it('leads a visitor to the login, and back', async () => {
  const { ports, shown, toggle } = await open({}, visitor)
  await toggle()
  expect(ports.visited).toEqual([`/login?next=${encodeURIComponent('/community')}`])
  expect(shown()).toEqual({ liked: false, likeCount: 3 })
})

it('follows a list that was loaded again', async () => {
  const { likes, shown, toggle } = await open({ like: async () => ({ liked: true, likeCount: 4 }) })
  await toggle()
  likes.getState().forget(['1'])
  expect(shown()).toEqual({ liked: false, likeCount: 3 })
})
