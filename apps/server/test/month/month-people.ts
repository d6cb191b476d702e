import type { ShareCode } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { listRows } from '#database/list-rows'
import { SANDBOX_ACCOUNTS } from '#areas/sandbox/sandbox-payouts'
import { createSessions, SESSION_HEADER } from '#kernel/sessions/sessions'
import { house } from '#shop/actor'
import { workAt } from '#shop/unit-of-work'
import { NOON } from '../noon'
import { atOnce } from './at-once'
import { bindCard, makePromoter } from '../promoters'
import type { TestShop } from '../shop'

/**
 * A person of the month, who may buy. Ids follow only from the person's number, so that two months of a seed can be
 * compared.
 */
export interface Person {
  id: string
  addressId: string
}

/** A promoter who earns. */
export interface Earner extends Person {
  /** Number among the promoters, from 0. It decides how the promoter behaves. */
  seat: number
  /** The kind of promoter that earns from orders through this promoter's share. */
  kind: 'promoter' | 'partner'
  shareId: string
  /** Number of the promoter through whose share this promoter buys. */
  friend: number
}

/** Everybody of the month. */
export interface People {
  earners: Earner[]
  /** People who only buy. Some have the same address as a promoter. */
  customers: Person[]
}

/**
 * Distance to the promoter through whose share a promoter buys, by the last digit of the buying promoter's number. 1 to
 * 3 buy in a ring, 4 and 5 through each other's shares, and 9 through their own.
 */
const FRIENDS = [7, 1, 1, -2, 1, -1, 7, 7, 7, 0]
const friendOf = (seat: number, many: number): number => (seat + FRIENDS[seat % FRIENDS.length]!) % many

/** Last digits of accounts, which decide how the sandbox answers: most payouts are paid at once. */
const ENDINGS = ['00', '00', '00', '00', '00', '00', ...Object.values(SANDBOX_ACCOUNTS), '00']

/** One in this many customers has a promoter's address. */
const HOUSEHOLDS = 40

interface Row {
  id: string
  telephone: string
  home: string
}

const rowOf = (kind: 'promoter' | 'customer', at: number, home = `${kind} ${at}`): Row => ({
  id: `${kind}-${String(at).padStart(6, '0')}`,
  telephone: `${kind === 'promoter' ? '139' : '137'}${String(at).padStart(8, '0')}`,
  home,
})

/** Inserts shoppers, each with an address, in few statements. */
async function writePeople({ connection: { db } }: TestShop, rows: readonly Row[]): Promise<void> {
  const listed = listRows(rows, 'id text, telephone text, home text')
  await sql`
    insert into shopper (id, telephone, display_name, created_at)
    select id, telephone, '测试', ${NOON}::bigint from ${listed} as listed`.execute(db)
  await sql`
    insert into address (id, shopper_id, consignee_name, consignee_tele, province_code, city_code, district_code,
      street_code, province_name, city_name, district_name, street_name, detail_address, created_at)
    select 'home of ' || id, id, '林暖', telephone, '11', '1101', '110105', '', '北京市', '北京市', '朝阳区', '',
      home, ${NOON}::bigint
    from ${listed} as listed`.execute(db)
}

/** Returns the headers of a new session. */
export async function loggedIn({ connection: { db }, inside, ports }: TestShop, id: string) {
  const sessions = createSessions(inside.random)
  return { [SESSION_HEADER]: await sessions.begin(db, { shopper: id }, ports.clock()) }
}

/** Makes a share of the whole shop, by the shop's own call. */
async function share(shop: TestShop, id: string, kind: Earner['kind']): Promise<string> {
  const url = '/api/platform/rebate/v1/shareCode'
  const headers = await loggedIn(shop, id)
  const { data, message } = await shop.ask<ShareCode>({ method: 'POST', url, headers, payload: { kind } })
  if (!data) throw new Error(`${id} cannot share: ${message}`)
  return data.shareId
}

/**
 * Makes everybody: approved promoters, each with an account and a share, and customers. Every fifth promoter has a
 * partner shop, whose share earns. Some customers have a promoter's address.
 */
export async function gatherPeople(
  shop: TestShop,
  promoters: number,
  customers: number,
  lanes: number,
): Promise<People> {
  const { db } = shop.connection
  const earning = Array.from({ length: promoters }, (_, at) => rowOf('promoter', at))
  const buying = Array.from({ length: customers }, (_, at) =>
    rowOf('customer', at, at % HOUSEHOLDS === 0 ? `promoter ${at % promoters}` : undefined),
  )
  await writePeople(shop, [...earning, ...buying])
  const earners: Earner[] = []
  await atOnce([...earning.entries()], lanes, async ([seat, { id, telephone }]) => {
    const work = workAt(shop.inside, shop.ports.clock(), house('test'))
    await makePromoter(work, id)
    await sql`update promoter set telephone = ${telephone} where shopper_id = ${id}`.execute(db)
    await bindCard(work, id, ENDINGS[seat % ENDINGS.length])
    const kind = seat % 5 === 0 ? 'partner' : 'promoter'
    if (kind === 'partner')
      await sql`
        insert into promoter_shop (id, shopper_id, kind, name, name_key, invite_code, status, authorized_at, opened_at,
          created_at)
        values (${`shop ${seat}`}, ${id}, 'partner', ${`门店 ${seat}`}, ${`门店${seat}`}, ${`CODE${seat}`}, 2, ${NOON},
          ${NOON}, ${NOON})`.execute(db)
    const shareId = await share(shop, id, kind)
    earners[seat] = { id, addressId: `home of ${id}`, seat, kind, shareId, friend: friendOf(seat, promoters) }
  })
  return { earners, customers: buying.map(({ id }) => ({ id, addressId: `home of ${id}` })) }
}
