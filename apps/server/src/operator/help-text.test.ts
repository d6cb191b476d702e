import { PROMOTION_TYPE_LABEL } from '@hearth/domain'
import { describe, expect, it } from 'vitest'
import { PARCEL_HEADINGS } from '#areas/orders/shipping/parcel-rows'
import { COMMAND_GROUPS } from '#kernel/commands/command-groups'
import { findCommand } from '#kernel/commands/find-command'
import { inLanguage, type Language } from '#kernel/commands/told'
import { PLACEHOLDERS, usageText } from '#kernel/commands/usage-text'
import { allCommands } from '#operator/all-commands'
import { helpText, topicText, unknownText } from '#operator/help-text'
import { GUIDE, GUIDE_ZH } from '../../test/guide'

const PARCEL_COLUMNS = Object.values(PARCEL_HEADINGS).map(([heading]) => heading)

const all = (language: Language) => inLanguage(language, () => topicText(allCommands, 'all')!)

it('lists each command on a line, with its purpose beside it or below', () => {
  const lines = all('en').split('\n')
  expect(lines).toContain('  hearth stock <skuNo>              how many are left, and sold')
  expect(lines).toContain('  hearth stock <skuNo> 50|+10|-10   set, add or take away')
  expect(lines[lines.indexOf('  hearth cancel <orderId> [--reason 无法送达]') + 1]).toBe(
    '                                    an unpaid order; the shopper reads why',
  )
  expect(all('zh').split('\n')).toContain('  hearth stock <规格编号>           查看库存和销量')
})

it('begins with daily tasks and the topics, on one page of a terminal', () => {
  for (const language of ['zh', 'en'] as const) {
    const text = inLanguage(language, helpText)
    expect(text.split('\n').length, language).toBeLessThanOrEqual(28)
    for (const { name } of Object.values(COMMAND_GROUPS)) expect(text).toContain(name[language])
  }
})

it.each(['订单', 'orders', 'order', 'ship'])('lists the commands of a topic requested as %s', (word) => {
  const text = inLanguage('zh', () => topicText(allCommands, word)!)
  expect(text.split('\n')[0]).toBe('订单：查单、发货、改价、改地址、取消、退款、导出')
  expect(text).toContain('hearth ship <订单号>')
  expect(text).not.toContain('hearth stock')
})

it('offers the nearest commands to an unknown word', () => {
  expect(inLanguage('zh', () => unknownText(allCommands, 'oders'))).toBe(
    '没有命令 oders。您是不是要写 orders？全部命令：hearth help all',
  )
  expect(inLanguage('en', () => unknownText(allCommands, 'lampshades'))).toBe(
    'There is no command lampshades. All of them: hearth help all',
  )
})

it('has every command in a topic, and no empty topic', () => {
  for (const key of Object.keys(COMMAND_GROUPS)) expect(allCommands.some(({ group }) => group === key)).toBe(true)
})

describe('the languages', () => {
  /** Returns the texts of the help, apart from usages, in a language. */
  const texts = (language: Language) =>
    [
      ...allCommands.flatMap(({ help, also = {} }) => [help, ...Object.values(also)]),
      ...Object.values(COMMAND_GROUPS).flatMap(({ name, does }) => [name, does]),
    ].map((text) => text[language])

  it('have a text for each command', () => {
    for (const language of ['zh', 'en'] as const)
      expect(texts(language).filter((text) => text.trim() === '')).toEqual([])
  })

  it('keep English words out of the Chinese help except names, options, files and examples', () => {
    const known = new Set(allCommands.flatMap(({ name, verbs }) => [name, ...verbs]))
    const left = texts('zh').flatMap((text) =>
      [
        ...text
          .replaceAll(/（[^（）]*）|--[a-z-]+|\bhearth\b|\S*[./]\S*|\bPDF\b|\bmove 5 2\b/g, '')
          .matchAll(/[A-Za-z][A-Za-z-]+/g),
      ].flatMap(([word]) => (known.has(word) ? [] : [`${word}: ${text}`])),
    )
    expect(left).toEqual([])
  })

  it('keep Chinese out of the English help except kinds of promotions and headings of spreadsheets', () => {
    const words = [...Object.values(PROMOTION_TYPE_LABEL), ...PARCEL_COLUMNS, '拼团', '预约', '好友砍价']
    const left = texts('en').flatMap((text) =>
      [...text.matchAll(/\p{Script=Han}+/gu)].flatMap(([word]) => (words.includes(word) ? [] : [`${word}: ${text}`])),
    )
    expect(left).toEqual([])
  })

  it('show the words of options in Chinese, with Chinese placeholders', () => {
    const usages = inLanguage('zh', () =>
      allCommands.flatMap((command) =>
        [command.words, ...Object.keys(command.also ?? {})].map((line) => usageText(line, command)),
      ),
    )
    const named = allCommands.flatMap(({ words, also = {} }) =>
      [words, ...Object.keys(also)].flatMap((line) => [...line.matchAll(/<([^>]+)>/g)].map(([, name]) => name!)),
    )
    expect([...new Set(named)].filter((name) => !(name in PLACEHOLDERS))).toEqual([])
    const english = usages.flatMap((usage) => [...usage.matchAll(/[ |]([a-z]{2,}(?:\|[a-z-]+)+)/g)].map(() => usage))
    expect(english.filter((usage) => !/^[a-z-]+ [a-z-]+\|/.test(usage) && !/\.xlsx/.test(usage))).toEqual([])
  })

  it('have different words for different values of an option', () => {
    for (const { words, choices = {} } of allCommands)
      for (const choice of Object.values(choices)) {
        const chinese = Object.values(choice.words)
        expect(chinese, words).toEqual([...new Set(chinese)])
      }
  })
})

it('has no two commands with the same usage', () => {
  const names = allCommands.flatMap(({ name, verbs }) =>
    verbs.length === 0 ? [name] : verbs.map((verb) => `${name} ${verb}`),
  )
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

it.each([
  ['English', GUIDE, 50],
  ['Chinese', GUIDE_ZH, 30],
])('every command in the %s guide for owners exists, with the words and options shown', (_, guide, least) => {
  const shown = [...guide.matchAll(/^\$? ?pnpm hearth (.+)$/gm)].map(([, line = '']) => line.split(/ {2,}/)[0]!.trim())
  expect(shown.length).toBeGreaterThan(least)
  for (const line of shown) {
    if (/^(help|--lang)/.test(line)) continue
    const asked = findCommand(allCommands, line.split(' '))
    expect(asked, line).toBeDefined()
    expect(() => asked!.words(), line).not.toThrow()
  }
})
