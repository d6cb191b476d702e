import { inLanguage } from '#kernel/commands/told'
import { CERTIFICATION_STATUS, DELETION_BLOCKER, PROMOTER_REFUSAL, REPLY_CODE } from '@hearth/domain'
import type { DeletionTerms } from '@hearth/sdk/core'
import { OPS_CODE, type OpsPromoterPage } from '@hearth/ops'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkBooks } from '../../../test/check-books'
import { commandLine, importFile } from '../../../test/command-line'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { promoterHands } from '../../../test/promoter-hands'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { askAs, auditOf, newStaff } from '../../../test/staff'
import { idNumberOf } from '../../../test/trial-hands'
import { within } from '../../../test/work'
import { postJournal } from '#areas/ledger/post-journal'
import { mayEarn } from '#areas/promoter-terms/may-earn'

const { none, reviewing, passed, refused } = CERTIFICATION_STATUS

const stock = ({ connection: { db } }: OrderingShop) => stockShelf(db, [{ skuNo: 'lamp' }])

shopOnAnEngine('becoming a promoter', stock, (at) => {
  const hands = promoterHands(() => at.shop)
  const command = commandLine(() => at.shop)
  const hearth = async (words: string) => (await command(...words.split(' '))).output
  const { apply, send, wish, certification, decide, promoter } = hands
  const buyer = () => at.shop.buyer()
  const db = () => at.shop.connection.db
  const books = async () => expect(await checkBooks(db(), {})).toEqual([])
  const told = (shopperId: string) =>
    at.shop.messages.flatMap((one) =>
      one.kind === 'promoterJudged' && one.telephone === shopperId.slice('shopper-'.length) ? [one] : [],
    )
  const earns = async ({ id }: Buyer, kind: 'promoter' | 'partner' = 'promoter') =>
    (await sql<{ may: boolean }>`select ${mayEarn(id, kind)} as may`.execute(db())).rows[0]!.may

  it('takes an application with name, id, telephone and agreement, and makes a promoter once staff approve it', async () => {
    const one = await buyer()
    expect(await certification(one)).toEqual({
      certified: false,
      status: none,
      suspended: false,
      agreementVersion: 1,
      agreementUrl: '/agreement/promoter',
    })
    expect((await apply(one)).data).toEqual({ status: reviewing })
    expect(await certification(one)).toMatchObject({ certified: false, status: reviewing, realName: '王*明' })
    expect(await earns(one)).toBe(false)
    expect((await decide(one.id, 'approve')).code).toBe(0)
    expect(await certification(one)).toMatchObject({ certified: true, status: passed, suspended: false })
    expect(await earns(one)).toBe(true)
    expect(await earns(one, 'partner')).toBe(false)
    await at.shop.run('events')
    expect(told(one.id)).toMatchObject([{ outcome: 'passed' }])
    await books()
  })

  it('approves an application at once where the owner’s rules say so', async () => {
    expect((await hands.setRules({ judge: 'atOnce' })).code).toBe(0)
    const one = await buyer()
    expect((await apply(one)).data).toEqual({ status: passed })
    expect(await earns(one)).toBe(true)
    await hands.setRules({ judge: 'staff' })
    await books()
  })

  it('refuses what is wrong about an application, and names the field', async () => {
    const one = await buyer()
    const right = await wish(one)
    const faults: [object, string, number][] = [
      [{ realName: 'Ming' }, 'realName', REPLY_CODE.badInput],
      [{ realName: '\u200B ' }, 'realName', REPLY_CODE.badInput],
      [{ idNumber: '11010519900101001Z' }, 'idNumber', REPLY_CODE.badInput],
      [{ telephone: '12345' }, 'telephone', REPLY_CODE.badInput],
      [{ agreementVersion: 2 }, 'agreementVersion', REPLY_CODE.notFound],
      [{ inviteCode: 'NOBODY' }, 'inviteCode', REPLY_CODE.notFound],
      [{ code: '000000' === right.code ? '111111' : '000000' }, 'code', REPLY_CODE.wrongCode],
      [{ telephone: '13700000000' }, 'code', REPLY_CODE.wrongCode],
    ]
    for (const [part, field, code] of faults) {
      const reply = await send(one, { ...right, ...part })
      expect([part, reply.code, reply.field]).toEqual([part, code, field])
    }
    expect(await certification(one)).toMatchObject({ status: none })
    expect((await send(undefined, right)).code).toBe(REPLY_CODE.loginNeeded)
    expect((await send(one, right)).data).toEqual({ status: reviewing })
  })

  it('takes an id for one account only, and a code once', async () => {
    const [one, other] = [await buyer(), await buyer()]
    const first = await wish(one)
    expect((await send(one, first)).code).toBe(0)
    const reply = await apply(other, { idNumber: first.idNumber })
    expect(reply).toMatchObject({ code: REPLY_CODE.conflict, field: 'idNumber' })
    expect(await send(other, { ...first, idNumber: idNumberOf(499) })).toMatchObject({ code: REPLY_CODE.wrongCode })
    expect(await certification(other)).toMatchObject({ status: none })
    await books()
  })

  it('tells refused applicants the reason, and lets them apply again only as the same person', async () => {
    const one = await buyer()
    const first = await wish(one)
    await send(one, first)
    expect((await decide(one.id, 'refuse', '照片不清楚')).code).toBe(0)
    expect(await certification(one)).toMatchObject({ status: refused, reason: '照片不清楚' })
    await at.shop.run('events')
    expect(told(one.id)).toMatchObject([{ outcome: 'refused', reason: '照片不清楚' }])
    expect(await apply(one)).toMatchObject({ code: REPLY_CODE.conflict, field: 'idNumber' })
    expect((await apply(one, { idNumber: first.idNumber })).data).toEqual({ status: reviewing })
    expect(await certification(one)).not.toHaveProperty('reason')
    await decide(one.id, 'approve')
    expect(await earns(one)).toBe(true)
    await books()
  })

  it('suspends a promoter, who earns nothing meanwhile and reads why', async () => {
    const one = await promoter()
    expect((await decide(one.id, 'suspend', '宣传内容不实')).code).toBe(0)
    expect(await certification(one)).toMatchObject({
      certified: true,
      suspended: true,
      suspendedReason: '宣传内容不实',
    })
    expect(await earns(one)).toBe(false)
    expect(await apply(one)).toMatchObject({ code: REPLY_CODE.wrongState, message: PROMOTER_REFUSAL.suspended })
    expect((await decide(one.id, 'suspend', '再一次')).code).toBe(REPLY_CODE.wrongState)
    expect((await decide(one.id, 'restore')).code).toBe(0)
    expect(await earns(one)).toBe(true)
    await at.shop.run('events')
    expect(told(one.id).map(({ outcome }) => outcome)).toEqual(['passed', 'suspended', 'restored'])
    await books()
  })

  it('stores name and id where only trusted staff read them, with a line in the log', async () => {
    const one = await buyer()
    const said = await wish(one, { realName: '欧阳小明' })
    await send(one, said)
    const { rows } = await sql<Record<string, unknown>>`select * from promoter where shopper_id = ${one.id}`.execute(
      db(),
    )
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`欧阳小明|${said.idNumber}`))
    const seen = await hands.asStaff(one.id)
    expect(seen).toMatchObject({
      realName: '欧**明',
      telephone: said.telephone.replace(/^(...)....(....)$/, '$1****$2'),
    })
    const before = (await auditOf(at.shop)).length
    expect((await hands.ops(`POST /ops/promoters/${one.id}/reveal/v1`)).data).toEqual({
      shopperId: one.id,
      realName: '欧阳小明',
      idNumber: said.idNumber,
      telephone: said.telephone,
    })
    const log = await auditOf(at.shop)
    expect(log).toHaveLength(before + 1)
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`欧阳小明|${said.idNumber}`))
    const support = await newStaff(at.shop, 'support')
    expect((await askAs(at.shop, support, `POST /ops/promoters/${one.id}/reveal/v1`)).code).toBe(OPS_CODE.notAllowed)
  })

  it('lists promoters by status, page by page, without an offset', async () => {
    const waiting: string[] = []
    for (let n = 0; n < 3; n += 1) {
      const one = await buyer()
      await apply(one)
      waiting.push(one.id)
      at.shop.wait(1)
    }
    const page = async (query: string) => (await hands.ops<OpsPromoterPage>(`GET /ops/promoters/v1${query}`)).data!
    const first = await page(`?status=${reviewing}&count=2`)
    expect(first.promoters.map(({ shopperId }) => shopperId)).toEqual([waiting[2], waiting[1]])
    const second = await page(`?status=${reviewing}&count=1&after=${first.after}`)
    expect(second.promoters.map(({ shopperId }) => shopperId)).toEqual([waiting[0]])
    expect(first.promoters[0]).toMatchObject({ state: 'reviewing', allowed: ['approve', 'refuse'] })
    expect((await page('?suspended=true')).promoters).toEqual([])
  })

  it('is decided by the commands of hearth too', async () => {
    const one = await buyer()
    await apply(one)
    expect(await hearth('promoter list --of waiting')).toContain(one.id)
    expect(await hearth(`promoter refuse ${one.id} --reason 资料不全`)).toContain('refused: 资料不全')
    expect(await hearth(`promoter approve ${one.id}`)).toContain('passed')
    expect(await hearth(`promoter suspend ${one.id} --reason 刷单`)).toContain('next: hearth promoter restore')
    expect(await inLanguage('zh', () => hearth('promoter list --of 已暂停'))).toMatch(
      new RegExp(`^${one.id} .*  已暂停  `),
    )
    expect(await hearth(`promoter restore ${one.id}`)).toContain('next: hearth promoter suspend')
    expect(await hearth(`promoter level ${one.id} gold`)).toContain('gold')
    expect(await hearth('promoter rules --trials 3 --pay /agreement/service')).toContain('3 free trials')
    await hearth('promoter rules --trials 10 --pay none')
  })

  it('has a nickname without words that the shop refuses, however they are spelled (case 32)', async () => {
    const [one, other] = [await promoter(), await buyer()]
    const nick = (as: Buyer, usernick: string) =>
      hands.ask<{ usernick: string }>(as, 'POST', 'rebate/usernick/v1', { usernick })
    const read = async (as: Buyer) => (await hands.ask<{ usernick: string }>(as, 'GET', 'rebate/usernick/v1')).data
    expect(await read(one)).toEqual({ usernick: '测试' })
    for (const bad of ['加V\u200BX', '加ＶＸ', '刷\u2060 单', ' \u200B', '长'.repeat(21)])
      expect([bad, (await nick(one, bad)).code]).toEqual([bad, REPLY_CODE.badInput])
    expect((await nick(one, ' 暖居小能手 ')).data).toEqual({ usernick: '暖居小能手' })
    expect(await read(one)).toEqual({ usernick: '暖居小能手' })
    expect(await nick(other, '别人')).toMatchObject({ code: REPLY_CODE.wrongState, message: PROMOTER_REFUSAL.none })
    const { data } = await at.shop.ask<{ result: string[] }>('/api/sensitivewords/v1')
    expect(data!.result).toContain('刷单')
  })

  it('keeps the account while there is money, and deletes the promoter with it (case 27)', async () => {
    const one = await promoter()
    const terms = async () =>
      (await at.shop.ask<DeletionTerms>({ url: '/api/passport/v1/deletion', headers: one.headers })).data!
    expect((await terms()).blockers).toEqual([])
    const move = (amount: number, id: string) =>
      within(db(), at.shop.ports.clock(), (work) =>
        postJournal(work, {
          source: { kind: 'test', id },
          entries: [
            { account: 'rebatePending', owner: one.id, unit: 'CNY', amount },
            { account: 'rebateCost', owner: '', unit: 'CNY', amount: -amount },
          ],
          eventAt: work.now,
        }),
      )
    await move(500, 'in')
    expect((await terms()).blockers).toEqual([DELETION_BLOCKER.promoterMoney])
    await move(-500, 'out')
    expect((await terms()).blockers).toEqual([])
    const { shopId } = (await hands.open(one, '要注销的店')).data!
    await hands.ask(await buyer(), 'POST', 'rebate/shop/v1/view', { shopId })
    const post = (path: string, payload: object) =>
      at.shop.ask<{ ticket: string }>({
        method: 'POST',
        url: `/api/passport/v1/${path}`,
        headers: one.headers,
        payload,
      })
    const { ticket } = (await post('code/own', {})).data!
    const code = at.shop.codes.get(one.id.slice('shopper-'.length))!
    expect((await post('deletion', { ticket, code })).code).toBe(0)
    for (const table of ['promoter', 'promoter_shop', 'identity'])
      expect([table, await at.shop.number(count(table, 'shopper_id', one.id))]).toEqual([table, 0])
    for (const table of ['promoter_shop_day', 'promoter_shop_visitor'])
      expect([table, await at.shop.number(count(table, 'shop_id', shopId))]).toEqual([table, 0])
    await books()
  })

  it('requires promoters to agree to a later version before they go on promoting, and never withholds what was earned', async () => {
    const [one, other] = [await promoter(), await buyer()]
    const post = (path: string, payload: object, as = one) => hands.ask(as, 'POST', path, payload)
    const waits = await hands.wish(other)
    expect((await post('rebate/v1/shareCode', {})).code).toBe(0)
    expect((await hands.setRules({ agreementVersion: 2 })).data).toMatchObject({ agreementVersion: 2 })
    const lower = await hands.setRules({ agreementVersion: 1 })
    expect(lower).toMatchObject({ code: REPLY_CODE.badInput, field: 'agreementVersion' })
    expect(await certification(one)).toMatchObject({ certified: true, agreementVersion: 2, agreedVersion: 1 })

    const refused = { code: REPLY_CODE.wrongState, message: PROMOTER_REFUSAL.agreement }
    expect(await post('rebate/v1/shareCode', {})).toMatchObject(refused)
    expect(await hands.open(one, '协议小店')).toMatchObject(refused)
    expect(await hands.authorize(one)).toMatchObject(refused)
    const friend = { telephone: '13712340000', agreed: true }
    expect(await post('invite/v1/sms/record', friend)).toMatchObject(refused)
    expect(await post('rebate/v1/withdraw', { withdrawAmount: 100 })).not.toMatchObject(refused)
    expect(await earns(one)).toBe(true)

    const agree = (agreementVersion: number, as = one) => post('usercenter/v1/agreement', { agreementVersion }, as)
    expect(await agree(1)).toMatchObject({ code: REPLY_CODE.notFound, field: 'agreementVersion' })
    expect(await agree(2, other)).toMatchObject({ code: REPLY_CODE.wrongState, message: PROMOTER_REFUSAL.none })
    at.shop.wait(1000)
    const agreedAt = at.shop.ports.clock()
    expect((await agree(2)).data).toMatchObject({ certified: true, agreementVersion: 2, agreedVersion: 2 })
    at.shop.wait(1000)
    expect((await agree(2)).code).toBe(0)
    expect(await hands.asStaff(one.id)).toMatchObject({ agreementVersion: 2, agreedAt })
    const { rows: signed } = await sql<{ id: string; version: number; last: boolean }>`
      select agreement_id as id, version, signed_at = ${agreedAt} as last
      from agreement_signature where shopper_id = ${one.id} order by version`.execute(at.shop.connection.db)
    expect(signed).toEqual([
      { id: 'PROMOTER', version: 1, last: false },
      { id: 'PROMOTER', version: 2, last: true },
    ])
    expect((await post('rebate/v1/shareCode', {})).code).toBe(0)
    expect((await hands.open(one, '协议小店')).code).toBe(0)

    expect(await send(other, waits)).toMatchObject({ code: REPLY_CODE.notFound, field: 'agreementVersion' })
    expect((await send(other, { ...waits, agreementVersion: 2 })).data).toEqual({ status: reviewing })
    expect(await hearth('promoter rules --agreement 3')).toContain('agreement of promoters is version 3')
    await sql`update setting set value = value - 'agreementVersion' where name = 'promoterRules'`.execute(db())
    await books()
  })

  it('takes the owner’s rules from a shop file', async () => {
    const rules = { judge: 'atOnce', partnerJudge: 'atOnce', trialsPerShop: 4, publicPayUrl: '/agreement/service' }
    expect((await importFile(at.shop, { promoters: rules })).output).not.toContain('refused')
    expect((await hands.ops<object>('GET /ops/promoters/rules/v1')).data).toMatchObject(rules)
    await hands.setRules({ judge: 'staff', partnerJudge: 'staff', trialsPerShop: 10, publicPayUrl: '' })
  })

  it('has books that report what is wrong with promoters and their shops', async () => {
    const [one, other] = [await promoter(), await promoter()]
    await hands.open(one, '账目一店')
    await hands.open(other, '账目二店')
    await books()
    const broken = async (change: ReturnType<typeof sql>, back: ReturnType<typeof sql>) => {
      await change.execute(db())
      const found = (await checkBooks(db(), {})).map((one) => one.split(': ')[0])
      await back.execute(db())
      return found
    }
    const on = (id: string) => sql`where shopper_id = ${id}`
    expect(
      await broken(
        sql`update promoter set agreed_at = decided_at + 1 ${on(one.id)}`,
        sql`update promoter set agreed_at = applied_at ${on(one.id)}`,
      ),
    ).toEqual(['a promoter who agreed to no version of the agreement, or to the first one after passing'])
    expect(
      await broken(
        sql`update promoter set suspended_at = 1 ${on(one.id)}`,
        sql`update promoter set suspended_at = null ${on(one.id)}`,
      ),
    ).toEqual(['somebody suspended who is no promoter, or without a reason'])
    expect(
      await broken(
        sql`update promoter_shop set status = 3 ${on(other.id)}`,
        sql`update promoter_shop set status = 2 ${on(other.id)}`,
      ),
    ).toEqual(['a closed shop without a reason, or another with one'])
    expect(
      await broken(
        sql`update promoter_shop set opened_at = null ${on(other.id)}`,
        sql`update promoter_shop set opened_at = created_at ${on(other.id)}`,
      ),
    ).toEqual(['a partner shop that is open without a code, or a shop that is open and never opened'])
    await books()
  })
})

const count = (table: string, column: string, id: string) =>
  sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`
