import { describe, expect, it } from 'vitest'
import { isInternalVisitor } from '#index'

describe('visitors from inside the company (P04)', () => {
  it('are recognised when the verification file loads within two seconds', () => {
    expect(isInternalVisitor({ ok: true, elapsed: 1999 })).toBe(true)
    expect([
      isInternalVisitor({ ok: true, elapsed: 2000 }),
      isInternalVisitor({ ok: false, elapsed: 10 }),
      isInternalVisitor(),
    ]).toEqual([false, false, false])
  })
})
