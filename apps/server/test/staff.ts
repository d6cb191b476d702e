import type { Role } from '@hearth/ops'
import type { InjectOptions } from 'fastify'
import type { Envelope } from '#kernel/http/envelope'
import { admit, answerOps } from '#kernel/ops/ask-ops'
import { openOps } from '#kernel/http/add-ops'
import { beginStaffSession } from '#kernel/sessions/staff-sessions'
import { networkOf } from '#kernel/requests/network-of'
import { allAreas } from '#operator/all-areas'
import { house } from '#shop/actor'
import type { TestShop } from './shop'

let members = 0
let opsOfHouse: ReturnType<typeof openOps> | undefined
let keys = 0

/**
 * Makes a logged-in member of staff with these roles.
 * @returns the headers of the login
 */
export async function newStaff(shop: TestShop, ...roles: Role[]) {
  const name = `staff-${(members += 1)}`
  const now = shop.ports.clock()
  const id = `id-of-${name}`
  await shop.connection.db
    .insertInto('staff')
    .values({ id, name, roles: JSON.stringify(roles), password_hash: 'none', totp_secret: 'none', created_at: now })
    .execute()
  const { token } = await beginStaffSession(shop.connection.db, shop.inside.random, { staffId: id, network: '' }, now)
  return { id, name, headers: { authorization: `Bearer ${token}` } }
}

/** The envelope of a staff call, with the fields of refusals for staff. */
type OpsReply<Data> = Envelope<Data> & { status: number; version?: number; replayed: boolean }

/** Makes a staff call over HTTP. A write gets a new idempotency key, unless `key` gives one or is empty. */
export async function askAs<Data = object>(
  shop: TestShop,
  { headers }: { headers: Record<string, string> },
  line: string,
  payload?: object,
  key = `key-${(keys += 1)}`,
): Promise<OpsReply<Data>> {
  const [method, url] = line.split(' ')
  const reply = await shop.app.inject({
    method: method as InjectOptions['method'],
    url: url!,
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    ...(payload ? { payload } : {}),
  } as InjectOptions)
  return {
    ...reply.json<Envelope<Data> & { version?: number }>(),
    status: reply.statusCode,
    replayed: reply.headers['idempotent-replayed'] === 'true',
  }
}

/** Makes a staff call as the shop itself. */
export async function askAsHouse<Data = object>(shop: TestShop, name: string, payload: object): Promise<Data> {
  const ops = (opsOfHouse ??= openOps(allAreas, true))
  const request = {
    shop: shop.inside,
    now: shop.ports.clock(),
    actor: house('tester'),
    network: networkOf('127.0.0.1'),
    key: `house-${(keys += 1)}`,
    limited: true,
    log: () => {},
  }
  const route = ops.routes.get(name)!
  await admit(route, request)
  return (await answerOps(ops, route, payload, request)) as Data
}

/** Returns the lines of the audit log, oldest first. */
export const auditOf = (shop: TestShop) =>
  shop.connection.db.selectFrom('ops_audit').selectAll().orderBy('id').execute()
