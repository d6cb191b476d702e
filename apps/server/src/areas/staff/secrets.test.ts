import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { codeAt, makeTotpSecret, otpauthOf, stepOfCode } from '#areas/staff/one-time-code'
import { checkPassword, hashPassword, makePassword } from '#areas/staff/password'
import { openText, sealText } from '#shop/sealed-text'
import { systemRandom } from '#shop/random'

it('one-time codes follow RFC 6238, valid in their half minute and the two beside it', () => {
  // This is the secret of the examples in RFC 6238, `12345678901234567890`. The codes are the last six digits of the
  // codes in the RFC.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect([59, 1_111_111_109, 20_000_000_000].map((second) => codeAt(secret, second * 1000))).toEqual([
    '287082',
    '081804',
    '353130',
  ])
  const noon = 1_795_228_200_000
  const step = noon / 30_000
  expect([-1, 0, 1].map((away) => stepOfCode(secret, codeAt(secret, noon + away * 30_000), noon))).toEqual([
    step - 1,
    step,
    step + 1,
  ])
  expect([-2, 2].map((away) => stepOfCode(secret, codeAt(secret, noon + away * 30_000), noon))).toEqual([
    undefined,
    undefined,
  ])
})

it('an authenticator gets the shop, the name, and a secret of 160 bits that differs each time', () => {
  const secret = makeTotpSecret(systemRandom)
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(makeTotpSecret(systemRandom)).not.toBe(secret)
  const { pathname, searchParams } = new URL(otpauthOf(secret, 'mei', '青禾: 家居馆'))
  expect(decodeURIComponent(pathname)).toMatch(/青禾: 家居馆:mei$/)
  expect(Object.fromEntries(searchParams)).toMatchObject({ issuer: '青禾: 家居馆', secret, digits: '6', period: '30' })
})

it('a password is stored with its own salt and its parameters, and matches in any composed form', async () => {
  const [one, other] = await Promise.all([
    hashPassword('pässwörd, lang', systemRandom),
    hashPassword('pässwörd, lang', systemRandom),
  ])
  expect(one).toMatch(/^scrypt\$15\$8\$3\$/)
  expect(one).not.toBe(other)
  expect(await checkPassword('pässwörd, lang'.normalize('NFD'), one)).toBe(true)
  expect(await checkPassword('Pässwörd, lang', one)).toBe(false)
  expect(await checkPassword('')).toBe(false)
  // A hash with lower parameters is still checked, with its own parameters.
  const { scryptSync } = await import('node:crypto')
  const salt = createHash('sha256').update('salt').digest().subarray(0, 16)
  const key = scryptSync('an old password', salt, 32, { N: 2 ** 10, r: 8, p: 1 })
  const kept = `scrypt$10$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await checkPassword('an old password', kept)).toBe(true)
})

it('a generated password has 120 random bits in groups that are easy to copy', () => {
  expect(makePassword(systemRandom)).toMatch(/^([\da-f]{5}-){5}[\da-f]{5}$/)
})

it('a sealed text is opened with the shop’s secret alone, and not after a character of it was changed', () => {
  const sealed = sealText('secret', 'bank accounts', systemRandom, 'text')
  expect(sealed).not.toContain('text')
  expect(openText('secret', 'bank accounts', sealed)).toBe('text')
  expect(openText('another', 'bank accounts', sealed)).toBeUndefined()
  expect(openText('secret', 'staff one-time codes', sealed)).toBeUndefined()
  expect(
    openText(
      'secret',
      'bank accounts',
      sealed.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ),
  ).toBeUndefined()
  expect(openText('secret', 'bank accounts', 'nothing')).toBeUndefined()
})
