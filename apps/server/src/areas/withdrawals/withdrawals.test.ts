import {
  ACCOUNT_ENTRY_TYPE,
  DAY,
  PROMOTER_KIND,
  PAYOUT_ACCOUNT_TYPE,
  REPLY_CODE,
  WITHDRAWAL_STATUS,
} from '@hearth/domain'
import type { ListOpsWithdrawals, OpsWithdrawalPage, OpsWithdrawalRules } from '@hearth/ops'
import type { AccountBinding, AccountEntries, Withdrawals, WithdrawableCash, Withdrawn } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { commandLine } from '../../../test/command-line'
import type { Buyer } from '../../../test/ordering-shop'
import { letEarn, makePromoter } from '../../../test/promoters'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { askAsHouse } from '../../../test/staff'
import { house } from '#shop/actor'
import { workAt } from '#shop/unit-of-work'

const { reviewing, approved, confirming, paid, refused, failed, bounced, sending } = WITHDRAWAL_STATUS

const CARD = '62220202001122334'

shopOnAnEngine(
  'withdrawals',
  async () => {},
  (at) => {
    const work = () => workAt(at.shop.inside, at.shop.ports.clock(), house('test'))
    const get = async <Data>(url: string, { headers }: Buyer) => (await at.shop.ask<Data>({ url, headers })).data!
    const cash = (buyer: Buyer) => get<WithdrawableCash>('/api/platform/usercenter/v1/withdrawable/cash', buyer)
    const own = async (buyer: Buyer) => (await get<Withdrawals>('/api/platform/rebate/v1/withdrawals', buyer)).result
    const bind = async (buyer: Buyer, account: string, accountType = PAYOUT_ACCOUNT_TYPE.bankCard as number) => {
      const { headers } = buyer
      const sent = await at.shop.ask<{ ticket: string }>({
        method: 'POST',
        url: '/api/passport/v1/code/own',
        headers,
        payload: {},
      })
      const code = at.shop.codes.get(buyer.id.replace('shopper-', ''))
      return at.shop.ask<AccountBinding>({
        method: 'POST',
        url: '/api/platform/usercenter/v1/account/bind',
        headers,
        payload: { accountType, account, ticket: sent.data?.ticket, code },
      })
    }
    /** Tries to bind an account with a code that the shop never sent. */
    const bindWithout = (buyer: Buyer, account: string) =>
      at.shop.ask<AccountBinding>({
        method: 'POST',
        url: '/api/platform/usercenter/v1/account/bind',
        headers: buyer.headers,
        payload: { accountType: PAYOUT_ACCOUNT_TYPE.bankCard, account, ticket: 'used', code: '000000' },
      })
    const withdraw = (buyer: Buyer, withdrawAmount: number, key: string = at.shop.inside.random.uuid()) =>
      at.shop.ask<Withdrawn>({
        method: 'POST',
        url: '/api/platform/rebate/v1/withdraw',
        headers: { ...buyer.headers, 'idempotency-key': key },
        payload: { withdrawAmount },
      })
    /** A promoter with a balance, and an account whose last digits decide how the sandbox behaves. */
    async function promoter(amount: number, ending = '00'): Promise<Buyer> {
      const buyer = await at.shop.buyer()
      await makePromoter(work(), buyer.id)
      await letEarn(work(), buyer.id, amount)
      expect((await bind(buyer, CARD + ending)).code).toBe(0)
      return buyer
    }
    const staff = <Data = object>(name: string, payload: object) =>
      askAsHouse<Data>(at.shop, `withdrawals.${name}`, payload)
    const listed = async (payload: ListOpsWithdrawals) => (await staff<OpsWithdrawalPage>('list', payload)).withdrawals
    const approveAll = (...withdrawIds: string[]) => staff('approve', { withdrawIds })
    const payOut = () => at.shop.run('pay out').catch(() => undefined)
    const status = async (buyer: Buyer) => (await own(buyer)).map((one) => one.status)

    it('are paid from what was earned to the bound account, once staff approved them', async () => {
      const buyer = await promoter(500_000)
      const { code, data } = await withdraw(buyer, 300_000)
      expect([code, data]).toMatchObject([
        0,
        { withdrawAmount: 300_000, fee: 0, tax: 44_000, net: 256_000, status: reviewing, amount: 200_000 },
      ])
      expect(await cash(buyer)).toMatchObject({ amount: 200_000, withdrawingAmount: 300_000 })
      await payOut()
      expect(await status(buyer)).toEqual([reviewing])
      expect(await approveAll(data!.withdrawId)).toEqual({ decided: [data!.withdrawId], left: [] })
      expect(await status(buyer)).toEqual([approved])
      await payOut()
      expect(await own(buyer)).toMatchObject([{ status: paid, account: '**** 3400', net: 256_000 }])
      expect(await cash(buyer)).toMatchObject({
        amount: 200_000,
        withdrawingAmount: 0,
        paidThisMonth: { income: 300_000, tax: 44_000 },
      })
      expect(at.shop.messages.some(({ kind, telephone }) => kind === 'withdrawalEnded' && telephone)).toBe(false)
      await at.shop.run('events')
      expect(at.shop.messages.filter(({ kind }) => kind === 'withdrawalEnded')).toMatchObject([{ net: 256_000 }])
    })

    it('count all of a month as one income, so that splitting one saves no tax', async () => {
      const buyer = await promoter(500_000)
      const taxes = []
      for (const amount of [80_000, 100_000, 120_000]) taxes.push((await withdraw(buyer, amount)).data?.tax)
      expect(taxes).toEqual([0, 20_000, 24_000])
      expect(await withdraw(buyer, 1000)).toMatchObject({ code: REPLY_CODE.overLimit, field: 'withdrawAmount' })
      await sql`
        update withdrawal set asked_at = asked_at - ${32 * DAY} where shopper_id = ${buyer.id}`.execute(
        at.shop.connection.db,
      )
      expect((await withdraw(buyer, 80_000)).data).toMatchObject({ tax: 0 })
    })

    it('of a partner shop are taxed as business income, and do not raise the tax of the same promoter’s', async () => {
      const buyer = await promoter(100_000)
      await letEarn(work(), buyer.id, 500_000, PROMOTER_KIND.partner)
      const { db } = at.shop.connection
      await sql`
        insert into promoter_shop (id, shopper_id, kind, name, name_key, invite_code, status, authorized_at, opened_at,
          created_at)
        values ('taxed', ${buyer.id}, 'partner', '东门店', '东门店', 'TAXED1', 2, 1, 1, 1)`.execute(db)
      const business = await at.shop.ask<Withdrawn>({
        method: 'POST',
        url: '/api/platform/rebate/v1/partner/withdraw',
        headers: buyer.headers,
        payload: { withdrawAmount: 500_000 },
      })
      expect(business.data).toMatchObject({ tax: 0, net: 500_000 })
      expect((await withdraw(buyer, 80_000)).data).toMatchObject({ tax: 0, net: 80_000 })
    })

    it('are refused before an account is bound, to shoppers who are not promoters, and beyond the rules', async () => {
      const stranger = await at.shop.buyer()
      expect(await withdraw(stranger, 1000)).toMatchObject({ code: REPLY_CODE.wrongState })
      expect(await cash(stranger)).toMatchObject({ amount: 0, withdrawingAmount: 0 })
      expect(await bind(stranger, `${CARD}00`)).toMatchObject({ code: REPLY_CODE.wrongState })
      const buyer = await at.shop.buyer()
      await makePromoter(work(), buyer.id)
      await letEarn(work(), buyer.id, 10_000)
      expect(await withdraw(buyer, 1000)).toMatchObject({ code: REPLY_CODE.wrongState, message: '请先绑定收款账户' })
      await bind(buyer, `${CARD}00`)
      const codes = []
      for (const amount of [99, -5000, 10_001, 0]) codes.push((await withdraw(buyer, amount)).code)
      expect(codes).toEqual([REPLY_CODE.badInput, REPLY_CODE.badInput, REPLY_CODE.overLimit, REPLY_CODE.badInput])
      expect(await cash(buyer)).toMatchObject({ amount: 10_000 })
      expect((await withdraw(buyer, 10_000)).code).toBe(0)
      expect(await cash(buyer)).toMatchObject({ amount: 0 })
    })

    it('sent twice under one key are one withdrawal', async () => {
      const buyer = await promoter(10_000)
      const [one, other] = [await withdraw(buyer, 4000, 'same'), await withdraw(buyer, 4000, 'same')]
      expect(one.data?.withdrawId).toBe(other.data?.withdrawId)
      expect(await cash(buyer)).toMatchObject({ amount: 6000 })
    })

    it('are returned in full where staff refuse them, with the reason', async () => {
      const buyer = await promoter(10_000)
      const { data } = await withdraw(buyer, 4000)
      const wish = { withdrawIds: [data!.withdrawId], reason: '收款账户与实名信息不一致' }
      expect(await staff('refuse', wish)).toMatchObject({ decided: [data!.withdrawId] })
      expect(await staff('refuse', wish)).toMatchObject({ decided: [], left: [data!.withdrawId] })
      expect(await own(buyer)).toMatchObject([{ status: refused, reason: '收款账户与实名信息不一致' }])
      expect(await cash(buyer)).toMatchObject({ amount: 10_000, withdrawingAmount: 0, timesLeft: 3 })
    })

    it('are returned where the provider does not pay them out', async () => {
      const buyer = await promoter(10_000, '22')
      const { data } = await withdraw(buyer, 4000)
      await approveAll(data!.withdrawId)
      await payOut()
      expect(await own(buyer)).toMatchObject([{ status: failed, reason: '收款账户状态异常' }])
      expect(await cash(buyer)).toMatchObject({ amount: 10_000, withdrawingAmount: 0 })
    })

    it('are entries of the account with their status, and have another entry where the money is returned', async () => {
      const buyer = await promoter(10_000, '22')
      const entries = async (query = '') =>
        (await get<AccountEntries>(`/api/platform/usercenter/v1/details${query}`, buyer)).result
      const { data } = await withdraw(buyer, 4000)
      const { withdrawId } = data!
      const asked = { type: ACCOUNT_ENTRY_TYPE.withdrawn, title: '提现 · 银行卡 **** 3422', amount: -4000, withdrawId }
      expect(await entries()).toMatchObject([{ ...asked, status: reviewing }])
      await approveAll(withdrawId)
      at.shop.wait(1000)
      await payOut()
      const back = { type: ACCOUNT_ENTRY_TYPE.returned, title: '提现退回 · 银行卡 **** 3422', amount: 4000, withdrawId }
      expect(await entries()).toMatchObject([
        { ...back, status: failed },
        { ...asked, status: failed },
      ])
      expect(await entries('?count=1')).toMatchObject([back])
      expect(await entries(`?type=${ACCOUNT_ENTRY_TYPE.withdrawn}`)).toMatchObject([asked])
      expect(await entries('?channelCode=retail')).toEqual([])
      // The lists of what promoters' shops and partner shops earned do not contain withdrawals.
      for (const url of ['/api/platform/rebate/shop/v1/detail', '/api/platform/partner/v1/amount/details'])
        expect(await get<AccountEntries>(url, buyer)).toEqual({ result: [], totalCount: 0, startId: '' })
    })

    it('stay on their way while the provider’s answer is lost, and are paid once', async () => {
      const buyer = await promoter(10_000, '11')
      const { data } = await withdraw(buyer, 4000)
      await approveAll(data!.withdrawId)
      await payOut()
      expect(await status(buyer)).toEqual([sending])
      expect(await listed({ unclear: true })).toMatchObject([
        { withdrawId: data!.withdrawId, unclearSince: at.shop.ports.clock() },
      ])
      expect(await staff('refuse', { withdrawIds: [data!.withdrawId], reason: '不行' })).toMatchObject({
        left: [data!.withdrawId],
      })
      expect(await cash(buyer)).toMatchObject({ amount: 6000, withdrawingAmount: 4000 })
      at.shop.wait(60_000)
      await payOut()
      expect(await status(buyer)).toEqual([paid])
      expect(
        await at.shop.number(sql`select count(*)::integer as n from sandbox_payout
        where payout_id = ${data!.withdrawId}`),
      ).toBe(1)
    })

    it('that take long are queried at any moment, and stay clear', async () => {
      const buyer = await promoter(10_000, '44')
      const { data } = await withdraw(buyer, 4000)
      await approveAll(data!.withdrawId)
      await payOut()
      // The next query comes after a tenth of the withdrawal's age. This wait makes that time no whole number of ms.
      at.shop.wait(3_600_003)
      await at.shop.run('pay out')
      expect(await status(buyer)).toEqual([confirming])
      expect(await listed({ unclear: true })).toEqual([])
    })

    it('that were paid and bounced are credited again, once', async () => {
      const buyer = await promoter(10_000, '33')
      const { data } = await withdraw(buyer, 4000)
      await approveAll(data!.withdrawId)
      await payOut()
      expect(await status(buyer)).toEqual([paid])
      at.shop.wait(2 * 3_600_000)
      await payOut()
      await payOut()
      expect(await own(buyer)).toMatchObject([{ status: bounced, reason: '收款账户不存在，款项已退回' }])
      expect(await cash(buyer)).toMatchObject({ amount: 10_000, withdrawingAmount: 0 })
    })

    it('that were paid are queried once more, however long nobody could ask', async () => {
      const [back, stays] = [await promoter(10_000, '33'), await promoter(10_000, '66')]
      await approveAll(...[await withdraw(back, 4000), await withdraw(stays, 4000)].map(({ data }) => data!.withdrawId))
      await payOut()
      expect([await status(back), await status(stays)]).toEqual([[paid], [paid]])
      at.shop.wait(30 * DAY)
      await payOut()
      const { rows } = await sql<{ status: number; look: number | null }>`
        select status, look_at as look from withdrawal
        where shopper_id = any(${[back.id, stays.id]}::text[]) order by status`.execute(at.shop.connection.db)
      expect(rows).toEqual([
        { status: paid, look: null },
        { status: bounced, look: null },
      ])
    })

    it('wait for the promoter’s confirmation where the provider requires it, and are returned after a day', async () => {
      const [buyer, late] = [await promoter(10_000, '44'), await promoter(10_000, '44')]
      const ids = [(await withdraw(buyer, 4000)).data!.withdrawId, (await withdraw(late, 4000)).data!.withdrawId]
      await approveAll(...ids)
      await payOut()
      const [waits] = await own(buyer)
      expect(waits).toMatchObject({ status: confirming, confirmUrl: expect.stringContaining('/sandbox-payout/') })
      await sql`update sandbox_payout set confirmed_at = sent_at where payout_id = ${ids[0]}`.execute(
        at.shop.connection.db,
      )
      at.shop.wait(60_000)
      await payOut()
      expect(await status(buyer)).toEqual([paid])
      at.shop.wait(DAY)
      await payOut()
      expect(await own(late)).toMatchObject([{ status: failed, reason: '超过 24 小时未确认收款' }])
      expect((await own(late))[0]).not.toHaveProperty('confirmUrl')
      expect(await cash(late)).toMatchObject({ amount: 10_000 })
    })

    it('wait a day after the account was changed, and for staff where the account also pays others', async () => {
      const buyer = await promoter(10_000, '77')
      expect((await bind(buyer, `${CARD}88`)).data).toMatchObject({ bound: true, account: '**** 3488' })
      expect(await withdraw(buyer, 4000)).toMatchObject({ code: REPLY_CODE.wrongState })
      at.shop.wait(DAY)
      expect((await withdraw(buyer, 4000)).code).toBe(0)
      const other = await promoter(10_000, '88')
      const rules = await staff<OpsWithdrawalRules>('rules', {})
      await staff('setRules', { ...rules, unreviewed: 5000 })
      expect((await withdraw(other, 4000)).data).toMatchObject({ status: reviewing })
      const alone = await promoter(10_000, '99')
      expect((await withdraw(alone, 5000)).data).toMatchObject({ status: approved })
      expect((await withdraw(alone, 5000)).data).toMatchObject({ status: approved })
      expect(await listed({ shopperId: other.id })).toMatchObject([
        { held: 'sharedAccount', kind: PROMOTER_KIND.promoter },
      ])
      await staff('setRules', { ...rules, version: rules.version + 1 })
    })

    it('are limited by the owner’s command', async () => {
      const hearth = commandLine(() => at.shop)
      const set = ['--least', '5.00', '--times', '2', '--fee', '0.6', '--unreviewed', '100.00', '--tax', 'none']
      const { output } = await hearth('withdrawal', 'rules', ...set)
      expect(output).toContain('A withdrawal is from 5.00 to 20000.00 yuan.')
      expect(output).toContain('A promoter withdraws 2 times and 20000.00 yuan on a day at most.')
      expect(output).toContain('The shop keeps 0.6 % as a fee.')
      expect(output).toContain('Staff look at each above 100.00 yuan')
      expect((await staff<OpsWithdrawalRules>('rules', {})).tax).toBe('none')
      for (const wrong of [
        ['--fee', '100'],
        ['--times', '0'],
        ['--tax', 'all'],
        ['--least', '5'],
      ] as const)
        expect((await hearth('withdrawal', 'rules', ...wrong)).code).toBe(2)
      const before = ['--least', '1.00', '--times', '3', '--fee', '0', '--unreviewed', '0.00', '--tax', 'month']
      expect((await hearth('withdrawal', 'rules', ...before)).code).toBe(0)
    })

    it('have their account bound once when the request is sent again, and never without a code', async () => {
      const buyer = await promoter(10_000, '77')
      const bound = await get<AccountBinding>('/api/platform/usercenter/v1/account/bind', buyer)
      expect(await bindWithout(buyer, `${CARD}77`)).toMatchObject({ code: 0, data: bound })
      expect((await bindWithout(buyer, `${CARD}78`)).code).toBe(REPLY_CODE.wrongCode)
      expect(await get('/api/platform/usercenter/v1/account/bind', buyer)).toEqual(bound)
    })

    it('can be decided by a bank’s answer', async () => {
      const buyer = await promoter(10_000, '55')
      const { data } = await withdraw(buyer, 4000)
      await approveAll(data!.withdrawId)
      await payOut()
      const read = async () => (await listed({ shopperId: buyer.id }))[0]!
      const { version, allowed } = await read()
      expect(allowed).toEqual(['settle', 'fail'])
      await staff('mark', { withdrawId: data!.withdrawId, version, deed: 'settle', note: 'B-77' })
      expect(await read()).toMatchObject({ status: paid, providerNo: 'B-77', allowed: ['bounce'] })
      await staff('mark', {
        withdrawId: data!.withdrawId,
        version: (await read()).version,
        deed: 'bounce',
        note: '银行退票',
      })
      expect(await cash(buyer)).toMatchObject({ amount: 10_000, withdrawingAmount: 0 })
    })

    it('show staff the account only where the audit log says who looked', async () => {
      const buyer = await promoter(10_000, '66')
      const { data } = await withdraw(buyer, 4000)
      const shown = await listed({ shopperId: buyer.id })
      expect(JSON.stringify(shown)).not.toContain(CARD)
      expect(await staff('reveal', { withdrawId: data!.withdrawId })).toMatchObject({
        accountNumber: `${CARD}66`,
        holder: '王小暖',
      })
      const rows = await sql<{ text: string }>`
        select withdrawal::text as text from withdrawal union all select payout_account::text from payout_account
      `.execute(at.shop.connection.db)
      for (const { text } of rows.rows) expect(text).not.toContain(CARD)
    })
  },
)
