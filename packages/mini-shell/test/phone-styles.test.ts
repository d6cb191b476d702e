import postcss from 'postcss'
import { expect, it } from 'vitest'
import phoneStyles from '../build/phone-styles.cjs'

const onPhones = (css: string) =>
  postcss([phoneStyles()]).process(css, { from: undefined }).css.replace(/\s+/g, ' ').trim()

it('leaves out what only desktops use', () => {
  expect(
    onPhones(
      '.a { color: red } @media (min-width: 1024px) { .a { color: blue } } @media (hover: hover) { .b { color: red } }',
    ),
  ).toBe('.a { color: red }')
  expect(onPhones('@media (min-width: 1024px) and (max-width: 1199px) { .a { color: red } }')).toBe('')
  expect(
    onPhones('.a:hover, .b { color: red } .c:focus-visible { outline: 0 } .d { cursor: pointer; color: red }'),
  ).toBe('.b { color: red } .d { color: red }')
})

it('keeps what phones use: their own states and looks, and the styles for wide and folding ones', () => {
  const css =
    '@media (min-width: 640px) { .a { color: red } } @media (prefers-color-scheme: dark) { .b { color: red } } .c:active { color: red }'
  expect(onPhones(css)).toBe(css)
})
