import { expect, it } from 'vitest'
import { inlineJson } from '#document/inline-json'

it('escapes whatever would end a script element or a line, and keeps every character', () => {
  const value = { name: '</script><!--<script>', line: 'a\u2028b\u2029c', amp: '&lt;', quote: '"\\', 长: '暖居 😀' }
  const text = inlineJson(value)
  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(value)
})
