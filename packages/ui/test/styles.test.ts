// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { moduleFiles, styleFiles } from './style-files'

/**
 * Allowed selectors: class selectors, as children or descendants, with these pseudo-classes and pseudo-elements.
 * `:hover` is allowed only for devices that can hover.
 */
const PART = String.raw`(?:\.[a-z][\w-]*)+(?::active|:hover|:focus-within|:first-child|:last-child|::before|::after)*`
const ALLOWED = new RegExp(`^${PART}(?:\\s*>\\s*${PART}|\\s+${PART})*$`, 'i')

const tokens = new Set<string>()
for (const { root } of styleFiles) root.walkDecls(/^--/, ({ prop }) => void tokens.add(prop))

describe('the style sheets', () => {
  it('use only class selectors, so that the mini shells can take them unchanged', () => {
    const strange: string[] = []
    for (const { name, root } of moduleFiles)
      root.walkRules((rule) => {
        const frames =
          rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes/.test(String(rule.parent.name))
        if (!frames)
          for (const selector of rule.selectors)
            if (!ALLOWED.test(selector) && !selector.endsWith('::-webkit-scrollbar'))
              strange.push(`${name}: ${selector}`)
      })
    expect(strange).toEqual([])
  })

  it('use hover only where there is a pointer, or on a desktop', () => {
    const strange: string[] = []
    for (const { name, root } of moduleFiles)
      root.walkRules(/:hover/, (rule) => {
        const media = rule.parent?.type === 'atrule' && 'params' in rule.parent ? String(rule.parent.params) : ''
        if (!/hover: hover|min-width: 1024px/.test(media)) strange.push(`${name}: ${rule.selector}`)
      })
    expect(strange).toEqual([])
  })

  it('use only tokens that are defined', () => {
    const unknown: string[] = []
    for (const { name, root } of styleFiles)
      root.walkDecls(({ value }) => {
        for (const [, token, fallback] of value.matchAll(/var\((--[\w-]+)(,)?/g))
          if (token && !fallback && !tokens.has(token) && token !== '--icon') unknown.push(`${name}: ${token}`)
      })
    expect(unknown).toEqual([])
  })

  it('name colours only by tokens, so that dark mode applies to them', () => {
    const loose: string[] = []
    for (const { name, root } of moduleFiles)
      root.walkDecls(({ prop, value }) => {
        if (/#[0-9a-f]{3,8}\b/i.test(value) && !prop.startsWith('--')) loose.push(`${name}: ${prop}: ${value}`)
      })
    expect(loose).toEqual([])
  })
})
