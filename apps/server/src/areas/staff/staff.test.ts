import { OPS_CODE, type Role, type StaffLoggedIn, type StaffSecrets } from '@hearth/ops'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeAt } from '#areas/staff/one-time-code'
import { STAFF_SESSION_IDLE, STAFF_SESSION_LONGEST } from '#kernel/sessions/staff-sessions'
import { openTestShop, type TestShop } from '../../../test/shop'
import { askAs, askAsHouse, auditOf, newStaff } from '../../../test/staff'

const HALF_MINUTE = 30_000
const nobody = { headers: {} }
const logLines: string[] = []
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ logLines })
})
afterAll(() => shop.close())
beforeEach(() => {
  logLines.length = 0
  // After an hour, all limits start again, and all authenticators show a new code.
  shop.wait(3_600_000)
})

const events = () => logLines.map((line) => JSON.parse(line) as { event?: string }).flatMap(({ event }) => event ?? [])
const add = async (name: string, ...roles: Role[]) => {
  const secrets = await askAsHouse<StaffSecrets>(shop, 'staff.add', { name, roles })
  const secret = new URL(secrets.otpauth).searchParams.get('secret')!
  return { ...secrets, password: secrets.password!, code: () => codeAt(secret, shop.ports.clock()) }
}
const logIn = (name: string, password: string, code: string) =>
  askAs<StaffLoggedIn>(shop, nobody, 'POST /ops/login/v1', { name, password, code }, '')
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe('logging in as staff', () => {
  it('takes name, password and one-time code, and answers the permissions of this member', async () => {
    const lin = await add('lin', 'orders')
    const reply = await logIn('lin', lin.password, lin.code())
    expect(reply).toMatchObject({ status: 200, data: { name: 'lin', roles: ['orders'] } })
    expect(reply.data!.permissions).toContain('orders.ship')
    expect(reply.data!.permissions).not.toContain('orders.refund')
    expect(await askAs(shop, bearer(reply.data!.token), 'GET /ops/me/v1')).toMatchObject({ data: { name: 'lin' } })
    expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'staff.login', actor_name: 'lin', code: 0 })
  })

  it('refuses a wrong password, a wrong code and an unknown name alike, and logs each try', async () => {
    const wei = await add('wei', 'support')
    const wrong = { status: 401, code: OPS_CODE.wrongLogin, message: '登录名、密码或动态码不正确' }
    const later = codeAt('JBSWY3DPEHPK3PXP', shop.ports.clock())
    expect(await logIn('wei', 'not the password', wei.code())).toMatchObject(wrong)
    expect(await logIn('wei', wei.password, later)).toMatchObject(wrong)
    expect(await logIn('nobody', wei.password, wei.code())).toMatchObject(wrong)
    expect(events()).toEqual(['staff-login-refused', 'staff-login-refused', 'staff-login-refused'])
    expect(logLines.join()).not.toContain(wei.password)
  })

  it('accepts a code once, and none older than an accepted one', async () => {
    const mei = await add('mei', 'support')
    const [before, code] = [mei.code(), (shop.wait(HALF_MINUTE), mei.code())]
    expect(await logIn('mei', mei.password, code)).toMatchObject({ status: 200 })
    expect(await logIn('mei', mei.password, code)).toMatchObject({ code: OPS_CODE.wrongLogin })
    expect(await logIn('mei', mei.password, before)).toMatchObject({ code: OPS_CODE.wrongLogin })
    shop.wait(HALF_MINUTE)
    expect(await logIn('mei', mei.password, mei.code())).toMatchObject({ status: 200 })
  })

  it('gives one login to many who come with the same code at once', async () => {
    const yun = await add('yun', 'support')
    const code = yun.code()
    const replies = await Promise.all(Array.from({ length: 5 }, () => logIn('yun', yun.password, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('checks no sixth try within a quarter of an hour, not even a right one, until a reset or the time allows it', async () => {
    const tao = await add('tao', 'support')
    const tries = await Promise.all(Array.from({ length: 8 }, () => logIn('tao', 'guessed wrongly', '000000')))
    expect(tries.map(({ code }) => code).sort()).toEqual([
      ...Array.from({ length: 5 }, () => OPS_CODE.wrongLogin),
      ...Array.from({ length: 3 }, () => OPS_CODE.locked),
    ])
    expect(await logIn('tao', tao.password, tao.code())).toMatchObject({ status: 429, code: OPS_CODE.locked })
    shop.wait(15 * 60_000)
    expect(await logIn('tao', tao.password, tao.code())).toMatchObject({ status: 200 })
    await Promise.all(Array.from({ length: 6 }, () => logIn('tao', 'guessed wrongly', '000000')))
    const fresh = await askAsHouse<StaffSecrets>(shop, 'staff.reset', { name: 'tao', version: 1 })
    const secret = new URL(fresh.otpauth).searchParams.get('secret')!
    expect(await logIn('tao', tao.password, tao.code())).toMatchObject({ code: OPS_CODE.wrongLogin })
    expect(await logIn('tao', fresh.password!, codeAt(secret, shop.ports.clock()))).toMatchObject({ status: 200 })
  })
})

describe('a login of staff', () => {
  it('ends after half an hour without use, and after twelve hours in any case', async () => {
    const idle = await newStaff(shop, 'support')
    const busy = await newStaff(shop, 'support')
    const me = (who: { headers: Record<string, string> }) => askAs(shop, who, 'GET /ops/me/v1')
    for (let used = 0; used < STAFF_SESSION_LONGEST - STAFF_SESSION_IDLE; used += STAFF_SESSION_IDLE - 60_000) {
      expect((await me(busy)).status).toBe(200)
      shop.wait(STAFF_SESSION_IDLE - 60_000)
    }
    expect(await me(idle)).toMatchObject({ status: 401, code: OPS_CODE.staffNeeded })
    expect((await me(busy)).status).toBe(200)
    shop.wait(STAFF_SESSION_IDLE - 60_000)
    shop.wait(60_000)
    expect(await me(busy)).toMatchObject({ status: 401, code: OPS_CODE.staffNeeded })
  })

  it('ends at logout, ends at once when its owner is disabled, and loses a role with the next call', async () => {
    const [one, other] = [await newStaff(shop, 'owner'), await newStaff(shop, 'owner')]
    await askAs(shop, one, 'POST /ops/logout/v1', {})
    expect(await askAs(shop, one, 'GET /ops/me/v1')).toMatchObject({ code: OPS_CODE.staffNeeded })
    expect(await askAs(shop, other, 'GET /ops/staff/v1')).toMatchObject({ status: 200 })
    await askAsHouse(shop, 'staff.setRoles', { name: other.name, version: 1, roles: ['support'] })
    expect(await askAs(shop, other, 'GET /ops/staff/v1')).toMatchObject({ status: 403, code: OPS_CODE.notAllowed })
    await askAsHouse(shop, 'staff.disable', { name: other.name, version: 2 })
    expect(await askAs(shop, other, 'GET /ops/me/v1')).toMatchObject({ code: OPS_CODE.staffNeeded })
  })

  it('is no login for shoppers, and a shopper’s login is none for staff', async () => {
    const staff = await newStaff(shop, 'owner')
    const shopper = await shop.newShopper()
    const token = staff.headers.authorization.slice('Bearer '.length)
    expect(await shop.ask({ url: '/api/orders/v1', headers: staff.headers })).toMatchObject({ status: 401 })
    expect(await shop.ask({ url: '/api/orders/v1', headers: { 'x-hearth-session': token } })).toMatchObject({
      status: 401,
    })
    const refused = { status: 401, code: OPS_CODE.staffNeeded, data: null }
    const session = shopper.headers['x-hearth-session']!
    for (const headers of [shopper.headers, bearer(session).headers, { cookie: `hearth_session=${session}` }])
      expect(await askAs(shop, { headers }, 'GET /ops/orders/v1')).toMatchObject(refused)
    expect(events()).toEqual(['ops-without-login', 'ops-without-login', 'ops-without-login'])
  })
})

describe('the stored data of staff', () => {
  it('contains passwords and one-time codes nowhere in the clear, not in the log and not under a key', async () => {
    const bo = await add('bo', 'owner')
    const secret = new URL(bo.otpauth).searchParams.get('secret')!
    await logIn('bo', bo.password, bo.code())
    for (const table of ['staff', 'ops_audit', 'idempotency', 'staff_session', 'rate_count'] as const) {
      const kept = JSON.stringify(await shop.connection.db.selectFrom(table).selectAll().execute())
      expect(kept).not.toContain(bo.password)
      expect(kept).not.toContain(secret)
    }
  })

  it('is not created twice under one name, and a short password is refused by its field', async () => {
    const owner = await newStaff(shop, 'owner')
    const make = (name: string, more: object = {}) =>
      askAs<StaffSecrets>(shop, owner, 'POST /ops/staff/v1', { name, roles: ['support'], ...more })
    expect(await make('hui')).toMatchObject({ status: 200, data: { name: 'hui', changed: true } })
    expect(await make('hui')).toMatchObject({ status: 409, code: OPS_CODE.conflict, field: 'name' })
    expect(await make('jun', { password: 'elevenchars' })).toMatchObject({ status: 400, field: 'password' })
    expect(await make('jun', { roles: ['king'] })).toMatchObject({ status: 400 })
    expect(await make('jun', { password: 'twelve chars' })).toMatchObject({ status: 200 })
  })
})
