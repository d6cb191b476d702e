import { expect, it } from 'vitest'
import { createPageOrigins } from '#web/page-origins'

it('are the configured one, whatever host is requested', () => {
  const origins = createPageOrigins('https://shop.example')
  expect(['shop.example', 'evil.example', undefined].map((host) => origins.of(host, 'http'))).toEqual(
    Array.from({ length: 3 }, () => 'https://shop.example'),
  )
})

it('are otherwise those of the first hosts alone, and none for an invalid host', () => {
  const origins = createPageOrigins()
  expect(origins.of('LOCALHOST:3000', 'http')).toBe('http://localhost:3000')
  const many = Array.from({ length: 500 }, (_, at) => origins.of(`h${at}.example`, 'http'))
  expect(new Set(many).size).toBe(8)
  expect(many.at(-1)).toBe('')
  expect(origins.of('localhost:3000', 'http')).toBe('http://localhost:3000')
  for (const host of ['a b', '"><script>', 'user@host', 'host/path', `${'a'.repeat(254)}`, undefined])
    expect(createPageOrigins().of(host, 'http')).toBe('')
})
