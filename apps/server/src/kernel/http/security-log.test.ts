import type { SentLoginCode } from '@hearth/sdk/core'
import { expect, it, onTestFinished } from 'vitest'
import { openTestShop } from '../../../test/shop'

const telephone = '13800138000'

it('tells the owner, in lines a program can read, who logged in and out and what was refused, without a code, a token or a whole telephone', async () => {
  const lines: string[] = []
  const shop = await openTestShop({ logLines: lines })
  onTestFinished(() => shop.close())
  const post = <Data>(call: string, payload: object, headers = {}) =>
    shop.ask<Data>({
      method: 'POST',
      url: `/api/passport/v1/${call}`,
      payload: { telephone, ...payload },
      headers,
      remoteAddress: '203.0.113.9',
    })

  const { ticket } = (await post<SentLoginCode>('code', {})).data!
  const code = shop.codes.get(telephone)!
  const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await post('code', {})
  await post('login', { ticket, code: other, session: 'token' })
  const { data } = await post<{ sessionToken: string }>(
    'login',
    { ticket, code, session: 'token' },
    { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 Safari/537.36' },
  )
  const headers = { 'x-hearth-session': data!.sessionToken }
  await shop.ask({ url: '/api/orders/1/v1', headers })
  await post(
    'login',
    { ticket, code, session: 'cookie' },
    { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
  )
  await shop.ask({ url: '/api/loginOut/v1', headers })

  const events = lines.map((line) => JSON.parse(line) as Record<string, string>).filter(({ event }) => event)
  expect(events.map(({ event, call }) => (call ? `${event} ${call}` : event))).toEqual([
    'rate-limited passport.sendCode',
    'login-refused passport.login',
    'login',
    'not-found-or-not-theirs orders.get',
    'foreign-origin passport.login',
    'logout',
  ])
  expect(events.slice(0, 3)).toMatchObject([
    { network: '203.0.113.9', telephone: '138****8000' },
    { telephone: '138****8000' },
    { device: 'Chrome · Windows', network: '203.0.113.9' },
  ])
  for (const secret of [telephone, code, other, ticket, data!.sessionToken])
    expect(lines.join('\n')).not.toContain(secret)
})
