import { DAY, POST_STATUS, REPLY_CODE } from '@hearth/domain'
import { OPS_CODE } from '@hearth/ops'
import type { PostProducts } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { commandLine } from '../../../test/command-line'
import { communityHands } from '../../../test/community-hands'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { askAs, auditOf, newStaff } from '../../../test/staff'
import { within } from '../../../test/work'
import { communityAccountEnd } from '#areas/community/community-account-end'

const { reviewing, published, refused, takenDown } = POST_STATUS

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [{ skuNo: 'lamp' }, { skuNo: 'speaker' }, { skuNo: 'gone' }])
  await sql`update spu set pictures = jsonb_build_array((select picture from sku limit 1))`.execute(db)
}

shopOnAnEngine('the community', stock, (at) => {
  const hands = communityHands(() => at.shop)
  const hearth = commandLine(() => at.shop)
  const { write, read, list, own, likes, like, unlike, report, remove, decide, asStaff } = hands
  const buyer = () => at.shop.buyer()
  const buyers = (count: number): Promise<Buyer[]> => Promise.all(Array.from({ length: count }, buyer))
  const books = async () => expect(await checkBooks(at.shop.connection.db, {})).toEqual([])
  const written = async (as: Buyer, draft = {}) => (await write(as, draft)).data!.postId
  const statusOf = async (as: Buyer, postId: string) => (await read(as, postId)).data?.status
  const setRules = async (part: object) => {
    const { data } = await hands.ops<object>('GET /ops/posts/rules/v1')
    expect((await hands.ops('PUT /ops/posts/rules/v1', { ...data, ...part })).code).toBe(0)
  }
  const picture = async (url: string) =>
    (
      await at.shop.connection.db
        .selectFrom('picture')
        .select('name')
        .where('name', '=', url.split('/').at(-1)!.split('.')[0]!)
        .execute()
    ).length

  it('takes a shopper’s post, shows it to its author alone, and to everybody once staff publish it', async () => {
    const [author, other] = await buyers(2)
    const reply = await write(author!, { title: ' 客厅的灯 ', text: '第一行\n第二行' })
    expect(reply).toMatchObject({ code: 0, data: { status: reviewing } })
    const { postId } = reply.data!
    expect((await read(author!, postId)).data).toMatchObject({
      postId,
      title: '客厅的灯',
      summary: '第一行 第二行',
      text: '第一行\n第二行',
      status: reviewing,
      mine: true,
      liked: false,
      likeCount: 0,
      url: `/community/${postId}`,
      pictures: [{ width: 60, height: 80, alt: '「客厅的灯」的第 1 张图片' }],
    })
    for (const stranger of [other, undefined])
      expect(await read(stranger, postId)).toMatchObject({ code: REPLY_CODE.notFound, field: 'postId' })
    expect((await list(other)).data!.result.map((post) => post.postId)).not.toContain(postId)
    expect((await decide(postId, 'publish')).code).toBe(0)
    for (const reader of [author, other, undefined])
      expect((await read(reader, postId)).data).toMatchObject({ status: published, mine: reader === author })
    expect((await list()).data!.result[0]).toMatchObject({ postId, liked: false })
    await books()
  })

  it('refuses an invalid post, and names the field', async () => {
    const [author, other] = await buyers(2)
    const sent = await hands.send(author!)
    const faults: [object, string, number][] = [
      [{ title: ' \u200B ' }, 'title', REPLY_CODE.badInput],
      [{ title: '灯'.repeat(61) }, 'title', REPLY_CODE.badInput],
      [{ text: '\n' }, 'text', REPLY_CODE.badInput],
      [{ text: '灯'.repeat(2001) }, 'text', REPLY_CODE.badInput],
      [{ pictures: [] }, 'pictures', REPLY_CODE.badInput],
      [{ pictures: Array.from({ length: 10 }, () => sent) }, 'pictures', REPLY_CODE.badInput],
      [{ pictures: ['https://elsewhere.example/a.jpg'] }, 'pictures', REPLY_CODE.notFound],
      [{ pictures: [await hands.send(other!)] }, 'pictures', REPLY_CODE.notFound],
      [{ spuNos: ['nothing'] }, 'spuNos', REPLY_CODE.notFound],
    ]
    for (const [draft, field, code] of faults) {
      const reply = await write(author!, { pictures: [sent], ...draft })
      expect([draft, reply.code, reply.field?.replace(/[.[].*/, '')]).toEqual([draft, code, field])
    }
    expect((await own(author!)).data).toMatchObject({ result: [], totalCount: 0 })
    expect((await hands.ask(undefined, 'POST', 'editor/v1/posts', { title: '灯' })).code).toBe(REPLY_CODE.loginNeeded)
  })

  it('cleans the texts of a post, and finds refused words however they are spelled', async () => {
    const author = await buyer()
    const clean = await written(author, { title: '客\u202E厅', text: '好\u200B用' })
    expect((await read(author, clean)).data).toMatchObject({ title: '客厅', text: '好用' })
    const reply = await write(author, { text: '想买的请 加 Ｖ\u200Bx 聊' })
    expect(reply.data).toMatchObject({ status: refused, reason: '内容含有“加vx”，请修改后重新发布' })
    expect((await read(author, reply.data!.postId)).data).toMatchObject({ status: refused, reason: reply.data!.reason })
    await books()
  })

  it('keeps one post for a request that comes twice', async () => {
    const author = await buyer()
    const pictures = [await hands.send(author)]
    const [first, again] = [await write(author, { pictures }, 'key-1'), await write(author, { pictures }, 'key-1')]
    expect(again.data).toEqual(first.data)
    expect((await write(author, { pictures, title: '另一篇' }, 'key-1')).code).toBe(REPLY_CODE.conflict)
    expect((await own(author)).data!.totalCount).toBe(1)
  })

  it('takes a limited number of posts a day from one shopper, deleted ones included, and more on the next day', async () => {
    await setRules({ postsPerDay: 2 })
    const author = await buyer()
    const first = await written(author)
    await written(author)
    await remove(author, first)
    expect(await write(author)).toMatchObject({
      code: REPLY_CODE.overLimit,
      message: '每天最多发布 2 篇，请明天再来',
    })
    at.shop.wait(DAY)
    expect((await write(author)).code).toBe(0)
    at.shop.wait(-DAY)
    await setRules({ postsPerDay: 5 })
  })

  it('says which products a post is about, and which of them its author bought and kept', async () => {
    const author = await buyer()
    const order = await at.shop.buy(author, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)
    await at.shop.press(await at.shop.startPayment(author, order.orderId), 'pay')
    await at.shop.run('deliver')
    const { data } = await hands.ask<PostProducts>(author, 'GET', 'editor/v1/products')
    expect(data!.result).toMatchObject([{ spuNo: 'spu-lamp', bought: true }])
    const postId = await hands.published(author, { spuNos: ['spu-speaker', 'spu-lamp', 'spu-gone'] })
    await sql`update sku set sku_status = 0 where sku_no = 'gone'`.execute(at.shop.connection.db)
    expect((await read(undefined, postId)).data!.products).toMatchObject([
      { spuNo: 'spu-speaker', bought: false },
      { spuNo: 'spu-lamp', bought: true },
    ])
    const cancelled = await at.shop.buyer()
    const left = await at.shop.buy(cancelled, [{ skuNo: 'speaker', itemQuantity: 1 }], 10_000)
    expect((await hands.ask<PostProducts>(cancelled, 'GET', 'editor/v1/products')).data!.result).toEqual([])
    expect(left.orderId).toBeTruthy()
  })

  it('lists posts page by page, latest first, none twice and none left out', async () => {
    const author = await buyer()
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) ids.unshift(await hands.published(author, { title: `第 ${n} 篇` }))
    const pages = async (next: (startId: string) => ReturnType<typeof list>) => {
      const found: string[] = []
      for (let startId = ''; ;) {
        const { data } = await next(startId)
        found.push(...data!.result.map(({ postId }) => postId))
        startId = data!.startId
        if (startId === '') return found
      }
    }
    const all = await pages((startId) => list(undefined, `?count=2&startId=${startId}`))
    expect(all.slice(0, 5)).toEqual(ids)
    expect(new Set(all).size).toBe(all.length)
    expect(await pages((startId) => own(author, `?count=2&startId=${startId}`))).toEqual(ids)
    expect((await own(author, '?count=2')).data!.totalCount).toBe(5)
    const fan = await buyer()
    for (const postId of ids) await like(fan, postId)
    expect(await pages((startId) => likes(fan, `?count=2&startId=${startId}`))).toHaveLength(5)
    expect((await likes(fan)).data!.totalCount).toBe(5)
  })

  it('counts one like from each shopper, and takes back only their own', async () => {
    const [author, one, other] = await buyers(3)
    const postId = await hands.published(author!)
    expect((await like(one!, postId)).data).toEqual({ liked: true, likeCount: 1 })
    expect((await like(one!, postId)).data).toEqual({ liked: true, likeCount: 1 })
    expect((await unlike(other!, postId)).data).toEqual({ liked: false, likeCount: 1 })
    expect((await like(other!, postId)).data).toEqual({ liked: true, likeCount: 2 })
    expect((await read(one!, postId)).data).toMatchObject({ liked: true, likeCount: 2 })
    expect((await unlike(one!, postId)).data).toEqual({ liked: false, likeCount: 1 })
    expect((await likes(one!)).data).toMatchObject({ result: [], totalCount: 0 })
    expect((await likes(other!)).data!.result).toMatchObject([{ postId, liked: true }])
    expect((await hands.ask(undefined, 'PUT', `v1/posts/${postId}/like`, {})).code).toBe(REPLY_CODE.loginNeeded)
    const waits = await written(author!)
    expect((await like(one!, waits)).code).toBe(REPLY_CODE.notFound)
    await books()
  })

  it('sends a post back to staff after several reports, and their decision closes the reports', async () => {
    await setRules({ reportsToReview: 2 })
    const [author, one, two, three] = await buyers(4)
    const postId = await hands.published(author!)
    const before = (await read(author!, postId)).data!.pictures[0]!.url
    expect((await report(author!, postId)).code).toBe(REPLY_CODE.wrongState)
    await report(one!, postId, { note: '有联系方式' })
    expect((await report(one!, postId)).code).toBe(0)
    expect((await read(one!, postId)).data).toMatchObject({ status: published, reported: true })
    expect((await asStaff(postId)).openReports).toBe(1)
    expect((await hands.listed('?reported=true')).posts[0]).toMatchObject({ postId, openReports: 1 })
    await report(two!, postId)
    expect((await read(two!, postId)).code).toBe(REPLY_CODE.notFound)
    expect(await statusOf(author!, postId)).toBe(reviewing)
    // The old address of the picture no longer works. The author gets the new one.
    expect(await picture(before)).toBe(0)
    expect(await picture((await read(author!, postId)).data!.pictures[0]!.url)).toBe(1)
    await books()
    await decide(postId, 'publish')
    expect(await asStaff(postId)).toMatchObject({ openReports: 0, status: published })
    expect((await asStaff(postId)).reports.map(({ settled, note }) => [settled, note])).toContainEqual([
      true,
      '有联系方式',
    ])
    await report(three!, postId)
    expect(await statusOf(three!, postId)).toBe(published)
    await setRules({ reportsToReview: 3 })
    await books()
  })

  it('publishes at once where the owner lets pictures pass, except posts with words to be reviewed or refused', async () => {
    await setRules({ picturesWait: false, reviewedWords: ['二手'], refusedWords: ['违禁'] })
    const author = await buyer()
    expect((await write(author)).data!.status).toBe(published)
    expect((await write(author, { title: '二 手 转让' })).data!.status).toBe(reviewing)
    expect((await write(author, { text: '违\u200B禁' })).data!.status).toBe(refused)
    await setRules({ picturesWait: true })
    await books()
  })

  it('waits for staff when the judge of texts fails, or gives an unknown verdict', async () => {
    const ports = at.shop.ports
    const own = ports.postJudge
    await setRules({ picturesWait: false })
    const author = await buyer()
    ports.postJudge = { judge: () => Promise.reject(new Error('away')) }
    expect((await write(author)).data!.status).toBe(reviewing)
    ports.postJudge = { judge: () => Promise.resolve({ verdict: 'maybe' } as never) }
    expect((await write(author)).data!.status).toBe(reviewing)
    ports.postJudge = { judge: () => Promise.resolve({ verdict: 'refuse', reason: '含有广告' }) }
    expect((await write(author)).data).toMatchObject({ status: refused, reason: '含有广告' })
    ports.postJudge = own
    await setRules({ picturesWait: true })
  })

  it('deletes the author’s own post for good, and nobody else’s', async () => {
    const [author, other] = await buyers(2)
    const postId = await hands.published(author!)
    await like(other!, postId)
    await report(other!, postId)
    const { url } = (await read(author!, postId)).data!.cover
    expect((await remove(other!, postId)).code).toBe(REPLY_CODE.notFound)
    expect((await remove(author!, postId)).code).toBe(0)
    for (const reader of [author!, other!]) expect((await read(reader, postId)).code).toBe(REPLY_CODE.notFound)
    expect((await remove(author!, postId)).code).toBe(REPLY_CODE.notFound)
    expect((await likes(other!)).data!.totalCount).toBe(0)
    expect(await picture(url)).toBe(0)
    expect((await hands.ops(`GET /ops/posts/${postId}/v1`)).code).toBe(REPLY_CODE.notFound)
    await books()
  })

  it('tells the author what staff decided, with the reason, and keeps who decided', async () => {
    const author = await buyer()
    const postId = await written(author, { title: '回音壁' })
    expect((await decide(postId, 'take-down', '内容不实')).code).toBe(REPLY_CODE.wrongState)
    expect((await decide(postId, 'refuse', '图片不清楚')).code).toBe(0)
    expect((await own(author)).data!.result[0]).toMatchObject({ status: refused, reason: '图片不清楚' })
    expect((await decide(postId, 'publish')).code).toBe(0)
    expect((await read(author, postId)).data).not.toHaveProperty('reason')
    expect((await decide(postId, 'take-down', '内容不实')).code).toBe(0)
    expect((await read(author, postId)).data).toMatchObject({ status: takenDown, reason: '内容不实' })
    at.shop.messages.length = 0
    for (let times = 0; times < 4; times += 1) await at.shop.run('events')
    const told = at.shop.messages.flatMap((one) => (one.kind === 'postJudged' && one.postId === postId ? [one] : []))
    expect(told.map(({ title, outcome, reason }) => [title, outcome, reason])).toEqual([
      ['回音壁', 'refused', '图片不清楚'],
      ['回音壁', 'published', ''],
      ['回音壁', 'takenDown', '内容不实'],
    ])
    const lines = (await auditOf(at.shop)).filter(({ target_id: id }) => id === postId && id !== null)
    expect(lines.map(({ call, code }) => [call, code])).toEqual([
      ['posts.refuse', 0],
      ['posts.publish', 0],
      ['posts.takeDown', 0],
    ])
    expect(lines[0]).toMatchObject({ before: { status: reviewing }, after: { status: refused, reason: '图片不清楚' } })
    await books()
  })

  it('lets staff with the role decide on the version they read', async () => {
    const postId = await written(await buyer())
    const { version } = await asStaff(postId)
    const support = await newStaff(at.shop, 'support')
    const finance = await newStaff(at.shop, 'finance')
    const publish = (as: typeof support, read: number) =>
      askAs(at.shop, as, `POST /ops/posts/${postId}/publish/v1`, { version: read })
    expect((await publish(finance, version)).code).toBe(OPS_CODE.notAllowed)
    expect((await askAs(at.shop, support, 'PUT /ops/posts/rules/v1', {})).code).toBe(OPS_CODE.notAllowed)
    expect((await publish(support, version)).code).toBe(0)
    expect((await publish(support, version)).code).toBe(OPS_CODE.stale)
    expect((await publish(support, version + 1)).code).toBe(REPLY_CODE.wrongState)
  })

  it('lists posts for staff page by page, those with most reports first', async () => {
    const [author, one, two] = await buyers(3)
    const [quiet, reported, worse] = [
      await hands.published(author!),
      await hands.published(author!),
      await hands.published(author!),
    ]
    await report(one!, reported)
    await report(one!, worse)
    await report(two!, worse)
    const first = await hands.listed('?count=1')
    expect(first.posts[0]).toMatchObject({ postId: worse, openReports: 2, allowed: ['takeDown'] })
    expect((await hands.listed(`?count=1&after=${first.after}`)).posts[0]).toMatchObject({ postId: reported })
    const ofAuthor = `shopperId=${author!.id}`
    const ids = async (query: string) => (await hands.listed(query)).posts.map(({ postId }) => postId)
    expect(await ids(`?${ofAuthor}&sort=oldest`)).toEqual([quiet, reported, worse])
    expect(await ids(`?${ofAuthor}&sort=newest`)).toEqual([worse, reported, quiet])
    expect(await ids(`?${ofAuthor}&reported=false`)).toEqual([quiet])
    expect(await ids(`?${ofAuthor}&status=${refused}`)).toEqual([])
  })

  it('is run with commands over the same calls', async () => {
    const postId = await written(await buyer(), { title: '命令行' })
    expect((await hearth('post', 'list', '--of', 'waiting', '--count', '100')).output).toContain(postId)
    expect((await hearth('post', 'show', postId)).output).toContain('next: hearth post publish|refuse')
    expect((await hearth('post', 'refuse', postId)).code).toBe(2)
    expect((await hearth('post', 'refuse', postId, '--reason', '图片不清楚')).output).toContain('reason: 图片不清楚')
    expect((await hearth('post', 'publish', postId)).output).toContain('next: hearth post take-down')
    expect((await hearth('post', 'publish', postId)).output).toContain('That cannot be done as it stands')
    expect((await hearth('post', 'take-down', postId, '--reason', '内容不实')).output).toContain('已下架')
    expect((await hearth('post', 'show', 'nothing')).output).toContain('There is no such post')
    const rules = await hearth('post', 'rules', '--refused', '刷单，赌博', '--day', '5', '--pictures', 'wait')
    expect(rules.output).toContain('Refused for: 刷单, 赌博')
    expect((await hearth('post', 'rules')).output).toContain('A shopper may write 5 posts a day.')
  })

  it('keeps nothing of a shopper whose account is deleted, and lowers nobody else’s likes', async () => {
    const { db } = at.shop.connection
    const [leaving, author, fan] = await buyers(3)
    const [own1, of] = [await hands.published(leaving!), await hands.published(author!)]
    await like(fan!, own1)
    await like(fan!, of)
    await like(leaving!, of)
    await report(leaving!, of)
    await within(db, at.shop.ports.clock(), async (work) => {
      await communityAccountEnd.end!(work, leaving!.id)
      for (const table of ['post_like', 'post_report', 'post'])
        await sql`delete from ${sql.table(table)} where shopper_id = ${leaving!.id}`.execute(work.db)
    })
    expect((await read(fan!, own1)).code).toBe(REPLY_CODE.notFound)
    expect((await read(fan!, of)).data).toMatchObject({ likeCount: 1, liked: true })
    expect(await asStaff(of)).toMatchObject({ openReports: 0, reports: [] })
    await books()
  })

  it('is reported by the books when a count differs from its rows, or a decision is missing', async () => {
    const { db } = at.shop.connection
    const postId = await hands.published(await buyer())
    const broken = async (set: string, back: string, fault: string) => {
      await sql.raw(`update post set ${set} where id = '${postId}'`).execute(db)
      expect((await checkBooks(db, {})).join()).toContain(`${fault}: ${postId}`)
      await sql.raw(`update post set ${back} where id = '${postId}'`).execute(db)
    }
    await broken('like_count = 1', 'like_count = 0', 'a post with another number of likes than it has rows')
    await broken('open_reports = 1', 'open_reports = 0', 'a post with another number of open reports than it has rows')
    await broken(
      'decided_at = null',
      'decided_at = 1',
      'a post that others see or that was refused without a decision, or one that waits with one',
    )
    await books()
  })
})
