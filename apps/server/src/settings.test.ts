import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readSettings } from '#settings'

describe('the settings', () => {
  it('need no value to be set', () => {
    expect(readSettings({}, '/home/shop/apps/server')).toMatchObject({
      port: 3000,
      host: 'localhost',
      webDir: '/home/shop/apps/web/dist',
      databaseUrl: undefined,
      environment: 'development',
      demo: true,
    })
  })

  it('take an empty setting as one that is not set', () => {
    expect(
      readSettings(
        { PORT: '', HOST: '', DATA_DIR: '', DATABASE_URL: '', WEB_DIR: '', LOG_LEVEL: '', TRACKING: '' },
        '/home/shop/apps/server',
      ),
    ).toEqual(readSettings({}, '/home/shop/apps/server'))
  })

  it('trust the named proxies, and with a plain yes those nearby: never a whole chain that a client can write', () => {
    const trusted = (text?: string) => readSettings({ TRUST_PROXY: text }, '/').trustProxy
    expect([undefined, '', '0', 'false', 'off'].map(trusted)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(new Set(['1', 'true', 'on'].map(trusted))).toEqual(
      new Set(['loopback, linklocal, uniquelocal, 100.64.0.0/10']),
    )
    expect(trusted(' 10.1.2.3,loopback , fd00::/8')).toBe('10.1.2.3, loopback, fd00::/8')
  })

  it('take one process by default or where the database belongs to one, and the wished number on a PostgreSQL server', () => {
    const workers = (env: Record<string, string>) => readSettings(env, '/').workers
    const onServer = { DATABASE_URL: 'postgres://localhost/shop' }
    expect([workers({}), workers({ WORKERS: '' }), workers({ WORKERS: 'auto' }), workers(onServer)]).toEqual([
      1, 1, 1, 1,
    ])
    expect(workers({ ...onServer, WORKERS: '3' })).toBe(3)
    expect(workers({ ...onServer, WORKERS: 'auto' })).toBe(Math.min(64, availableParallelism()))
    expect(() => workers({ WORKERS: '2' })).toThrow('WORKERS=2 needs a PostgreSQL server')
    for (const wrong of ['0', '65', '1.5', 'many'])
      expect(() => workers({ ...onServer, WORKERS: wrong })).toThrow(`WORKERS=${wrong} is no number of processes`)
  })

  it('say in plain words why a value is invalid', () => {
    expect(() => readSettings({ PORT: 'http' }, '/')).toThrow('PORT=http is no port')
    expect(() => readSettings({ DATABASE_URL: 'mysql://localhost/shop' }, '/')).toThrow(
      'DATABASE_URL is no address of a PostgreSQL database',
    )
    expect(() => readSettings({ LOG_LEVEL: 'loud' }, '/')).toThrow(
      'LOG_LEVEL=loud is not known. Known: fatal, error, warn, info, debug, trace, silent.',
    )
    expect(() => readSettings({ PUBLIC_ORIGIN: 'shop.example' }, '/')).toThrow(
      'PUBLIC_ORIGIN=shop.example is no origin',
    )
    for (const PUBLIC_ORIGIN of ['https://shop.example/shop', 'https://shop.example:99999', 'https://999.999.999.999'])
      expect(() => readSettings({ PUBLIC_ORIGIN }, '/')).toThrow(`PUBLIC_ORIGIN=${PUBLIC_ORIGIN} is no origin`)
    expect(() => readSettings({ NOTIFIER: 'pigeon' }, '/')).toThrow('NOTIFIER=pigeon is not known')
    expect(() => readSettings({ MAILER: 'pigeon' }, '/')).toThrow('MAILER=pigeon is not known')
    const MAILER = 'smtps://shop:swordfish@smtp.example'
    for (const MAIL_FROM of [undefined, '', 'shop', 'a@b <c>', '暖居 <hello@shop.example> more'])
      expect(() => readSettings({ MAILER, MAIL_FROM }, '/')).toThrow('say whom mails are from')
    // The address is not printed, because it contains a password.
    expect(() => readSettings({ MAILER: 'smtp://shop:swordfish@[', MAIL_FROM: 'a@b' }, '/')).toThrow(
      /^MAILER is no address of a mail server(?!.*swordfish)/,
    )
    expect(() => readSettings({ MINI_PROGRAM: 'pigeon' }, '/')).toThrow('MINI_PROGRAM=pigeon is not known')
    expect(() => readSettings({ SMS_SENDER: './sms.mjs' }, '/')).toThrow('SMS_SENDER is now NOTIFIER')
    expect(() => readSettings({ TRUST_PROXY: 'nginx' }, '/')).toThrow('TRUST_PROXY=nginx')
    expect(() => readSettings({ TRUST_PROXY: '10.0.0.0/33' }, '/')).toThrow('TRUST_PROXY=10.0.0.0/33')
    for (const PAYMENT of [undefined, ''])
      expect(() => readSettings({ NODE_ENV: 'production', PAYMENT }, '/')).toThrow('PAYMENT=sandbox collects none')
    expect(() => readSettings({ CODES_PER_HOUR: 'many' }, '/')).toThrow('CODES_PER_HOUR=many')
    expect(() => readSettings({ NETWORK_BUDGET: '0' }, '/')).toThrow('NETWORK_BUDGET=0')
    expect(() => readSettings({ SHOPPER_BUDGET: 'much' }, '/')).toThrow('SHOPPER_BUDGET=much')
  })
  it('name a mail server, and the sender of its mails', () => {
    const MAILER = 'smtps://shop:swordfish@smtp.example'
    for (const MAIL_FROM of ['hello@shop.example', '<hello@shop.example>', '暖居 <hello@shop.example>'])
      expect(readSettings({ MAILER, MAIL_FROM }, '/')).toMatchObject({ mailer: MAILER, mailFrom: MAIL_FROM })
    expect(readSettings({ MAILER: 'console' }, '/').mailer).toBeUndefined()
  })

  it('need the origin shoppers see in production, so that no page names the host of some request', () => {
    const production = { NODE_ENV: 'production', PAYMENT: 'sandbox' }
    for (const PUBLIC_ORIGIN of [undefined, ''])
      expect(() => readSettings({ ...production, PUBLIC_ORIGIN }, '/')).toThrow('PUBLIC_ORIGIN=https://shop.example')
    expect(readSettings({ ...production, PUBLIC_ORIGIN: 'https://shop.example/' }, '/')).toMatchObject({
      origin: 'https://shop.example',
      logLevel: 'info',
    })
    // An origin is read into the form in which browsers write it, since it is compared with theirs.
    expect(readSettings({ PUBLIC_ORIGIN: 'HTTPS://Shop.Example:443' }, '/').origin).toBe('https://shop.example')
  })
})
