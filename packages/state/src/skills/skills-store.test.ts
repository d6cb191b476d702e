import type { ListSkills, Skill, SkillPage } from '@hearth/sdk/core'
import { expect, it, vi } from 'vitest'
import { createShop, type Primed } from '#shop/create-shop'
import { primedOf } from '#shop/primed-of'
import { skillsStore } from '#skills/skills-store'
import { fakeApi } from '#testing/fake-api'
import { fakePorts } from '#testing/fake-ports'

const skillOf = (at: number) => ({ skillId: `s${at}`, name: `技能 ${at}` }) as Skill
const pageOf = ({ startId, count = 20 }: ListSkills): SkillPage => {
  const from = startId ? Number(startId.slice(1)) + 1 : 0
  const result = Array.from({ length: Math.min(count, 45 - from) }, (_, at) => skillOf(from + at))
  return { result, totalCount: 45, startId: from + count < 45 ? (result.at(-1)?.skillId ?? '') : '' }
}

function open(primed?: Primed) {
  const list = vi.fn(async (wish: ListSkills) => pageOf(wish))
  const shop = createShop({
    api: fakeApi({
      skills: {
        list,
        listRecommended: async () => ({ result: [skillOf(3)] }),
        listCategories: async () => ({ result: [{ categoryCode: 'kids', name: '儿童成长' }] }),
      },
    }),
    ports: fakePorts(),
    ...(primed && { primed }),
  })
  return { shop, list, state: () => shop.store(skillsStore).getState() }
}

it('a list that came with its page is not loaded again, and continues after its last skill', async () => {
  const server = open()
  await server.state().open()
  const { list, state } = open(primedOf(server.shop))
  await state().open()
  expect(list).not.toHaveBeenCalled()
  expect([state().list.data?.length, state().recommended.data?.length]).toEqual([20, 1])
  await state().loadMore()
  await state().loadMore()
  expect(list.mock.calls.map(([wish]) => wish.startId)).toEqual(['s19', 's39'])
  expect(state().list.data?.map(({ skillId }) => skillId)).toEqual(Array.from({ length: 45 }, (_, at) => `s${at}`))
  expect(state().hasMore).toBe(false)
})

it('a tab is loaded by its category, and loaded again in the same way', async () => {
  const { list, state } = open()
  await state().open()
  await state().load('kids')
  await state().renew()
  expect(list.mock.calls.map(([wish]) => wish.categoryCode)).toEqual([undefined, 'kids', 'kids'])
  expect(state().tab).toBe('kids')
})
