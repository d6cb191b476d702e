import { expect, it } from 'vitest'
import { findCommand } from '#kernel/commands/find-command'
import { allCommands } from '#operator/all-commands'
import { helpText } from '#operator/help-text'
import { GUIDE } from '../../test/guide'

it('tells of each command on a line, with what it does beside it or below', () => {
  const lines = helpText(allCommands).split('\n')
  expect(lines).toContain('  hearth stock <skuNo>              how many are left, and sold')
  expect(lines).toContain('  hearth stock <skuNo> 50|+10|-10   set, add or take away')
  expect(lines[lines.indexOf('  hearth cancel <orderId> [--reason 无法送达]') + 1]).toBe(
    '                                    an unpaid order; the shopper reads why',
  )
})

it('has no two commands that are said the same', () => {
  const names = allCommands.flatMap(({ name, verbs }) =>
    verbs.length === 0 ? [name] : verbs.map((verb) => `${name} ${verb}`),
  )
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

it('every command that the guide for owners shows is one, with the words and options it shows', () => {
  const shown = [...GUIDE.matchAll(/^\$? ?pnpm hearth (.+)$/gm)].map(([, line = '']) => line.split(/ {2,}/)[0]!.trim())
  expect(shown.length).toBeGreaterThan(50)
  for (const line of shown) {
    const asked = findCommand(allCommands, line.split(' '))
    expect(asked, line).toBeDefined()
    expect(() => asked!.words(), line).not.toThrow()
  }
})
