import { createHash } from 'node:crypto'
import { isProofHit, LOGIN_LIMITS, PROOF_WANTED, proofText, REPLY_CODE, type Challenge } from '@hearth/domain'
import type { LoggedIn, SentLoginCode } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createApp } from '#kernel/http/app'
import { chunksOf } from '#kernel/reads/chunks-of'
import { areas } from '#areas/all'
import { makeLoginCode, type LoginCode } from '#areas/passport/login-code'
import { house } from '#shop/actor'
import { workAt } from '#shop/unit-of-work'
import { operate } from '../../../test/command-line'
import { openTestShop, type TestShop, type TestShopOptions } from '../../../test/shop'

const VICTIM = '13800138000'
const STRANGER = '198.51.100.7'
const HOME = '203.0.113.9'
const HOUR = 3_600_000

async function open(options: TestShopOptions = {}): Promise<TestShop> {
  const shop = await openTestShop(options)
  onTestFinished(() => shop.close())
  return shop
}

/** Solves a challenge, as a client does. */
function solve({ challenge, bits, hits }: Challenge): number[] {
  const proof: number[] = []
  for (let number = 0; proof.length < hits; number += 1) {
    if (isProofHit(createHash('sha256').update(proofText(challenge, number)).digest().readUInt32BE(0), bits))
      proof.push(number)
  }
  return proof
}

const hands = (shop: TestShop) => ({
  ask: (telephone: string, remoteAddress: string, proved: object = {}) =>
    shop.ask<SentLoginCode>({
      method: 'POST',
      url: '/api/passport/v1/code',
      payload: { telephone, ...proved },
      remoteAddress,
    }),
  login: (telephone: string, ticket: string, code: string, remoteAddress: string) =>
    shop.ask<LoggedIn>({
      method: 'POST',
      url: '/api/passport/v1/login',
      payload: { telephone, ticket, code, session: 'token' },
      remoteAddress,
    }),
  async prove(telephone: string) {
    const { data } = await shop.ask<Challenge>({
      method: 'POST',
      url: '/api/passport/v1/challenge',
      payload: { telephone },
    })
    return { challenge: data!.challenge, proof: solve(data!) }
  },
})
const numbers = (count: number) => Array.from({ length: count }, (_, n) => `139${String(n).padStart(8, '0')}`)

describe('a login code', () => {
  it('is not used up by a stranger who guesses it, nor by one who asks for a code for the same telephone', async () => {
    const shop = await open()
    const { ask, login } = hands(shop)
    const mine = (await ask(VICTIM, HOME)).data!.ticket
    const code = shop.codes.get(VICTIM)!
    const theirs = (await ask(VICTIM, STRANGER)).data!.ticket
    expect(theirs).not.toBe(mine)
    for (let guess = 0; guess < 20; guess += 1)
      expect(await login(VICTIM, theirs, String(guess).padStart(6, '0'), STRANGER)).toMatchObject({
        code: REPLY_CODE.wrongCode,
      })
    expect(await login(VICTIM, theirs, code, STRANGER)).toMatchObject({ code: REPLY_CODE.wrongCode })
    expect(await login(VICTIM, mine, code, HOME)).toMatchObject({ code: 0 })
  })

  it('is good for its own telephone alone', async () => {
    const shop = await open()
    const { ask, login } = hands(shop)
    const { ticket } = (await ask('13900139000', STRANGER)).data!
    expect(await login(VICTIM, ticket, shop.codes.get('13900139000')!, STRANGER)).toMatchObject({
      code: REPLY_CODE.wrongCode,
    })
  })

  it('is sent to its shopper though a stranger asks for the same telephone all day', async () => {
    const shop = await open()
    const { ask, login, prove } = hands(shop)
    for (let hour = 0; hour < 24; hour += 1) {
      for (let n = 0; n < 30; n += 1) await ask(VICTIM, STRANGER)
      shop.wait(HOUR)
    }
    const reply = await ask(VICTIM, HOME)
    const { ticket } = (
      reply.code === REPLY_CODE.challengeNeeded ? await ask(VICTIM, HOME, await prove(VICTIM)) : reply
    ).data!
    expect(await login(VICTIM, ticket, shop.codes.get(VICTIM)!, HOME)).toMatchObject({ code: 0 })
  })

  it('is sent where its shopper has logged in before, though strangers from many networks used up the hourly limit', async () => {
    const shop = await open()
    const { ask, login, prove } = hands(shop)
    await login(VICTIM, (await ask(VICTIM, HOME)).data!.ticket, shop.codes.get(VICTIM)!, HOME)
    shop.wait(HOUR)
    const askProved = async (address: string) => ask(VICTIM, address, await prove(VICTIM))
    expect((await askProved('10.0.1.1')).code).toBe(0)
    await sql`
      update rate_count set count = ${LOGIN_LIMITS.telephoneHour.max}
      where key = ${`code/telephone/${VICTIM}`}`.execute(shop.connection.db)
    expect(await askProved('10.0.99.1')).toMatchObject({ status: 429, code: REPLY_CODE.tooMany, field: 'telephone' })
    expect(await askProved(HOME)).toMatchObject({ code: 0 })
  })

  it('says with Retry-After when the next one may be requested', async () => {
    const { ask } = hands(await open())
    await ask(VICTIM, HOME)
    const { status, message, headers } = await ask(VICTIM, HOME)
    expect([status, message, headers['retry-after']]).toEqual([429, '请 60 秒后再获取验证码', '60'])
  })
})

describe('limits on login codes', () => {
  it('hold for all processes on one database together, and after a restart', async () => {
    const shop = await open()
    const second = await createApp({ shop: shop.inside, areas })
    onTestFinished(() => second.close())
    expect((await hands(shop).ask(VICTIM, HOME)).code).toBe(0)
    const reply = await second.inject({
      method: 'POST',
      url: '/api/passport/v1/code',
      payload: { telephone: VICTIM },
      remoteAddress: HOME,
    })
    expect(reply.statusCode).toBe(429)
  })

  it('count all addresses of an IPv6 network as one, written out or short, and each IPv4 address separately in whatever form', async () => {
    const { ask } = hands(await open())
    expect((await ask(VICTIM, '2001:db8:1:2::1')).code).toBe(0)
    expect((await ask(VICTIM, '2001:0db8:0001:0003:aaaa::7')).code).toBe(REPLY_CODE.tooMany)
    expect((await ask(VICTIM, '2001:db8:2:2::1')).code).toBe(0)
    expect((await ask('13900139000', HOME)).code).toBe(0)
    expect((await ask('13900139000', `::ffff:${HOME}`)).code).toBe(REPLY_CODE.tooMany)
  })

  it('require a proof of work after a few codes, take each once, for its telephone, and only when solved', async () => {
    const shop = await open()
    const { ask, prove } = hands(shop)
    for (let n = 0; n < PROOF_WANTED.telephone; n += 1) expect((await ask(VICTIM, `10.0.${n}.1`)).code).toBe(0)
    expect(await ask(VICTIM, HOME)).toMatchObject({
      status: 428,
      code: REPLY_CODE.challengeNeeded,
      message: '请先完成安全验证',
    })
    const proved = await prove(VICTIM)
    const unproved = [
      { ...proved, proof: proved.proof.slice(1) },
      { ...proved, proof: proved.proof.map(() => proved.proof[0]) },
      { ...proved, proof: proved.proof.map((number) => number + 1) },
      { challenge: proved.challenge },
      await prove('13900139000'),
    ]
    for (const wrong of unproved)
      expect(await ask(VICTIM, HOME, wrong)).toMatchObject({ code: REPLY_CODE.challengeNeeded, field: 'proof' })
    const replies = await Promise.all([
      ask(VICTIM, '10.1.1.1', proved),
      ask(VICTIM, '10.1.2.1', proved),
      ask(VICTIM, '10.1.3.1', proved),
    ])
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    const late = await prove(VICTIM)
    shop.wait(300_000)
    expect(await ask(VICTIM, HOME, late)).toMatchObject({ code: REPLY_CODE.challengeNeeded })
  })

  it('require a proof of work from somebody who asks for many telephones', async () => {
    const { ask } = hands(await open())
    const codes = []
    for (const telephone of numbers(PROOF_WANTED.near + 1)) codes.push((await ask(telephone, STRANGER)).code)
    expect(codes).toEqual([...Array.from({ length: PROOF_WANTED.near }, () => 0), REPLY_CODE.challengeNeeded])
    expect((await ask(VICTIM, HOME)).code).toBe(0)
  })

  it('send no more codes in an hour than the owner allows, whoever asks, and tell the owner once', async () => {
    const lines: string[] = []
    const shop = await open({ codesPerHour: 4, logLines: lines })
    const { ask, prove } = hands(shop)
    const codes = []
    for (const [at, telephone] of numbers(6).entries())
      codes.push((await ask(telephone, `10.0.${at}.1`, await prove(telephone))).code)
    expect(codes).toEqual([0, 0, 0, 0, REPLY_CODE.tooMany, REPLY_CODE.tooMany])
    const alarms = lines
      .map((line) => JSON.parse(line) as { level: number; event?: string })
      .filter(({ event }) => event === 'login-codes-used-up')
    expect(alarms).toMatchObject([{ level: 50, codesPerHour: 4 }])
    const hearth = async () => (await operate(shop, { args: ['logins'] })).output
    expect(await hearth()).toMatch(/^6 login codes asked for within the hour .*\n0 logins of 0 shoppers$/)
    shop.wait(HOUR)
    expect(await hearth()).toMatch(/^0 login codes/)
    expect((await ask(VICTIM, HOME)).code).toBe(0)
  })

  it('let nobody guess without end with ticket after ticket', async () => {
    const shop = await open()
    const { ask, login } = hands(shop)
    const codes: number[] = []
    for (let at = 0; at < LOGIN_LIMITS.wrongNear.max / 5 + 1; at += 1) {
      const { ticket } = (await ask(`139${String(at).padStart(8, '0')}`, STRANGER)).data!
      for (let guess = 0; guess < 5; guess += 1) codes.push((await login(VICTIM, ticket, '000000', STRANGER)).code)
    }
    expect(codes.indexOf(REPLY_CODE.tooMany)).toBe(LOGIN_LIMITS.wrongNear.max)
  })
  it('let in a shopper with the right code, though sixty wrong ones for another number came from the same network', async () => {
    const shop = await open()
    const { ask, login } = hands(shop)
    const mine = (await ask('13900139000', STRANGER)).data!.ticket
    const { ticket } = (await ask(VICTIM, STRANGER)).data!
    for (let guess = 0; guess < LOGIN_LIMITS.wrongNear.max; guess += 1) await login(VICTIM, ticket, '000000', STRANGER)
    expect(await login(VICTIM, ticket, '000000', STRANGER)).toMatchObject({ code: REPLY_CODE.tooMany })
    expect(await login('13900139000', mine, shop.codes.get('13900139000')!, STRANGER)).toMatchObject({ code: 0 })
  })

  it('let nobody be locked out by made-up tickets', async () => {
    const shop = await open()
    const { ask, login } = hands(shop)
    const mine = (await ask(VICTIM, STRANGER)).data!.ticket
    for (const telephone of numbers(200)) await login(telephone, 'made-up', '000000', STRANGER)
    expect(await login(VICTIM, mine, shop.codes.get(VICTIM)!, STRANGER)).toMatchObject({ code: 0 })
  })

  it('have a shopper who mistyped among guessers request another code, which logs them in', async () => {
    const shop = await open()
    const { ask, login } = hands(shop)
    const { ticket } = (await ask(VICTIM, STRANGER)).data!
    for (let guess = 0; guess < LOGIN_LIMITS.wrongNear.max; guess += 1)
      await login(VICTIM, 'made-up', '000000', STRANGER)
    await login(VICTIM, ticket, '000000', STRANGER)
    expect(await login(VICTIM, ticket, shop.codes.get(VICTIM)!, STRANGER)).toMatchObject({
      status: 429,
      message: '登录尝试次数太多，请重新获取验证码，或稍后再试',
    })
    shop.wait(60_000)
    const again = (await ask(VICTIM, STRANGER)).data!.ticket
    expect(await login(VICTIM, again, shop.codes.get(VICTIM)!, STRANGER)).toMatchObject({ code: 0 })
  })

  it('stop a guesser who tries a thousand numbers once each, fifty at a time', async () => {
    const shop = await open()
    const { login } = hands(shop)
    const made = await Promise.all(
      numbers(1000).map(async (telephone): Promise<[string, LoginCode]> => [
        telephone,
        await makeLoginCode(workAt(shop.inside, shop.ports.clock(), house('test')), telephone),
      ]),
    )
    const guess = async (telephone: string, { ticket, code }: LoginCode) =>
      (await login(telephone, ticket, code === '000000' ? '000001' : '000000', STRANGER)).code
    const codes: number[] = []
    for (const some of chunksOf(made, 50)) codes.push(...(await Promise.all(some.map((one) => guess(...one)))))
    const checked = codes.filter((code) => code !== REPLY_CODE.tooMany)
    expect(checked).toEqual(Array.from({ length: LOGIN_LIMITS.guessedNear.max }, () => REPLY_CODE.wrongCode))
  })

  it('count the guesses of many requests at once before any of them is answered', async () => {
    const shop = await open()
    const { ask, login } = hands(shop)
    const tickets: string[] = []
    for (const telephone of numbers(20)) tickets.push((await ask(telephone, STRANGER)).data!.ticket)
    const guesses = tickets.flatMap((ticket, at) =>
      Array.from({ length: 5 }, (_, n) => login(numbers(20)[at]!, ticket, String(n).padStart(6, '0'), STRANGER)),
    )
    const wrong = (await Promise.all(guesses)).filter(({ code }) => code === REPLY_CODE.wrongCode)
    expect(wrong.length).toBeLessThanOrEqual(LOGIN_LIMITS.wrongNear.max + tickets.length)
  })
})
