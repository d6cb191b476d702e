import { Agent, request } from 'node:http'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { REPLY_CODE } from '@hearth/domain'
import type { LoggedIn, PlacedOrder, SentLoginCode, Sku } from '@hearth/sdk/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRunning } from '#database/process-identity'
import type { Envelope } from '#kernel/http/envelope'
import { freePort } from './free-port'
import { onPostgres } from './on-postgres'
import { startPostgres, type RealPostgres } from './real-postgres'
import { buildPrograms, runProgram, startServerProcess, type Programs, type ServerProcess } from './server-process'
import { draftOf } from './shelf'

const SKU = '100301'
const STOCK = 15

/** A connection to the server that no other `Line` shares. One worker serves it until it is closed. */
class Line {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  constructor(readonly origin: string) {}

  ask<Data>(
    method: string,
    path: string,
    { session, body }: { session?: string; body?: object } = {},
  ): Promise<Envelope<Data>> {
    const headers = { 'content-type': 'application/json', ...(session ? { 'x-hearth-session': session } : {}) }
    return new Promise((resolve, reject) => {
      const sent = request(this.origin + path, { method, agent: this.#agent, headers }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString()) as Envelope<Data>))
      })
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** Waits for a condition, without a time limit. */
async function until(what: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await what())) await sleep(50)
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        const stat = readFileSync(`/proc/${child}/stat`, 'utf8')
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return Number(parent) === pid && state !== 'Z'
      } catch {
        return false
      }
    })

function provedOn(bin: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-workers-'))
  let postgres: RealPostgres
  let programs: Programs
  let server: ServerProcess
  let environment: Record<string, string>
  const lines: Line[] = []
  beforeAll(async () => {
    postgres = await startPostgres(bin)
    programs = await buildPrograms('workers')
    environment = {
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'data'),
      PORT: await freePort(),
      RATE_LIMIT: 'off',
      WORKERS: '2',
    }
    server = await startServerProcess(programs.main, environment)
    for (let n = 0; n < 2; n += 1) {
      // Connections are opened one after the other, so that each goes to another worker.
      const line = new Line(server.address)
      await line.ask('GET', '/api/user/info/v1')
      lines.push(line)
    }
  }, 120_000)
  afterAll(async () => {
    lines.forEach((line) => line.close())
    await server?.kill()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function logIn(telephone: string): Promise<{ session: string; addressId: string }> {
    const [one, other] = lines as [Line, Line]
    const sent = await one.ask<SentLoginCode>('POST', '/api/passport/v1/code', { body: { telephone } })
    const code = await server.codeOf(telephone)
    const { data } = await other.ask<LoggedIn>('POST', '/api/passport/v1/login', {
      body: { telephone, ticket: sent.data?.ticket, code, session: 'token' },
    })
    const session = data?.sessionToken ?? ''
    const address = await one.ask<{ addressId: string }>('POST', '/api/platform/address/v1', {
      session,
      body: {
        consigneeName: '林暖',
        consigneeTele: telephone,
        provinceCode: '110000',
        cityCode: '110100',
        districtCode: '110105',
        detailAddress: '望京街 1 号',
      },
    })
    return { session, addressId: address.data?.addressId ?? '' }
  }

  it('report their start once, and give different order numbers', async () => {
    expect(server.output().match(/ {2}database /g)).toHaveLength(1)
    expect(server.output().match(/ {2}web shell /g)).toHaveLength(1)
    expect(server.output()).toContain('(2 workers)')
    expect(childrenOf(server.pid)).toHaveLength(2)
    const { session, addressId } = await logIn('13800000001')
    const orders = await Promise.all(
      lines.map((line) =>
        line
          .ask<PlacedOrder>('POST', '/api/orders/v1', {
            session,
            body: draftOf(addressId, [{ skuNo: '100401', itemQuantity: 1 }], 1),
          })
          .then(async ({ message }) => {
            const amount = Math.round(Number(/¥([\d.,]+)/.exec(message)?.[1]?.replaceAll(',', '')) * 100)
            return line.ask<PlacedOrder>('POST', '/api/orders/v1', {
              session,
              body: draftOf(addressId, [{ skuNo: '100401', itemQuantity: 1 }], amount),
            })
          }),
      ),
    )
    const parts = orders.map(({ data, message }) => (data ? Number(data.orderId) % 100 : message))
    expect(new Set(orders.map(({ data }) => data?.orderId.slice(-2)))).toHaveLength(2)
    expect(parts).toEqual([expect.any(Number), expect.any(Number)])
  })

  it('both know that a shopper has logged out', async () => {
    const { session } = await logIn('13800000002')
    const codes = () =>
      Promise.all(lines.map(async (line) => (await line.ask('GET', '/api/cart/v4', { session })).code))
    expect(await codes()).toEqual([0, 0])
    await lines[0]!.ask('GET', '/api/loginOut/v1', { session })
    await until(async () => (await codes()).every((code) => code === REPLY_CODE.loginNeeded))
  })

  it('sell no more than there is, and both say when it is sold out', async () => {
    expect(await runProgram(programs.operator, ['stock', SKU, String(STOCK)], environment)).toMatchObject({ code: 0 })
    const shoppers = await Promise.all(Array.from({ length: 6 }, (_, at) => logIn(`1380000001${at}`)))
    const wanted = [{ skuNo: SKU, itemQuantity: 1 }]
    const { message } = await lines[0]!.ask('POST', '/api/orders/v1', {
      session: shoppers[0]!.session,
      body: draftOf(shoppers[0]!.addressId, wanted, 1),
    })
    const price = Math.round(Number(/¥([\d.,]+)/.exec(message)?.[1]?.replaceAll(',', '')) * 100)
    const tries = Array.from({ length: 30 }, (_, at) => {
      const { session, addressId } = shoppers[at % shoppers.length]!
      return lines[at % 2]!.ask<PlacedOrder>('POST', '/api/orders/v1', {
        session,
        body: draftOf(addressId, wanted, price),
      })
    })
    const replies = await Promise.all(tries)
    expect(replies.filter(({ data }) => data)).toHaveLength(STOCK)
    expect(new Set(replies.filter(({ data }) => !data).map(({ code }) => code))).toEqual(new Set([REPLY_CODE.soldOut]))
    const isSoldOut = async (line: Line) =>
      (await line.ask<Sku[]>('GET', `/api/products/skus/v3?skuNo=${SKU}`)).data?.[0]?.surplus === 0
    await until(async () => (await Promise.all(lines.map(isSoldOut))).every(Boolean))
  })

  it('both see a change of the catalogue', async () => {
    const left = (line: Line) =>
      line.ask<Sku[]>('GET', '/api/products/skus/v3?skuNo=100501').then(({ data }) => data?.[0]?.surplus)
    await Promise.all(lines.map(left))
    expect(await runProgram(programs.operator, ['stock', '100501', '3'], environment)).toMatchObject({ code: 0 })
    await until(async () => (await Promise.all(lines.map(left))).every((pieces) => pieces === 3))
  })

  it('replace one that was killed, and say so', async () => {
    const before = childrenOf(server.pid)
    process.kill(before[0]!, 'SIGKILL')
    await server.printed(/Worker \d was ended by SIGKILL; another one is started in its place/)
    await until(() => childrenOf(server.pid).filter((pid) => !before.includes(pid)).length === 1)
    const line = new Line(server.address)
    expect(await line.ask('GET', '/api/user/info/v1')).toMatchObject({ code: 0 })
    line.close()
  })

  it('report once that their port is taken', async () => {
    const second = await runProgram(programs.main, [], environment)
    expect(second.code).toBe(1)
    expect(second.output.match(new RegExp(`Port ${environment['PORT']} is taken`, 'g'))).toHaveLength(1)
  })

  it('end with the process that started them', async () => {
    const workers = childrenOf(server.pid)
    expect(await server.stop('SIGTERM')).toBe(0)
    await until(() => !workers.some(isRunning))
    expect(server.output()).toContain('SIGTERM: closing the shop')
  })
}

onPostgres('two workers on one port', provedOn, 300_000)
