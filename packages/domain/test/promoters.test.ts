import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CERTIFICATION_STATUS,
  certificationOf,
  comparedText,
  needsNewAgreement,
  PROMOTER_AGREEMENT_VERSION,
  PROMOTER_KIND,
  PROMOTER_STEPS,
  promoterAgreementVersion,
  promoterDeeds,
  promoterState,
  promoterStep,
  SHOP_NAME_MOST,
  SHOP_STATUS,
  SHOP_STEPS,
  shopDeeds,
  shopNameFault,
  shopNameKey,
  shopStep,
  USUAL_COMMUNITY_RULES,
  type PromoterDeed,
  type PromoterKind,
  type PromoterState,
  type ShopDeed,
  type ShopStatus,
  type StepActor,
} from '#index'

const ACTORS: readonly StepActor[] = ['shopper', 'shop', 'house']
const STATES: readonly PromoterState[] = ['none', 'reviewing', 'passed', 'refused', 'suspended']
const DEEDS = [...new Set(PROMOTER_STEPS.map(({ deed }) => deed))]

const nextOf = (state: PromoterState): PromoterState[] =>
  ACTORS.flatMap((by) => promoterDeeds(state, by).map((deed) => promoterStep(state, deed, by)!))

describe('the steps of a promoter (F15, P02)', () => {
  it('lead from no application to every state, and on from each', () => {
    const found = new Set<PromoterState>(['none'])
    for (const state of found) for (const to of nextOf(state)) found.add(to)
    expect([...found].sort()).toEqual([...STATES].sort())
    for (const state of STATES) expect([state, nextOf(state).length > 0]).toEqual([state, true])
  })

  it('make only applicants promoters, and allow only the table’s steps, whatever is tried', () => {
    const walk = fc.array(fc.tuple(fc.constantFrom<PromoterDeed>(...DEEDS), fc.constantFrom(...ACTORS)), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(walk, (steps) => {
        let state: PromoterState = 'none'
        let applied = false
        for (const [deed, by] of steps) {
          const to = promoterStep(state, deed, by)
          const rows = PROMOTER_STEPS.filter((one) => one.deed === deed && one.from === state && one.by.includes(by))
          expect(rows.map((row) => row.to)).toEqual(to === undefined ? [] : [to])
          expect(promoterDeeds(state, by).includes(deed)).toBe(to !== undefined)
          if (to !== undefined && deed === 'apply') applied = true
          if (to === 'passed') expect(applied).toBe(true)
          if (to !== undefined && by === 'shopper') expect(to).toBe('reviewing')
          state = to ?? state
        }
      }),
    )
  })

  it('are stored as certification and suspension, which give the state again', () => {
    for (const state of STATES) expect(promoterState(certificationOf(state), state === 'suspended')).toBe(state)
    expect(certificationOf('suspended')).toBe(CERTIFICATION_STATUS.passed)
  })
})

const SHOP_DEEDS = [...new Set(SHOP_STEPS.map(({ deed }) => deed))]
const KINDS = Object.values(PROMOTER_KIND)
const SHOP_STATES = Object.values(SHOP_STATUS)

describe('the steps of a promoter’s shop (F16, P02)', () => {
  const next = (kind: PromoterKind, status: ShopStatus): ShopStatus[] =>
    ACTORS.flatMap((by) => shopDeeds(kind, status, by).map((deed) => shopStep(kind, status, deed, by)!))

  it('open a promoter’s own shop as it is created, and a partner shop only after a code', () => {
    for (const kind of KINDS) {
      const found = new Set<ShopStatus>([SHOP_STATUS.none])
      for (const status of found) for (const to of next(kind, status)) found.add(to)
      const all = kind === 'partner' ? SHOP_STATES : SHOP_STATES.filter((status) => status !== SHOP_STATUS.reviewing)
      expect([...found].sort()).toEqual([...all].sort())
      for (const status of found) expect([kind, status, next(kind, status).length > 0]).toEqual([kind, status, true])
    }
    expect(shopStep('promoter', SHOP_STATUS.none, 'create', 'shopper')).toBe(SHOP_STATUS.open)
    expect(shopStep('partner', SHOP_STATUS.none, 'create', 'shopper')).toBeUndefined()
  })

  it('let no owner open a partner shop, whatever is tried', () => {
    const walk = fc.array(fc.tuple(fc.constantFrom<ShopDeed>(...SHOP_DEEDS), fc.constantFrom(...ACTORS)), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), walk, (kind, steps) => {
        let status: ShopStatus = SHOP_STATUS.none
        let authorized = false
        for (const [deed, by] of steps) {
          const to = shopStep(kind, status, deed, by)
          expect(shopDeeds(kind, status, by).includes(deed)).toBe(to !== undefined)
          if (to !== undefined && deed === 'authorize') authorized = true
          if (to === SHOP_STATUS.open && kind === 'partner') {
            expect(authorized).toBe(true)
            expect(by).not.toBe('shopper')
          }
          status = to ?? status
        }
      }),
    )
  })
})

describe('the name of a shop (F16, case 32)', () => {
  const words = [...USUAL_COMMUNITY_RULES.refusedWords, '01官方']

  it('is the same however it is spelled', () => {
    const spelled = ['暖居01', '暖 居０１', '暖\u200B居⓪①'.replace('⓪①', '01'), '暖居٠١', '\u2060暖居०१ ', '暖居𝟎𝟏']
    expect(new Set(spelled.map(shopNameKey))).toEqual(new Set(['暖居01']))
    expect(shopNameKey('暖居02')).not.toBe(shopNameKey('暖居01'))
  })

  it('contains no refused word, however it is hidden', () => {
    for (const name of ['刷单之家', '刷\u200B单', '加ＶＸ找我', '٠١官方', '0 1 官 方'])
      expect([name, shopNameFault(name, words)]).toEqual([name, 'word'])
    for (const name of ['', '  ', '\u200B\u2060']) expect(shopNameFault(name, words)).toBe('empty')
    expect(shopNameFault('灯'.repeat(SHOP_NAME_MOST), words)).toBeUndefined()
    expect(shopNameFault('灯'.repeat(SHOP_NAME_MOST + 1), words)).toBe('long')
    expect(shopNameFault('😀'.repeat(SHOP_NAME_MOST), words)).toBeUndefined()
  })

  it('treats digits of every script as those of ASCII', () => {
    // The digit 0 of each script whose digits even the oldest supported devices recognize.
    for (const zero of [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xe50, 0xed0, 0x1040, 0x17e0, 0x1810, 0xff10]) {
      const row = Array.from({ length: 10 }, (_, n) => String.fromCodePoint(zero + n)).join('')
      expect([zero, comparedText(row)]).toEqual([zero, '0123456789'])
    }
  })
})

describe('a later version of the promoters’ agreement', () => {
  it('is the owner’s, and never older than the default text', () => {
    expect(promoterAgreementVersion({})).toBe(PROMOTER_AGREEMENT_VERSION)
    expect(promoterAgreementVersion({ agreementVersion: 7 })).toBe(7)
    expect(promoterAgreementVersion({ agreementVersion: 0 })).toBe(PROMOTER_AGREEMENT_VERSION)
  })

  it('is asked of promoters who agreed to an older one, and not of shoppers who never applied', () => {
    expect(needsNewAgreement({ agreementVersion: 2 })).toBe(false)
    expect(needsNewAgreement({ agreedVersion: 1, agreementVersion: 2 })).toBe(true)
    expect(needsNewAgreement({ agreedVersion: 2, agreementVersion: 2 })).toBe(false)
  })
})
