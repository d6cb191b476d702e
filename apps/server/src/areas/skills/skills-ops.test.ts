import {
  OPS_CODE,
  type AddSkill,
  type Changed,
  type OpsSkillCategories,
  type OpsSkillCategory,
  type OpsSkillDetail,
  type OpsSkillPage,
} from '@hearth/ops'
import type { SkillDetail, SkillPage } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { writePictures } from '#areas/pictures/write-pictures'
import { findFaults } from '#audit/audit-shop'
import { commandLine, importFile } from '../../../test/command-line'
import type { OrderingShop } from '../../../test/ordering-shop'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { stockShelf } from '../../../test/shelf'
import { askAs, auditOf, newStaff } from '../../../test/staff'

const story: AddSkill = {
  skillId: 'story',
  name: '睡前故事',
  categoryCode: 'kids',
  icon: 'icon',
  summary: '每晚一个新故事',
  description: ['说出孩子的年龄和喜好。'],
  developerName: '童伴工作室',
  examples: ['讲一个睡前故事'],
  permissions: [{ name: '控制灯', purpose: '讲完后调暗' }],
  privacyUrl: 'https://skills.example/privacy',
  dataStatement: '不上传录音。',
  spuNos: ['spu-lamp'],
}
const kids = { categoryCode: 'kids', name: '儿童成长' }

shopOnAnEngine(
  'an owner’s skills',
  async ({ connection: { db } }) => {
    const picture = { alt: '', width: 600, height: 600, hash: '00000000' }
    await writePictures(db, [
      { ...picture, name: 'icon' },
      { ...picture, name: 'use' },
    ])
    await stockShelf(db, [{ skuNo: 'lamp' }])
  },
  (at) => {
    let shop: OrderingShop
    let staff: Awaited<ReturnType<typeof newStaff>>
    beforeAll(async () => {
      shop = at.shop
      staff = await newStaff(shop, 'catalogue')
    })
    const hearth = commandLine(() => shop)
    const ask = <Data>(line: string, payload?: object) => askAs<Data>(shop, staff, line, payload)
    /**
     * Returns the last line of a call in the audit log. Lines of other processes, such as an import, can come after it.
     */
    const lastOf = async (call: string) => (await auditOf(shop)).findLast((line) => line.call === call)
    const read = async (skillId = 'story') => (await ask<OpsSkillDetail>(`GET /ops/skills/${skillId}/v1`)).data!
    const list = (query = '') => ask<OpsSkillPage>(`GET /ops/skills/v1${query}`)
    const shown = async (skillId = 'story') =>
      shop.ask<SkillDetail>(`/api/rest/dbp/v1/skills/${skillId}/detail`).then(({ data }) => data)

    describe('created by calls', () => {
      it('belong to an existing category, with existing pictures and products', async () => {
        expect(await ask('POST /ops/skills/v1', story)).toMatchObject({ status: 400, field: 'categoryCode' })
        expect(await ask<OpsSkillCategory>('POST /ops/skill-categories/v1', kids)).toMatchObject({
          data: { ...kids, position: 0, skills: 0, version: 0 },
        })
        expect(await ask('POST /ops/skill-categories/v1', kids)).toMatchObject({ code: OPS_CODE.conflict })
        const refused = [
          [{ icon: 'nothing' }, 'icon'],
          [{ pictures: ['use', 'nothing'] }, 'pictures[1]'],
          [{ spuNos: ['spu-lamp', 'nothing'] }, 'spuNos[1]'],
          [{ spuNos: ['spu-lamp', 'spu-lamp'] }, 'spuNos[1]'],
          [{ examples: ['你好', '你好'] }, 'examples[1]'],
          [{ description: ['一样', '一样'] }, 'description[1]'],
          [{ privacyUrl: undefined }, 'privacyUrl'],
          [{ praisePercent: 90 }, 'praisePercent'],
        ] as const
        for (const [wrong, field] of refused)
          expect(await ask('POST /ops/skills/v1', { ...story, ...wrong })).toMatchObject({ status: 400, field })
        expect((await list()).data?.skills).toEqual([])
      })

      it('are refused when they are invalid, and the field is named', async () => {
        const refused = [
          [{ name: '' }, 'name'],
          [{ name: '\u200B \u3164' }, 'name'],
          [{ name: '长'.repeat(31) }, 'name'],
          [{ skillId: 'a/b' }, 'skillId'],
          [{ examples: [] }, 'examples'],
          [{ price: 0.5 }, 'price'],
          [{ privacyUrl: 'javascript:alert(1)' }, 'privacyUrl'],
        ] as const
        for (const [wrong, field] of refused) {
          const reply = await ask<object>('POST /ops/skills/v1', { ...story, ...wrong })
          expect(reply, JSON.stringify(wrong)).toMatchObject({ status: 400 })
          expect(String((reply as { field?: string }).field)).toContain(field)
        }
      })

      it('are found by shoppers at once, with cleaned texts', async () => {
        const { data } = await ask<OpsSkillDetail>('POST /ops/skills/v1', { ...story, name: '睡前\u202E故事' })
        expect(data).toMatchObject({ ...story, category: '儿童成长', onShelf: true, recommended: false, version: 0 })
        expect(await shown()).toMatchObject({ name: '睡前故事', products: [{ spuNo: 'spu-lamp' }] })
        expect(await ask('POST /ops/skills/v1', story)).toMatchObject({ code: OPS_CODE.conflict, field: 'skillId' })
      })

      it('are changed in the version that was read, keep shelf and place, and leave the earlier values in the log', async () => {
        const { version } = await read()
        const changed = { ...story, name: '故事会', price: 990 }
        expect(await ask('PUT /ops/skills/story/v1', { ...changed, version: version + 1 })).toMatchObject({
          code: OPS_CODE.stale,
          version,
        })
        const { skillId: _, ...facts } = changed
        expect(await ask('PUT /ops/skills/story/v1', { ...facts, version })).toMatchObject({
          data: { name: '故事会', price: 990, onShelf: true, version: version + 1 },
        })
        expect(await lastOf('skills.change')).toMatchObject({
          before: { name: '睡前故事' },
          after: { name: '故事会' },
        })
        expect(await ask('PUT /ops/skills/nothing/v1', { ...facts, version: 0 })).toMatchObject({
          code: OPS_CODE.notFound,
        })
      })

      it('leave the shelf and come back, are recommended and moved, each in a separate change', async () => {
        const { version } = await read()
        expect(await ask<Changed>('PUT /ops/skills/story/shelf/v1', { version, onShelf: false })).toMatchObject({
          data: { version: version + 1, changed: true },
        })
        expect(await shown()).toBeNull()
        expect(
          await ask<Changed>('PUT /ops/skills/story/shelf/v1', { version: version + 1, onShelf: false }),
        ).toMatchObject({ data: { version: version + 1, changed: false } })
        await ask('PUT /ops/skills/story/shelf/v1', { version: version + 1, onShelf: true })
        await ask('PUT /ops/skills/story/recommended/v1', { version: version + 2, recommended: true })
        await ask('PUT /ops/skills/story/place/v1', { version: version + 3, position: 7 })
        expect(await read()).toMatchObject({ onShelf: true, recommended: true, position: 7, version: version + 4 })
        expect(await ask('PUT /ops/skills/story/place/v1', { version, position: 1 })).toMatchObject({
          code: OPS_CODE.stale,
        })
        expect(await ask('PUT /ops/skills/story/place/v1', { version: version + 4, position: -1 })).toMatchObject({
          status: 400,
          field: 'position',
        })
      })

      it('are created and changed by staff who run the catalogue, and read by an auditor', async () => {
        for (const role of ['support', 'orders'] as const)
          expect((await askAs(shop, await newStaff(shop, role), 'GET /ops/skills/v1')).code).toBe(OPS_CODE.notAllowed)
        const auditor = await newStaff(shop, 'auditor')
        expect((await askAs(shop, auditor, 'GET /ops/skills/v1')).code).toBe(0)
        expect((await askAs(shop, auditor, 'POST /ops/skills/v1', story)).code).toBe(OPS_CODE.notAllowed)
      })
    })

    describe('in a list', () => {
      it('are sorted as shoppers see them or by name, page by page, and are found by category, shelf and words', async () => {
        await importFile(shop, {
          skillCategories: [{ categoryCode: 'home', name: '全屋智能' }],
          skills: [
            { ...story, skillId: 'away', name: 'Away', categoryCode: 'home', position: 3 },
            { ...story, skillId: 'poem', name: '100%古诗', onShelf: false, developerName: '学堂' },
          ],
        })
        const ids = async (query: string) => (await list(query)).data?.skills.map(({ skillId }) => skillId)
        expect(await ids('')).toEqual(['away', 'story', 'poem'])
        expect(await ids('?sort=name&count=2')).toEqual(['poem', 'away'])
        expect((await list('?count=2')).data?.after).toBe('story')
        expect(await ids('?count=2&after=story')).toEqual(['poem'])
        expect(await ids('?categoryCode=home')).toEqual(['away'])
        expect(await ids('?shelf=off')).toEqual(['poem'])
        expect(await ids('?recommended=true')).toEqual(['story'])
        expect(await ids('?search=100%25')).toEqual(['poem'])
        expect(await ids('?search=%E5%AD%A6%E5%A0%82')).toEqual(['poem'])
        expect(await ids('?search=AWAY')).toEqual(['away'])
        expect(await list('?sort=price')).toMatchObject({ status: 400, field: 'sort' })
      })
    })

    describe('of a shop file', () => {
      it('are changed by another file, and keep what a file leaves out', async () => {
        await importFile(shop, { skills: [{ ...story, name: '新故事', price: 0 }] })
        expect(await read()).toMatchObject({ name: '新故事', recommended: true, position: 7 })
        expect(await read('away')).toMatchObject({ name: 'Away' })
        const { data } = await shop.ask<SkillPage>('/api/rest/dbp/v1/skills')
        expect(data?.result.map(({ skillId }) => skillId)).toEqual(['away', 'story'])
        expect(await findFaults(shop.connection.db)).toEqual([])
      })

      it('are refused by row and field, and nothing is imported', async () => {
        const refused = async (...skills: object[]) => {
          const { code, output } = await importFile(shop, { skills: [{ ...story, skillId: 'fresh' }, ...skills] })
          expect(code).not.toBe(0)
          expect((await ask('GET /ops/skills/fresh/v1')).code).toBe(OPS_CODE.notFound)
          return output
        }
        expect(await refused({ ...story, categoryCode: 'none' })).toContain('skills[1].categoryCode')
        expect(await refused({ ...story, icon: 'none' })).toContain('skills[1].icon: 没有图片 none')
        expect(await refused({ ...story, spuNos: ['none'] })).toContain('skills[1].spuNos[0]')
        expect(await refused({ ...story, permissions: [{ name: '灯' }] })).toContain('skills[1].permissions[0].purpose')
        expect(await refused({ ...story, privacyUrl: undefined })).toContain('skills[1].privacyUrl')
        expect(await refused({ ...story, userCount: -1 })).toContain('skills[1].userCount')
        expect(await refused({ ...story, enabled: true })).toContain('skills[1].enabled')
        expect(await refused(story, story)).toContain('skillId: story 重复出现')
      })
    })

    describe('categories', () => {
      const categories = async () => (await ask<OpsSkillCategories>('GET /ops/skill-categories/v1')).data!.categories

      it('are renamed and moved in the version that was read, and deleted once they are empty', async () => {
        const [first] = await categories()
        expect(first).toMatchObject({ ...kids, skills: 2 })
        const { version } = first!
        const moved = { version, name: '孩子', position: 9 }
        expect(await ask('PUT /ops/skill-categories/kids/v1', moved)).toMatchObject({
          data: { name: '孩子', position: 9, version: version + 1 },
        })
        expect((await categories()).map(({ categoryCode }) => categoryCode)).toEqual(['home', 'kids'])
        expect(await ask('PUT /ops/skill-categories/kids/v1', moved)).toMatchObject({ code: OPS_CODE.stale })
        expect(await ask('POST /ops/skill-categories/kids/remove/v1', { version: version + 1 })).toMatchObject({
          code: OPS_CODE.wrongState,
          field: 'categoryCode',
        })
        await ask('POST /ops/skill-categories/v1', { categoryCode: 'later', name: '以后' })
        expect(await ask<Changed>('POST /ops/skill-categories/later/remove/v1', { version: 0 })).toMatchObject({
          data: { changed: true },
        })
        expect(await lastOf('skills.removeCategory')).toMatchObject({ before: { name: '以后' } })
        expect(await ask('POST /ops/skill-categories/later/remove/v1', { version: 0 })).toMatchObject({
          code: OPS_CODE.notFound,
        })
      })

      it('that are deleted while a skill is added to them either keep the skill or are gone, ten times in a row', async () => {
        for (let n = 0; n < 10; n += 1) {
          const categoryCode = `race-${n}`
          await ask('POST /ops/skill-categories/v1', { categoryCode, name: categoryCode })
          const [removed, added] = await Promise.all([
            ask(`POST /ops/skill-categories/${categoryCode}/remove/v1`, { version: 0 }),
            ask('POST /ops/skills/v1', { ...story, skillId: `racer-${n}`, categoryCode }),
          ])
          expect([removed, added].filter(({ code }) => code === 0)).toHaveLength(1)
          if (removed.code === 0) expect(added).toMatchObject({ status: 400, field: 'categoryCode' })
          else expect(removed.code).toBe(OPS_CODE.wrongState)
        }
        const { db } = shop.connection
        await sql`delete from skill where id like 'racer%'`.execute(db)
        await sql`delete from skill_category where code like 'race%'`.execute(db)
      })

      it('are fifty at most', async () => {
        const many = Array.from({ length: 50 }, (_, n) => ({ categoryCode: `c${n}`, name: `分类 ${n}` }))
        expect((await importFile(shop, { skillCategories: many })).output).toContain('技能分类最多 50 个')
        expect(await categories()).toHaveLength(2)
      })
    })

    describe('by command', () => {
      it('are listed, put on the shelf, recommended and moved', async () => {
        expect((await hearth('skill', 'list')).output.split('\n')).toEqual([
          '3  away  Away  全屋智能  on the shelf',
          '7  story  新故事  孩子  on the shelf  recommended',
          '9  poem  100%古诗  孩子  off the shelf',
        ])
        expect((await hearth('skill', 'list', '--category', 'home')).output).toContain('away')
        expect((await hearth('skill', 'list', '--search', 'nobody')).output).toContain('There are none')
        expect((await hearth('skill', 'off', 'story')).output).toContain('off the shelf')
        expect(await shown()).toBeNull()
        expect((await hearth('skill', 'on', 'story')).output).toContain('on the shelf')
        expect((await hearth('skill', 'unrecommend', 'story')).output).not.toContain('recommended')
        expect((await hearth('skill', 'recommend', 'story')).output).toContain('recommended')
        expect((await hearth('skill', 'place', 'story', '1')).output).toMatch(/^1 {2}story/)
        expect(await hearth('skill', 'place', 'story', 'first')).toMatchObject({ code: 2 })
        expect((await hearth('skill', 'show', 'story')).output).toContain('uses: 控制灯: 讲完后调暗')
        expect((await hearth('skill', 'categories')).output).toContain('kids  孩子  2 skills')
        expect(await hearth('skill', 'show', 'nobody')).toMatchObject({
          code: 1,
          output: expect.stringContaining('There is no such skill'),
        })
      })
    })
  },
)
