import { describe, expect, it } from 'vitest'
import { classesOf, uses } from '../unused-classes.mjs'

describe('the search for unused classes', () => {
  it('finds every class a style sheet defines, and no number', () => {
    expect(
      classesOf(
        '.card > .title::before { margin: .5em } @media (min-width: 1024px) { .card.is-wide:hover { opacity: .9 } } @keyframes turn { 50.5% { opacity: 0 } }',
      ),
    ).toEqual(['card', 'title', 'is-wide'])
  })

  it('counts a class as used by its name, and by a word only where something is between brackets', () => {
    expect(uses('<Box className={css.card} />', 'card')).toBe(true)
    expect(uses('<Box className={css.cards} />', 'card')).toBe(false)
    expect(uses("type Tone = 'soft'; css[tone]", 'soft')).toBe(true)
    expect(uses("type Tone = 'soft'; css.plain", 'soft')).toBe(false)
  })
})
