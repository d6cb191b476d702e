import { CONTENT_PAGE } from '@hearth/domain'
import type { ContentPage } from '@hearth/sdk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandLine } from '../../../test/command-line'
import { stockShelf } from '../../../test/shelf'
import { openTestShop, type TestShop } from '../../../test/shop'
import { auditOf } from '../../../test/staff'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ demo: true })
})
afterAll(() => shop.close())

const hearth = commandLine(() => shop)
/** Reads the widgets of the home page as shoppers see it. */
const shown = async (at = shop) => {
  at.wait(2000)
  const url = `/cms/api/v1/widgets?urlMapping=${encodeURIComponent(CONTENT_PAGE.home)}`
  const { data } = await at.ask<ContentPage>({ url })
  return data!.blocks.flatMap(({ widgets }) => widgets)
}
const titles = async () => (await shown()).map((widget) => ('title' in widget ? widget.title : widget.widgetType))
const lines = async () => (await hearth('home', 'list')).output.split('\n')

describe('the home page in the owner’s commands', () => {
  it('is listed in words, part by part, in the order of the page', async () => {
    const all = await lines()
    expect(all[0]).toMatch(/^ {2}1 {2}顶部菜单 {2}智能音箱、/)
    expect(all[1]).toMatch(/^ {2}2 {2}横幅 {2}1\. 暖居智能音箱 Pro \/product\/1001、2\. /)
    expect(all.join('\n')).toMatch(/货架 {2}限时秒杀 {2}活动 flash-1/)
    expect(all.join('\n')).toMatch(/货架 {2}大家都在买 {2}热卖 10 件/)
  })

  it('moves a part elsewhere, and keeps the others in their order', async () => {
    const before = await titles()
    const from = (await lines()).findIndex((line) => line.includes('扫地清洁  商品')) + 1
    expect((await hearth('home', 'move', `${from}`, '2')).code).toBe(0)
    expect((await lines())[1]).toContain('扫地清洁')
    const after = await titles()
    expect(after).toEqual([before[0], '扫地清洁', ...before.slice(1).filter((title) => title !== '扫地清洁')])
    await hearth('home', 'move', '2', `${from}`)
    expect(await titles()).toEqual(before)
    expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'content.setHome', target_id: CONTENT_PAGE.home })
  })

  it('keeps a part that is hidden, and shows it again where it was', async () => {
    const before = await titles()
    const place = `${(await lines()).findIndex((line) => line.includes('货架  儿童成长')) + 1}`
    expect((await hearth('home', 'hide', place)).output).toMatch(/儿童成长 .*（已隐藏）/)
    expect(await titles()).toEqual(before.filter((title) => title !== '儿童成长'))
    await hearth('home', 'show', place)
    expect(await titles()).toEqual(before)
  })

  it('gets another title over a shelf, and another picture, address and text on a banner', async () => {
    const place = `${(await lines()).findIndex((line) => line.includes('大家都在买')) + 1}`
    await hearth('home', 'title', place, '本周热卖', '--subtitle', '邻居都在买')
    expect(await shown()).toContainEqual(expect.objectContaining({ title: '本周热卖', subtitle: '邻居都在买' }))
    const said = ['--picture', '1501-moon-banner', '--url', '/product/1501', '--title', '台灯上新']
    expect((await hearth('home', 'banner', '2', '1', ...said)).code).toBe(0)
    const banner = (await shown()).find(({ widgetType }) => widgetType === 1)
    expect(banner).toMatchObject({
      items: [
        { title: '台灯上新', url: '/product/1501', picture: { url: expect.stringContaining('1501-moon-banner.') } },
        {},
        {},
        {},
      ],
    })
  })

  it.each<[string, string[], string]>([
    ['a part that does not exist', ['move', '99', '1'], 'There is no part 99'],
    ['a place that does not exist', ['move', '1', 'oben'], 'There is no place oben'],
    ['a title for a part that has none', ['title', '1', '菜单'], 'no title of its own'],
    ['a banner of a part that is none', ['banner', '1', '1', '--title', '字'], 'no banner'],
    ['a banner without a change', ['banner', '2', '1'], 'Say what changes'],
    [
      'a picture that the shop does not have',
      ['banner', '2', '1', '--picture', 'nobody'],
      'The shop has no picture nobody',
    ],
    ['a file name as a picture', ['banner', '2', '1', '--picture', '图.jpg'], 'The shop has no picture'],
  ])('refuses %s and leaves the page as it is', async (_, words, refusal) => {
    const before = await shown()
    const { code, output } = await hearth('home', ...words)
    expect(code).toBeGreaterThan(0)
    expect(output).toContain(refusal)
    expect(await shown()).toEqual(before)
  })
})

it('a home page that the owner never changed is made from the categories, and is the owner’s own after a change', async () => {
  const fresh = await openTestShop({})
  const own = commandLine(() => fresh)
  await stockShelf(fresh.connection.db, [{ skuNo: 'lamp' }])
  expect((await own('home', 'list')).output).toMatch(/^Made of the categories .*\n {2}1 {2}顶部菜单/)
  expect((await own('home', 'title', '3', '刚到的灯')).output).toMatch(/^ {2}1 {2}顶部菜单/)
  expect(await shown(fresh)).toContainEqual(expect.objectContaining({ title: '刚到的灯' }))
  await fresh.close()
})
