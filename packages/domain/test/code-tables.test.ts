import { describe, expect, it } from 'vitest'
import * as domain from '#index'

type Table = Readonly<Record<string, number | string>>

const exported = domain as unknown as Readonly<Record<string, Table>>
const tables = Object.keys(exported).filter((name) => `${name}_LABEL` in exported)

/** The codes that may have an empty label: an ordinary product, and a product that can be bought. */
const SILENT: Readonly<Record<string, number>> = {
  PRODUCT_STATUS: domain.PRODUCT_STATUS.onSale,
  AVAILABILITY: domain.AVAILABILITY.available,
}

describe.each(tables)('%s', (name) => {
  const codes = Object.values(exported[name] ?? {})
  const labels = exported[`${name}_LABEL`] ?? {}

  it('gives each code one name', () => {
    expect(codes.length).toBeGreaterThan(0)
    expect(new Set(codes).size).toBe(codes.length)
  })

  // After an intended change of words or codes, update the snapshot: `vitest run -u test/code-tables.test.ts`.
  it('has the same words as before', () => {
    expect({ codes: exported[name], labels }).toMatchSnapshot()
  })

  it('has words for each code, different for each', () => {
    expect(Object.keys(labels).sort()).toEqual(codes.map(String).sort())
    const said = codes.map((code) => labels[code])
    expect(new Set(said).size).toBe(said.length)
    expect(codes.filter((code) => labels[code] === '' && SILENT[name] !== code)).toEqual([])
  })
})

it('puts words beside the codes of every area', () => {
  expect(tables.length).toBeGreaterThanOrEqual(35)
})
