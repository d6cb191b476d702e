import { describe, expect, it } from 'vitest'
import { readSettings } from '#settings'

describe('the settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({}, '/home/shop/apps/server')).toMatchObject({ port: 3000, host: 'localhost', webDir: '/home/shop/apps/web/dist', databaseUrl: undefined, environment: 'development', demo: true })
  })

  it('say in plain words what cannot be meant', () => {
    expect(() => readSettings({ PORT: 'http' }, '/')).toThrow('PORT=http is no port')
    expect(() => readSettings({ SMS_SENDER: 'pigeon' }, '/')).toThrow('SMS_SENDER=pigeon is not known')
    expect(() => readSettings({ NODE_ENV: 'production' }, '/')).toThrow('PAYMENT=sandbox collects none')
  })
})
