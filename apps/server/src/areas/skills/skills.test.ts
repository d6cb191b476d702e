import { REPLY_CODE } from '@hearth/domain'
import type { ShopFileSkill } from '@hearth/ops'
import type { RecommendedSkills, SkillCategories, SkillDetail, SkillPage } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { writePictures } from '#areas/pictures/write-pictures'
import { writeSkillCategories } from '#areas/skills/write-skill-categories'
import { writeSkills } from '#areas/skills/write-skills'
import type { OrderingShop } from '../../../test/ordering-shop'
import { sentStatements } from '../../../test/sent-statements'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { stockShelf } from '../../../test/shelf'

const skill = (skillId: string, categoryCode: string, more: Partial<ShopFileSkill> = {}): ShopFileSkill => ({
  skillId,
  name: `技能 ${skillId}`,
  categoryCode,
  icon: 'icon',
  summary: '每晚一个新故事',
  description: ['说出孩子的年龄和喜好，就会挑一个合适的故事。'],
  developerName: '童伴工作室',
  examples: [`打开 ${skillId}`, '换一个'],
  dataStatement: '不收集个人信息。',
  ...more,
})

const SKILLS = [
  skill('story', 'kids', {
    recommended: true,
    pictures: ['use'],
    price: 600,
    praisePercent: 98,
    userCount: 120,
    permissions: [{ name: '控制同一房间的灯', purpose: '讲完后把灯调暗' }],
    privacyUrl: '/agreement/privacy',
    requirements: '需要固件 3.2 及以上',
    spuNos: ['spu-hub', 'spu-lamp', 'spu-gone'],
  }),
  skill('away', 'home'),
  skill('poem', 'kids'),
  skill('report', 'home', { recommended: true, position: 0 }),
  skill('hidden', 'secret', { onShelf: false, recommended: true }),
]

shopOnAnEngine(
  'skills of devices',
  async ({ connection: { db } }) => {
    const picture = { alt: '', width: 600, height: 600, hash: '00000000' }
    await writePictures(db, [
      { ...picture, name: 'icon' },
      { ...picture, name: 'use' },
    ])
    await stockShelf(db, [{ skuNo: 'lamp', price: 9900 }, { skuNo: 'hub' }, { skuNo: 'gone' }])
    await sql`update sku set sku_status = 0 where sku_no = 'gone'`.execute(db)
    await writeSkillCategories(db, [
      { categoryCode: 'kids', name: '儿童成长' },
      { categoryCode: 'home', name: '全屋智能' },
      { categoryCode: 'empty', name: '还没有技能' },
      { categoryCode: 'secret', name: '只有下架的' },
    ])
    await writeSkills(db, SKILLS)
  },
  (at) => {
    let shop: OrderingShop
    beforeAll(() => void (shop = at.shop))
    const list = (query = '') => shop.ask<SkillPage>(`/api/rest/dbp/v1/skills?${query}`)
    const ids = async (query?: string) => (await list(query)).data?.result.map(({ skillId }) => skillId)
    const detail = (skillId: string) =>
      shop.ask<SkillDetail>(`/api/rest/dbp/v1/skills/${encodeURIComponent(skillId)}/detail`)

    it('are listed for everybody in the owner’s order, each with its icon and the first sentence to say', async () => {
      expect(await ids()).toEqual(['report', 'story', 'away', 'poem'])
      const { data } = await list()
      expect(data).toMatchObject({ totalCount: 4, startId: '' })
      expect(data?.result[1]).toEqual({
        skillId: 'story',
        name: '技能 story',
        icon: { url: '/pictures/icon.00000000', alt: '', width: 600, height: 600 },
        summary: '每晚一个新故事',
        categoryCode: 'kids',
        example: '打开 story',
      })
    })

    it('are those of one category where it is named, and none for a category the shop does not have', async () => {
      expect(await ids('categoryCode=kids')).toEqual(['story', 'poem'])
      expect((await list('categoryCode=nothing')).data).toEqual({ result: [], totalCount: 0, startId: '' })
    })

    it('are listed page by page, and the list goes on after one that has left the shelf meanwhile', async () => {
      const { db } = shop.connection
      const first = await list('count=2')
      expect(first.data).toMatchObject({ totalCount: 4, startId: 'story' })
      await sql`update skill set on_shelf = false where id = 'story'`.execute(db)
      expect(await ids('count=2&startId=story')).toEqual(['away', 'poem'])
      await sql`update skill set on_shelf = true where id = 'story'`.execute(db)
      expect((await list('count=2&startId=story')).data?.startId).toBe('')
      expect(await ids('startId=nobody')).toEqual([])
    })

    it('that the shop recommends are in a list of their own, without those off the shelf', async () => {
      const { data } = await shop.ask<RecommendedSkills>('/api/rest/dbp/v1/recommendlist')
      expect(data?.result.map(({ skillId }) => skillId)).toEqual(['report', 'story'])
      expect(Object.keys(data!)).toEqual(['result'])
    })

    it('have tabs for the categories that are not empty, in their order', async () => {
      const { data } = await shop.ask<SkillCategories>('/api/rest/dbp/v1/categories')
      expect(data?.result).toEqual([
        { categoryCode: 'kids', name: '儿童成长' },
        { categoryCode: 'home', name: '全屋智能' },
      ])
    })

    it('show what to say, their maker, what they may use and why, and the products they work with', async () => {
      const { data } = await detail('story')
      expect(data).toMatchObject({
        categoryName: '儿童成长',
        developerName: '童伴工作室',
        examples: ['打开 story', '换一个'],
        pictures: [{ url: '/pictures/use.00000000' }],
        price: 600,
        praisePercent: 98,
        userCount: 120,
        permissions: [{ name: '控制同一房间的灯', purpose: '讲完后把灯调暗' }],
        dataStatement: '不收集个人信息。',
        privacyUrl: '/agreement/privacy',
        requirements: '需要固件 3.2 及以上',
      })
      // The products are in the owner's order, without one that is off the shelf.
      expect(data?.products.map(({ spuNo }) => spuNo)).toEqual(['spu-hub', 'spu-lamp'])
      expect(data?.products[1]?.price).toBe(9900)
    })

    it('omit unknown facts about them', async () => {
      const { data } = await detail('away')
      expect(data).toMatchObject({ price: 0, permissions: [], pictures: [], products: [] })
      for (const field of ['praisePercent', 'userCount', 'privacyUrl', 'requirements'])
        expect(data).not.toHaveProperty(field)
    })

    it('that are off the shelf, or do not exist, are not found', async () => {
      for (const skillId of ['hidden', 'nothing', '%'])
        expect(await detail(skillId)).toMatchObject({ code: REPLY_CODE.notFound, field: 'skillId' })
    })

    it('refuse an invalid page or category, and name the field', async () => {
      expect(await list('count=0')).toMatchObject({ code: REPLY_CODE.badInput, field: 'count' })
      expect(await list('count=51')).toMatchObject({ code: REPLY_CODE.badInput, field: 'count' })
      expect(await list('categoryCode=')).toMatchObject({ code: REPLY_CODE.badInput, field: 'categoryCode' })
      expect(await list(`startId=${'x'.repeat(101)}`)).toMatchObject({ code: REPLY_CODE.badInput, field: 'startId' })
      expect(await detail('x'.repeat(65))).toMatchObject({ code: REPLY_CODE.badInput, field: 'skillId' })
    })

    it('take the same number of statements however many there are, and find a page by an index', async () => {
      const { db } = shop.connection
      const count = async (ask: () => Promise<{ code: number }>) => {
        const sent = await sentStatements(async () => expect((await ask()).code).toBe(0))
        return sent.length
      }
      const few = await count(() => list('count=3&startId=away'))
      await writeSkills(
        db,
        Array.from({ length: 400 }, (_, n) => skill(`many-${n}`, n % 20 ? 'home' : 'kids')),
      )
      expect(await count(() => list('count=50&startId=away'))).toBe(few)
      expect(few).toBeLessThanOrEqual(3)
      expect(await count(() => detail('poem'))).toBe(await count(() => detail('many-7')))
      await sql`analyze skill`.execute(db)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from skill where on_shelf and category_code = 'kids'
          and (position, id) > (select position, id from skill where skill.id = 'many-20')
        order by position, id limit 21`.execute(db)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('skill_of_category')
    })
  },
)
