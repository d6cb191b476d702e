import { DAY, PROMOTER_KIND, WITHDRAWAL_STATUS, type PromoterKind } from '@hearth/domain'
import type { OpsPromoterPage, OpsPromoterShopPage, OpsWithdrawalPage, OpsWithdrawalRules } from '@hearth/ops'
import type { SentLoginCode, ShareCode, StartedPayment, WithdrawableCash } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { SANDBOX_ACCOUNTS } from '#areas/sandbox/sandbox-payouts'
import type { Database } from '#database/connect'
import { NOON } from '../noon'
import { idNumberOf } from '../trial-hands'
import { always, doing, type Doing } from './doing'
import { deliverPost, presses, takePost } from './post'
import type { Person, World } from './world'

/**
 * Number of identities for applications. There are more identities than shoppers, so that most applications are
 * approved, but so few that two shoppers sometimes use the same identity.
 */
const IDENTITIES = 6

const people = ({ people }: World) => people
const kindOf = (world: World): PromoterKind => (world.chance(3) ? PROMOTER_KIND.partner : PROMOTER_KIND.promoter)

/** Makes rebate offers for the whole shelf, with a high rate so that balances become large. */
export async function stockRebates(db: Database): Promise<void> {
  await sql`
    insert into rebate_offer (id, name, channel_code, rate, first_rate, begin_time, end_time, published)
    values ('all', '全场返利', 'retail', 3000, 3333, ${NOON - DAY}, ${NOON + 300 * DAY}, true)`.execute(db)
  await sql`
    insert into rebate_target (offer_id, kind, code, rate)
    select distinct 'all', 'product', spu_no, case when sku_no = 'mug' then 777 end from sku`.execute(db)
}

/** Sends a code to a telephone, by the call for promoters. */
async function proof(world: World, who: Person) {
  const path = `GET /api/platform/rebate/shop/v1/verifyCode?phone=${who.telephone}`
  const { data } = await world.ask<SentLoginCode>(who, path)
  return data && { ticket: data.ticket, code: world.codes.get(who.telephone)! }
}

async function apply(world: World, who: Person): Promise<void> {
  const proven = await proof(world, who)
  if (!proven) return
  await world.ask(who, 'POST /api/platform/usercenter/v1/apply', {
    ...proven,
    realName: '王小明',
    idNumber: idNumberOf(1 + world.random.int(IDENTITIES)),
    telephone: who.telephone,
    agreementVersion: 1,
  })
}

/** Lets staff decide on a promoter, sometimes with an outdated version. */
async function judge(world: World): Promise<void> {
  const { data } = await world.ops<OpsPromoterPage>('GET /ops/promoters/v1')
  const open = (data?.promoters ?? []).filter(({ allowed }) => allowed.length > 0)
  if (open.length === 0) return
  const { shopperId, version, allowed } = world.pick(open)
  // Approved promoters are suspended only rarely.
  const deed = allowed.includes('suspend') && !world.chance(4) ? undefined : world.pick(allowed)
  if (deed === undefined) return
  await world.ops(`POST /ops/promoters/${shopperId}/${deed}/v1`, {
    version: world.chance(10) ? version - 1 : version,
    ...(deed === 'refuse' || deed === 'suspend' ? { reason: '资料不清楚' } : {}),
  })
}

async function authorize(world: World, who: Person): Promise<void> {
  const proven = await proof(world, who)
  if (!proven) return
  await world.ask(who, 'POST /api/platform/rebate/shop/v1/auth', {
    name: `门店${who.telephone.slice(-1)}`,
    mobile: who.telephone,
    ticket: proven.ticket,
    verifyCode: proven.code,
    channel: 'store',
    address: '东门 1 号',
    magnitude: 'small',
  })
  const { data } = await world.ops<OpsPromoterShopPage>('GET /ops/promoter-shops/v1')
  for (const { shopId, version, allowed } of data?.shops ?? [])
    if (allowed.includes('open')) await world.ops(`POST /ops/promoter-shops/${shopId}/open/v1`, { version })
}

async function share(world: World, who: Person): Promise<void> {
  const { data } = await world.ask<ShareCode>(who, 'POST /api/platform/rebate/v1/shareCode', { kind: kindOf(world) })
  if (data && !world.shares.includes(data.shareId)) world.shares.push(data.shareId)
}

/** Last digits of accounts: one for each behaviour of the sandbox, and one that is paid normally. */
const ENDINGS = ['00', ...Object.values(SANDBOX_ACCOUNTS)]

async function bind(world: World, who: Person, ending: string = world.pick(ENDINGS)): Promise<void> {
  const { data } = await world.ask<SentLoginCode>(who, 'POST /api/passport/v1/code/own', {})
  if (!data) return
  await world.ask(who, 'POST /api/platform/usercenter/v1/account/bind', {
    accountType: 1,
    account: `62220202001122334${ending}`,
    ticket: data.ticket,
    code: world.codes.get(who.telephone),
  })
}

/** Makes a shopper a promoter: the shopper applies, is approved, shares the shop and binds an account. */
async function become(world: World, who: Person): Promise<void> {
  await apply(world, who)
  const { data } = await world.ops<OpsPromoterPage>('GET /ops/promoters/v1?status=1')
  for (const { shopperId, version } of data?.promoters ?? [])
    await world.ops(`POST /ops/promoters/${shopperId}/approve/v1`, { version })
  await share(world, who)
  await bind(world, who)
}

interface Shared {
  orderId: string
  who: string
}
/** Unfinished orders that were placed through a share. */
const shared = ({ rows, people }: World) =>
  rows(sql<Shared>`
    select orders.id as "orderId", orders.shopper_id as who from orders
    join order_share on order_share.order_id = orders.id
    where status in (10, 20, 30) and orders.shopper_id = any(${people.map(({ id }) => id)}::text[])
    order by orders.id desc limit 8`)

/**
 * Completes an order placed through a share: it is paid, shipped and received. Half of them are kept until the earnings
 * are settled.
 */
async function complete(world: World, { orderId, who }: Shared): Promise<void> {
  const buyer = world.person(who)
  const { data } = await world.ask<StartedPayment>(buyer, 'POST /api/payment/v2', { orderId })
  if (data) await presses(world, data.cashierUrl)
  await takePost(world)
  for (const body of [...world.post]) await deliverPost(world, body)
  await world.run('events')
  const { data: order } = await world.ops<{ version: number }>(`GET /ops/orders/${orderId}/v1`)
  await world.ops(`POST /ops/orders/${orderId}/ship/v1`, {
    version: order?.version ?? 0,
    companyName: '中通快递',
    trackingNumber: 'ZT2',
  })
  await world.ask(buyer, `PUT /api/orders/${orderId}/confirm/v1`, {})
  await world.run('events')
  if (!world.chance(2)) return
  world.shop.wait(8 * DAY)
  await world.run('settle earnings')
}

/** Returns promoters with a withdrawable balance. */
async function earners({ rows, people }: World): Promise<Person[]> {
  const found = await rows(sql<{ owner: string }>`
    select distinct owner from ledger_account where kind in ('rebateAvailable', 'partnerAvailable') and balance > 100`)
  return people.filter(({ id }) => found.some(({ owner }) => owner === id))
}

/** Withdraws a part of the balance, all of it, or a fen more than all. */
async function withdraw(world: World, who: Person): Promise<void> {
  const kind = kindOf(world)
  const { data } = await world.ask<WithdrawableCash>(
    who,
    `GET /api/platform/usercenter/v1/withdrawable/cash?kind=${kind}`,
  )
  if (!data) return
  const withdrawAmount = world.pick([data.amount, data.amount + 1, 100 + world.random.int(Math.max(1, data.amount))])
  const path = kind === PROMOTER_KIND.partner ? 'rebate/v1/partner/withdraw' : 'rebate/v1/withdraw'
  await world.ask(who, `POST /api/platform/${path}`, { withdrawAmount })
}

/** Lets staff decide on all pending withdrawals, and query one that the provider did not answer. */
async function review(world: World): Promise<void> {
  const { data } = await world.ops<OpsWithdrawalPage>('GET /ops/withdrawals/v1')
  const all = data?.withdrawals ?? []
  const waiting = all.filter(({ status }) => status === WITHDRAWAL_STATUS.reviewing)
  const withdrawIds = waiting.map(({ withdrawId }) => withdrawId)
  if (withdrawIds.length > 0)
    await (world.chance(5)
      ? world.ops('POST /ops/withdrawals/refuse/v1', { withdrawIds, reason: '账户与实名不一致' })
      : world.ops('POST /ops/withdrawals/approve/v1', { withdrawIds }))
  const unclear = all.find(({ unclearSince }) => unclearSince !== undefined)
  if (unclear)
    await world.ops(`POST /ops/withdrawals/${unclear.withdrawId}/retry/v1`, {
      withdrawId: unclear.withdrawId,
      version: unclear.version,
    })
}

/** Changes the owner's rules of withdrawals. */
async function changeRules(world: World): Promise<void> {
  const { data } = await world.ops<OpsWithdrawalRules>('GET /ops/withdrawals/rules/v1')
  if (!data) return
  await world.ops('PUT /ops/withdrawals/rules/v1', {
    ...data,
    feeRate: world.random.int(300),
    unreviewed: world.pick([0, 5000]),
    tax: world.pick(['none', 'month', 'year']),
    dayCount: 3 + world.random.int(5),
  })
}

const { confirming } = WITHDRAWAL_STATUS

/** Withdraws to an account for which each payout must be confirmed, and confirms it on the provider's page. */
async function confirm(world: World, who: Person): Promise<void> {
  await bind(world, who, SANDBOX_ACCOUNTS.confirms)
  world.shop.wait(DAY + 60_000)
  await withdraw(world, who)
  await review(world)
  await world.run('pay out')
  const waiting = await world.rows(sql<{ url: string }>`
    select confirm_url as url from withdrawal where status = ${confirming} and confirm_url is not null order by id`)
  for (const { url } of waiting) {
    const reply = await world.shop.app.inject({ method: 'POST', url })
    world.said.push(`confirm ${reply.statusCode} 0`)
  }
}

/** Actions of promoters, decisions of staff, and payouts. */
export const PROMOTER_DOINGS: readonly Doing[] = [
  doing('become a promoter', 9, people, become),
  doing('apply as a promoter', 2, people, apply),
  doing('bring a shared order to its end', 18, shared, complete),
  always('staff judge a promoter', 8, judge),
  doing('have a partner shop authorised', 2, people, authorize),
  doing('share the shop', 3, people, share),
  doing('bind an account', 2, people, bind),
  doing('withdraw', 16, earners, withdraw),
  doing('withdraw what was not earned', 1, people, withdraw),
  always('staff look at withdrawals', 8, review),
  always('change the rules of withdrawals', 1, changeRules),
  doing('confirm a payout', 5, earners, confirm),
  ...['settle earnings', 'pay out'].map((job, at) =>
    always(`job: ${job}`, at === 0 ? 5 : 12, (world) => world.run(job)),
  ),
]

/**
 * Completes the promoters' withdrawals: staff approve the pending ones, and a day and the bank's processing time pass.
 */
export async function payEverybody(world: World): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await world.run('settle earnings')
    const { data } = await world.ops<OpsWithdrawalPage>('GET /ops/withdrawals/v1?status=0')
    const withdrawIds = (data?.withdrawals ?? []).map(({ withdrawId }) => withdrawId)
    if (withdrawIds.length > 0) await world.ops('POST /ops/withdrawals/approve/v1', { withdrawIds })
    // The replies for some accounts are lost once.
    await world.run('pay out').catch(() => undefined)
    world.shop.wait(DAY + 61_000)
    await world.run('pay out')
  }
}
