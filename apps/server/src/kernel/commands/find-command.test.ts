import { expect, it } from 'vitest'
import { command } from '#kernel/commands/command'
import { findCommand } from '#kernel/commands/find-command'

const said = (words: string, more: object = {}) =>
  command({ words, help: { zh: words, en: words }, group: 'orders', run: () => Promise.resolve(words), ...more })

const commands = [
  said('stock <skuNo>', { also: { 'stock <skuNo> 50|+10|-10': { zh: '', en: '' } } }),
  said('trial list [--of waiting] [--count 20]'),
  said('trial charge <orderId> 59.00 --reason 缺少充电底座'),
  said('cabinet open|close <id>'),
  said('staff'),
  said('staff add <name> --role orders[,support] [--password <12 characters or more>]'),
  said('guide <spuNo> [--title 台灯使用指南 --url https://… | none]'),
  said('parcel <orderId> [--tracking SF123] <text>', { most: Infinity }),
]

const ask = (...args: string[]) => {
  const asked = findCommand(commands, args)
  return asked && { said: asked.command.words, ...asked.words() }
}

it('reads names, options and the number of words from a command’s usage line', () => {
  expect(commands.map(({ name, verbs, options, most }) => [name, verbs, options, most])).toEqual([
    ['stock', [], [], 2],
    ['trial', ['list'], ['of', 'count'], 0],
    ['trial', ['charge'], ['reason'], 2],
    ['cabinet', ['open', 'close'], [], 1],
    ['staff', [], [], 0],
    ['staff', ['add'], ['role', 'password'], 1],
    ['guide', [], ['title', 'url'], 2],
    ['parcel', [], ['tracking'], Infinity],
  ])
})

it('finds a command by its first word, by its second, and returns the list where there is none', () => {
  expect(ask('stock', 'lamp', '-3')).toMatchObject({ said: 'stock <skuNo>', plain: ['lamp', '-3'], verb: '' })
  expect(ask('trial', 'charge', '1', '59.00', '--reason', 'x')).toMatchObject({ plain: ['1', '59.00'], verb: 'charge' })
  expect(ask('trial')).toMatchObject({ verb: '', plain: [] })
  expect(ask('trial', '--of', 'waiting')).toMatchObject({ options: { of: 'waiting' } })
  expect(ask('cabinet', 'close', 'c1')).toMatchObject({ verb: 'close', plain: ['c1'] })
  expect(ask('staff')).toMatchObject({ said: 'staff' })
  expect(ask('lamp')).toBeUndefined()
})

it('refuses words that no command uses', () => {
  expect(() => ask('trial', 'end')).toThrow('Say hearth trial list, charge. See: hearth help trial')
  expect(() => ask('staff', 'remove')).toThrow('Say hearth staff add. See: hearth help staff')
  expect(() => ask('cabinet')).toThrow('Say hearth cabinet open, close.')
  expect(() => ask('staff', 'add', 'wei', 'mei')).toThrow('mei is one word too many')
  expect(() => ask('trial', 'list', '--to', 'x')).toThrow('There is no option --to here.')
})
