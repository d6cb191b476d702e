import * as domain from '@hearth/domain'
import * as codes from '@hearth/sdk/codes'
import * as sdk from '@hearth/sdk'
import * as core from '@hearth/sdk/core'
import { describe, expect, it } from 'vitest'
import { bundle } from './bundle'

const known = domain as unknown as Readonly<Record<string, object>>
const tables = [
  ...Object.keys(known).flatMap((name) => (name.endsWith('_LABEL') ? [name.replace(/_LABEL$/, ''), name] : [])),
  'REPLY_CODE',
  'REPLY_MESSAGE',
  'REPLY_STATUS',
  'SPECIAL_CODE',
].sort()

describe('the codes', () => {
  it.each(Object.entries({ '@hearth/sdk/codes': codes, '@hearth/sdk': sdk, '@hearth/sdk/core': core }))(
    'of every table come from %s, and are the domain’s own',
    (_, entry) => {
      const exported = entry as unknown as Readonly<Record<string, object>>
      expect(tables.length).toBeGreaterThan(130)
      expect(tables.filter((name) => exported[name] !== known[name])).toEqual([])
    },
  )

  it('have the name of a refusal for every reply code, the same text as `error.code`', () => {
    const { ok: _, ...refusals } = domain.REPLY_CODE
    expect(codes.ERROR_CODE).toMatchObject(
      Object.fromEntries(Object.entries(refusals).map(([name, code]) => [name, String(code)])),
    )
    expect(codes.ERROR_CODE.giftCancelledAlone).toBe(domain.SPECIAL_CODE.giftCancelledAlone)
    const own = ['timeout', 'network', 'http', 'tooLarge', 'aborted', 'payload']
    expect(Object.keys(codes.ERROR_CODE).sort()).toEqual([...Object.keys(refusals), ...own].sort())
  })

  it.each(['index', 'core', 'codes'])(
    'imported by a page from `%s` bring no other tables along, and no calls',
    async (entry) => {
      const { code } = await bundle(
        `import { ORDER_STATUS_LABEL } from './${entry}'; globalThis.label = ORDER_STATUS_LABEL[10]`,
        'browser',
      )
      expect(code.length).toBeLessThan(1000)
      expect(code).not.toMatch(/\/api\/|107002|FREE_TRIAL/)
    },
  )
})
