import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pack } from '../src/index.mjs'
import { swanMarkup } from '../src/pack/swan-markup.mjs'

const fixture = (name) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))

it('refuses a folder without a built app', () => {
  const empty = mkdtempSync(join(tmpdir(), 'hearth-empty-'))
  expect(() => pack(empty)).toThrow('app.json is missing')
  rmSync(empty, { recursive: true })
})

it('distinguishes the two platforms by their files', () => {
  expect(pack(fixture('weapp')).app.platform).toBe('weapp')
  expect(pack(fixture('swan')).app.platform).toBe('swan')
})

it('inlines imported style sheets and computes rpx from the width of the phone', () => {
  const { css } = pack(fixture('weapp')).app
  expect(css.app).toContain('width: calc(var(--rpx) * 375)')
  expect(css.app).toContain('min-height: 10cqh')
  expect(css.app).not.toContain('@import')
})

it('finds no fault in the templates of a good app', () => {
  expect(pack(fixture('weapp')).app.warnings).toEqual([])
  expect(pack(fixture('swan')).app.warnings).toEqual([])
})

it('translates loops and conditions of the search app into those of the messaging app', () => {
  expect(swanMarkup('<view s-for="item, i in list trackBy item.id" s-if="a"></view>')).toBe(
    '<view wx:for="{{list}}" wx:for-item="item" wx:for-index="i" wx:key="id" wx:if="{{a}}"></view>',
  )
  expect(swanMarkup('<block s-for="a trackBy item.sid"><template is="x" s-key="sid"/></block>')).toBe(
    '<block wx:for="{{a}}" wx:key="sid"><template is="x"/></block>',
  )
  expect(swanMarkup('<template is="x" data="{{{ root:root }}}" /><input value="{= v =}" />')).toBe(
    '<template is="x" data="{{ root:root }}" /><input value="{{v}}" />',
  )
})
