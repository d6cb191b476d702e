// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { styleFiles } from './style-files'

const sheet = styleFiles.find(({ name }) => name.endsWith('tokens.css'))

function colours(dark: boolean): Map<string, string> {
  const found = new Map<string, string>()
  sheet?.root.walkDecls(/^--color/, (declaration) => {
    const rule = declaration.parent
    const inDark =
      rule?.parent?.type === 'atrule' && 'params' in rule.parent && String(rule.parent.params).includes('dark')
    if (!inDark || dark)
      found.set(
        declaration.prop.slice('--color-'.length),
        declaration.value.replace(/^var\(--own-[\w-]+, (.*)\)$/, '$1'),
      )
  })
  return found
}

/** Returns the relative luminance of `#rrggbb`, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT_ON: [string, string[]][] = [
  ['text', ['bg', 'surface', 'sunken', 'tint']],
  ['text-2', ['bg', 'surface', 'sunken', 'tint']],
  ['text-3', ['bg', 'surface', 'sunken']],
  ['accent', ['bg', 'surface', 'sunken', 'accent-soft']],
  ['on-fill', ['fill', 'fill-press']],
  ['on-strong', ['strong']],
  ['good', ['surface', 'good-soft']],
  ['warn', ['surface', 'warn-soft']],
  ['bad', ['surface', 'bad-soft']],
]

describe.each([
  ['light', false],
  ['dark', true],
] as const)('colours in the %s', (_, dark) => {
  const palette = colours(dark)
  const pairs = TEXT_ON.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const))

  it.each(pairs)('%s on %s is readable: 4.5 to 1', (text, ground) => {
    expect(contrast(palette.get(text) ?? '', palette.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it('the edge of a control is visible: 3 to 1', () => {
    expect(contrast(palette.get('edge') ?? '', palette.get('surface') ?? '')).toBeGreaterThanOrEqual(3)
  })
})

it('a shop’s element sets only the shop’s own colours, and no other colour of the page', () => {
  const others: string[] = []
  sheet?.root.walkRules(/\.own-colours/, (rule) =>
    rule.walkDecls((declaration) => void (declaration.value.startsWith('var(--own-') || others.push(declaration.prop))),
  )
  expect(others).toEqual([])
})
