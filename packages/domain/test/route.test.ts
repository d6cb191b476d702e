import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath, safeNext } from '#index'

// The shop does not use `URL`, since mini-programs lack it. The tests compare the results of the shop with those of
// `URL`.
declare const URL: new (url: string, base: string) => { origin: string; pathname: string; search: string; hash: string }

const ORIGIN = 'https://shop.example'

describe('the page after a login (R03)', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%2fevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/\tevil',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%0d%0aevil',
    ' //evil.example',
    '\t//evil.example',
    '\u0000/',
    'evil.example',
    '',
    '?next=1',
    '#top',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%',
    '/%zz',
    '@evil.example',
    ':80',
    '/\u007f',
    '/login',
    '/login?next=/login',
    '/login/x',
    '/login#top',
    '/%6cogin',
    'data:text/html,x',
    `/${'a'.repeat(2048)}`,
    '/\u001f',
    '/\u009f',
    '/a?b=\u0000',
    '/a?b=\\c',
    '/%2525252541',
  ])('is home instead of %j', (next) => expect(safeNext(next)).toBe('/'))

  it.each([
    '/',
    '/product/1001',
    '/my/orders?status=10',
    '/search?q=%E9%9F%B3%E7%AE%B1#top',
    '/login-help',
    '/x/login',
    '/checkout?from=https://a.example//b',
    '/a?b=//c',
    '/a#//c',
    `/${'a'.repeat(2047)}`,
    '/ a',
    '/~',
    '/\u00a0',
    '/%25252541',
  ])('keeps %j', (next) => expect(safeNext(next)).toBe(next))

  it('is home without a page to return to', () => expect(safeNext()).toBe('/'))

  const trick = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5C',
    '%252F',
    '\t',
    '\n',
    '\r',
    '%09',
    '%0a',
    '.',
    '..',
    '%2e',
    ':',
    '@',
    '?',
    '#',
    ' ',
    'evil.example',
    'https:',
    'javascript:',
    'a',
    '／',
    '。',
    '%',
    '\u2028',
  )
  const hostile = fc.oneof(
    fc.array(trick, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(trick, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  )

  it('never leaves the origin: not directly, not when resolved and used again, not when decoded first', () => {
    fc.assert(
      fc.property(hostile, (next) => {
        const safe = safeNext(next)
        const once = new URL(safe, ORIGIN)
        expect(once.origin).toBe(ORIGIN)
        expect(new URL(once.pathname + once.search + once.hash, ORIGIN).origin).toBe(ORIGIN)
        expect(new URL(decodeURIComponent(safe), ORIGIN).origin).toBe(ORIGIN)
        expect(safeNext(safe)).toBe(safe)
      }),
      { numRuns: 3000 },
    )
  })

  it('is passed to the login page and comes back whole', () => {
    expect(loginPath('/my/orders?status=10')).toBe('/login?next=%2Fmy%2Forders%3Fstatus%3D10')
    const nowhere = [undefined, '/', '//evil.example', '/\\evil.example', 'https://evil.example', '/login?next=%2F']
    expect(nowhere.map(loginPath)).toEqual(nowhere.map(() => '/login'))
  })

  it('is home for an empty text', () => {
    for (const next of [null, 5, ['/a'], {}]) expect(safeNext(next as unknown as string)).toBe('/')
  })
})
