import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeAt } from '#areas/staff/one-time-code'
import { keepLogin, loginsFile, readLogin } from '#operator/network/kept-logins'
import { logInCommand, logOutCommand } from '#operator/network/log-in'
import { opsOverNetwork, shopOrigin } from '#operator/network/ops-over-network'
import { runCommand } from '#operator/run-command'
import { runOperator } from '#operator/run-operator'
import { house } from '#shop/actor'
import { workAt } from '#shop/unit-of-work'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'

const folder = mkdtempSync(join(tmpdir(), 'hearth-logins-'))
const file = loginsFile({ XDG_CONFIG_HOME: folder })
let shop: OrderingShop
let origin = ''
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 20 }])
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const atHome = (...args: string[]) => runOperator(workAt(shop.inside, shop.ports.clock(), house('lin')), { args })
const away = (...args: string[]) =>
  runCommand({ ops: opsOverNetwork(origin, readLogin(file, origin)?.token), now: shop.ports.clock() }, { args })
const logInAs = async (name: string, role: string) => {
  const { output } = await atHome('staff', 'add', name, '--role', role, '--password', 'twelve chars')
  const secret = new URL(/otpauth:\S+/.exec(output)![0]).searchParams.get('secret')!
  const answers = ['twelve chars', codeAt(secret, shop.ports.clock())]
  return logInCommand({ origin, file, askUser: () => Promise.resolve(answers.shift() ?? '') }, [name])
}
const order = async () => (await shop.buy(await shop.buyer(), [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)).orderId

it('requires https, except for a shop on the same machine', () => {
  expect(shopOrigin('https://shop.example/any')).toBe('https://shop.example')
  expect(shopOrigin('http://localhost:3000')).toBe('http://localhost:3000')
  for (const wrong of ['http://shop.example', 'shop.example', 'file:///etc', ''])
    expect(() => shopOrigin(wrong)).toThrow('begins with https://')
})

it('does what the local commands do, in the same words, as far as the roles of the login allow', async () => {
  const [orderId, other] = [await order(), await order()]
  await expect(away('orders')).resolves.toMatchObject({ code: 1, output: expect.stringContaining('login <name>') })
  expect(await logInAs('mei', 'orders')).toContain(`mei is logged in at ${origin}`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).not.toContain('twelve chars')
  expect(await away('orders')).toEqual(await atHome('orders'))
  expect(await away('stock', 'lamp', '+5')).toEqual({ code: 0, output: 'lamp 灯 lamp: 23 left, 2 sold.' })
  expect(await away('cancel', orderId, '--reason', '地址无法送达')).toEqual({
    code: 0,
    output: `Order ${orderId} is cancelled.`,
  })
  expect(await away('refund', other)).toEqual({ code: 1, output: 'Your roles do not allow this.' })
  expect((await away('order', other)).output).toContain('13800000000')
  expect(await away('cancel', '1')).toMatchObject({ code: 1, output: expect.stringContaining('no such order as 1') })
  const { output } = await atHome('log', '--actor', 'mei')
  expect(output.split('\n').map((line) => line.split('  ')[2])).toEqual([
    'orders.reveal',
    'orders.refund',
    'orders.cancel',
    'products.setStock',
    'staff.login',
  ])
})

it('says that a login is wrong, and forgets one that was ended', async () => {
  const wrong = logInCommand({ origin, file, askUser: () => Promise.resolve('000000') }, ['mei'])
  await expect(wrong).rejects.toThrow('Name, password or one-time code are wrong')
  expect(await logOutCommand({ origin, file }, [])).toBe(`mei is logged out at ${origin}.`)
  expect(readLogin(file, origin)).toBeUndefined()
  expect(await away('orders')).toMatchObject({ code: 1 })
  expect(await logOutCommand({ origin, file }, [])).toBe(`Nobody is logged in at ${origin}.`)
})

it('keeps logins to several shops apart', () => {
  const login = (name: string) => ({ name, token: name, expiresAt: 1 })
  keepLogin(file, 'https://one.example', login('one'))
  keepLogin(file, 'https://two.example', login('two'))
  keepLogin(file, 'https://one.example')
  expect(readLogin(file, 'https://one.example')).toBeUndefined()
  expect(readLogin(file, 'https://two.example')).toEqual(login('two'))
})
