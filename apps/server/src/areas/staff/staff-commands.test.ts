import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeAt } from '#areas/staff/one-time-code'
import { runOperator } from '#operator/run-operator'
import { house } from '#shop/actor'
import { workAt } from '#shop/unit-of-work'
import { openTestShop, type TestShop } from '../../../test/shop'
import { askAs } from '../../../test/staff'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const hearth = (...args: string[]) => runOperator(workAt(shop.inside, shop.ports.clock(), house('lin')), { args })
const secretsIn = (output: string) => ({
  password: /password {7}(\S+)/.exec(output)?.[1] ?? '',
  secret: new URL(/otpauth:\S+/.exec(output)![0]).searchParams.get('secret')!,
})
const logIn = (name: string, { password, secret }: { password: string; secret: string }) =>
  askAs<{ token: string }>(
    shop,
    { headers: {} },
    'POST /ops/login/v1',
    { name, password, code: codeAt(secret, shop.ports.clock()) },
    '',
  )

it('creates a member of staff who can log in with the data shown once, and shows a QR code for the authenticator', async () => {
  expect((await hearth('staff')).output).toContain('no staff yet')
  const { code, output } = await hearth('staff', 'add', 'mei', '--role', 'orders,support')
  expect(code).toBe(0)
  expect(output).toContain('mei may log in, as orders, support.')
  expect(output.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line)).length).toBeGreaterThan(10)
  expect(await logIn('mei', secretsIn(output))).toMatchObject({ status: 200 })
  expect((await hearth('staff')).output).toMatch(/^mei {15}orders, support {2}logged in 2026-/)
})

it('requires a password of twelve characters or more, a new name, and known roles', async () => {
  expect(await hearth('staff', 'add', 'wei', '--role', 'owner', '--password', 'short')).toMatchObject({ code: 2 })
  expect(await hearth('staff', 'add', 'wei', '--role', 'king')).toMatchObject({
    code: 2,
    output: expect.stringContaining('--role is one of owner, catalogue, orders, support, finance, auditor.'),
  })
  expect(await hearth('staff', 'add', 'Wei!', '--role', 'owner')).toMatchObject({ code: 2 })
  const { output } = await hearth('staff', 'add', 'wei', '--role', 'owner', '--password', 'twelve chars')
  expect(output).not.toContain('twelve chars')
  expect(await logIn('wei', { ...secretsIn(output), password: 'twelve chars' })).toMatchObject({ status: 200 })
  expect(await hearth('staff', 'add', 'wei', '--role', 'owner')).toMatchObject({
    code: 1,
    output: 'There is a member of staff wei already. See: hearth staff',
  })
})

it('changes roles, resets and disables, and the log records by whom', async () => {
  const first = secretsIn((await hearth('staff', 'add', 'tao', '--role', 'support')).output)
  const token = (await logIn('tao', first)).data!.token
  expect((await hearth('staff', 'roles', 'tao', 'finance')).output).toBe('tao is finance from now on.')
  expect(await hearth('staff', 'disable', 'tao')).toMatchObject({ code: 0 })
  expect(await askAs(shop, { headers: { authorization: `Bearer ${token}` } }, 'GET /ops/me/v1')).toMatchObject({
    status: 401,
  })
  const second = secretsIn((await hearth('staff', 'reset', 'tao')).output)
  expect(await logIn('tao', { ...second, password: first.password })).toMatchObject({ status: 401 })
  expect(await logIn('tao', second)).toMatchObject({ status: 200 })
  expect(await hearth('staff', 'disable', 'nobody')).toMatchObject({
    code: 1,
    output: 'There is no member of staff nobody. See: hearth staff',
  })
  const { output } = await hearth('log', '--target', 'tao')
  expect(output.split('\n').map((line) => line.split('  ').slice(1, 4).join(' '))).toEqual([
    'the shop, lin staff.reset staff tao',
    'the shop, lin staff.disable staff tao',
    'the shop, lin staff.setRoles staff tao',
    'the shop, lin staff.add staff tao',
  ])
  expect(output).toContain('{"roles":["support"]} -> {"roles":["finance"]}')
})
