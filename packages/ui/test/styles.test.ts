// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { moduleFiles, styleFiles } from './style-files'

/** Class selectors in child or descendant order; :active, ::before, ::after anywhere, :hover only where something hovers. */
const PART = String.raw`(?:\.[a-z][\w-]*)+(?::active|:hover|:focus-within|:first-child|:last-child|::before|::after)*`
const ALLOWED = new RegExp(`^${PART}(?:\\s*>\\s*${PART}|\\s+${PART})*$`, 'i')

const tokens = new Set<string>()
for (const { root } of styleFiles) root.walkDecls(/^--/, ({ prop }) => void tokens.add(prop))

describe('the style sheets', () => {
  it('keep to class selectors, so that the mini shells take them as they are', () => {
    const strange: string[] = []
    for (const { name, root } of moduleFiles)
      root.walkRules((rule) => {
        const frames = rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes/.test(String(rule.parent.name))
        if (!frames) for (const selector of rule.selectors) if (!ALLOWED.test(selector) && !selector.endsWith('::-webkit-scrollbar')) strange.push(`${name}: ${selector}`)
      })
    expect(strange).toEqual([])
  })

  it('hover only where there is a pointer, or on a desktop', () => {
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
        for (const [, token, fallback] of value.matchAll(/var\((--[\w-]+)(,)?/g)) if (token && !fallback && !tokens.has(token) && token !== '--icon') unknown.push(`${name}: ${token}`)
      })
    expect(unknown).toEqual([])
  })

  it('name colours by tokens alone, so that dark mode reaches them', () => {
    const loose: string[] = []
    for (const { name, root } of moduleFiles)
      root.walkDecls(({ prop, value }) => {
        if (/#[0-9a-f]{3,8}\b/i.test(value) && !prop.startsWith('--')) loose.push(`${name}: ${prop}: ${value}`)
      })
    expect(loose).toEqual([])
  })

  it('hold no class that no component uses', () => {
    const unused: string[] = []
    for (const { name, root } of moduleFiles) {
      const users = name.includes('/taro/') ? [] : /^(?:primitives|hot)\//.test(name) ? ['web', 'taro'].map((twin) => name.replace('/', `/${twin}/`)) : [name]
      const code = users
        .map((user) => fileURLToPath(new URL(`../src/${user.replace('.module.css', '.tsx')}`, import.meta.url)))
        .filter((user) => existsSync(user))
        .map((user) => readFileSync(user, 'utf8'))
        .join()
      if (code === '' || code.includes('css[')) continue
      const classes = new Set<string>()
      root.walkRules((rule) => rule.selectors.forEach((selector) => selector.match(/\.[a-z]\w*/gi)?.forEach((one) => classes.add(one.slice(1)))))
      for (const one of classes) if (!new RegExp(`css\\.${one}\\b`).test(code)) unused.push(`${name}: ${one}`)
    }
    expect(unused).toEqual([])
  })
})
