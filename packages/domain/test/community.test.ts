import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beijingDayBegin,
  beginPost,
  comparedText,
  DAY,
  findWord,
  judgeWords,
  POST_LIMITS,
  POST_STATUS,
  POST_STEPS,
  postDeeds,
  postStep,
  postSummary,
  USUAL_COMMUNITY_RULES,
  type PostDeed,
  type PostStatus,
  type StepActor,
} from '#index'

const ACTORS: readonly StepActor[] = ['shopper', 'shop', 'house']
const STATUSES = Object.values(POST_STATUS)
const DEEDS = [...new Set(POST_STEPS.map(({ deed }) => deed))]
const { reviewing, published, refused, takenDown, deleted } = POST_STATUS

const next = (status: PostStatus): [PostDeed, StepActor, PostStatus][] =>
  ACTORS.flatMap((by) =>
    postDeeds(status, by).map((deed): [PostDeed, StepActor, PostStatus] => [deed, by, postStep(status, deed, by)!]),
  )

/** Every reachable state of a new post. */
function reachable(): PostStatus[] {
  const found = new Set<PostStatus>([reviewing, published, refused])
  for (const status of found) for (const [, , to] of next(status)) found.add(to)
  return [...found]
}

describe('the steps of a community post (F12)', () => {
  it('lead to every state, and on from each except deleted', () => {
    expect(reachable().sort()).toEqual([...STATUSES].sort())
    for (const status of STATUSES) expect([status, next(status).length > 0]).toEqual([status, status !== deleted])
  })

  it('end with deletion by the author, who can delete from every state, and nobody else can', () => {
    for (const status of STATUSES)
      expect([status, postStep(status, 'remove', 'shopper')]).toEqual([
        status,
        status === deleted ? undefined : deleted,
      ])
    expect(STATUSES.flatMap((status) => postStep(status, 'remove', 'shop') ?? [])).toEqual([])
  })

  it('let only staff make a post public, and allow only the table’s steps, whatever is tried', () => {
    const walk = fc.array(fc.tuple(fc.constantFrom(...DEEDS), fc.constantFrom(...ACTORS)), { maxLength: 40 })
    fc.assert(
      fc.property(fc.constantFrom(reviewing, published, refused), walk, (first, steps) => {
        let status: PostStatus = first
        for (const [deed, by] of steps) {
          const to = postStep(status, deed, by)
          const rows = POST_STEPS.filter((step) => step.deed === deed && step.from === status && step.by.includes(by))
          expect(rows.map((step) => step.to)).toEqual(to === undefined ? [] : [to])
          expect(postDeeds(status, by).includes(deed)).toBe(to !== undefined)
          if (to === published) expect(by).toBe('shop')
          if (status === deleted) expect(to).toBeUndefined()
          status = to ?? status
        }
      }),
    )
  })

  it('give a reason where a post is refused or taken down, and let a decision be changed', () => {
    expect(postDeeds(refused, 'shop')).toEqual(['publish'])
    expect(postDeeds(takenDown, 'shop')).toEqual(['publish'])
    expect(postDeeds(reviewing, 'shop')).toEqual(['publish', 'refuse'])
    expect(postDeeds(published, 'shop')).toEqual(['takeDown'])
    expect(postDeeds(published, 'house')).toEqual(['recheck', 'remove'])
  })

  it('begin with staff while pictures wait for review, and published at once where the owner says otherwise', () => {
    expect(beginPost({ verdict: 'pass' }, true)).toBe(reviewing)
    expect(beginPost({ verdict: 'pass' }, false)).toBe(published)
    for (const picturesWait of [true, false]) {
      expect(beginPost({ verdict: 'review' }, picturesWait)).toBe(reviewing)
      expect(beginPost({ verdict: 'refuse', reason: '含有广告' }, picturesWait)).toBe(refused)
    }
  })
})

describe('refused words of a post', () => {
  const lists = { refused: ['加微信', 'VX'], reviewed: ['二维码'] }

  it('are found however they are spelled: with blanks, in capitals, full width, and with invisible characters', () => {
    for (const text of ['请加微信', '请 加 微\n信', '加\u200B微\u2060信', 'ｖｘ', 'V x', 'v\u00ADx', '加\u3000微信'])
      expect([text, judgeWords(['标题', text], lists).verdict]).toEqual([text, 'refuse'])
    expect(judgeWords(['标题', '扫一扫二 维 码'], lists)).toEqual({ verdict: 'review' })
    expect(judgeWords(['标题', '客厅的灯很亮'], lists)).toEqual({ verdict: 'pass' })
  })

  it('are not found across a title and the text below it', () => {
    expect(judgeWords(['请加微', '信号很好'], lists)).toEqual({ verdict: 'pass' })
  })

  it('are shown to its author as the list has them', () => {
    expect(judgeWords(['Ｖ ｘ'], lists)).toEqual({ verdict: 'refuse', reason: '内容含有“VX”，请修改后重新发布' })
  })

  it('are found in any text that has them, with blanks between any two of their characters', () => {
    const word = fc.constantFrom(...USUAL_COMMUNITY_RULES.refusedWords)
    const gap = fc.constantFrom('', ' ', '\n', '\u3000', '\u200B', '\u2060', '\t')
    fc.assert(
      fc.property(word, fc.array(gap, { minLength: 20, maxLength: 20 }), fc.string(), (found, gaps, around) => {
        const spelled = Array.from(found, (sign, at) => sign + gaps[at % gaps.length]).join('')
        expect(findWord([`${around}${spelled}`], [found])).toBe(found)
      }),
    )
  })

  it('made of blanks alone are found in no text', () => {
    expect(findWord(['任何内容'], ['', ' ', '\u200B'])).toBeUndefined()
    expect(comparedText(' Ａ b\u200B')).toBe('ab')
  })
})

describe('a post', () => {
  it('is listed with its first lines, within the length of the call', () => {
    expect(postSummary('第一行\n\n第二行  有空格')).toBe('第一行 第二行 有空格')
    expect(postSummary('灯'.repeat(70))).toBe('灯'.repeat(70))
    expect(postSummary('灯'.repeat(71))).toBe(`${'灯'.repeat(69)}…`)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: POST_LIMITS.text }), (text) => {
        expect(postSummary(text).length).toBeLessThanOrEqual(140)
      }),
    )
  })

  it('is counted on the shop’s calendar day on which it was written', () => {
    const midnight = Date.UTC(2026, 10, 26, 16)
    expect(beijingDayBegin(midnight)).toBe(midnight)
    expect(beijingDayBegin(midnight + DAY - 1)).toBe(midnight)
    expect(beijingDayBegin(midnight - 1)).toBe(midnight - DAY)
  })
})
