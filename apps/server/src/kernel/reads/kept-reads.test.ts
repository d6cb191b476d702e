import { beforeEach, describe, expect, it } from 'vitest'
import { createKeptReads, type KeptReads } from '#kernel/reads/kept-reads'

describe('the memory for public replies', () => {
  let name: string | undefined
  let moves: number
  let elapsed: number
  let made: string[]
  let reads: KeptReads
  beforeEach(() => {
    ;[name, moves, elapsed, made] = ['one', 0, 0, []]
    reads = open()
  })

  const open = (mostBytes?: number) =>
    createKeptReads({
      version: { read: () => Promise.resolve(name ?? ''), known: () => name },
      moves: () => moves,
      elapsed: () => elapsed,
      mostBytes,
    })
  const get = (key: string, data = '{}') => reads.get(key, () => Promise.resolve((made.push(key), data)))

  it('makes a reply once while nothing changes, and writes the time of sending into each', async () => {
    const first = await get('lamp', '{"name":"灯"}')
    expect(await get('lamp')).toBe(first)
    expect(made).toEqual(['lamp'])
    expect([7, 1234].map((now) => first.body(now).toString())).toEqual(
      [7, 1234].map((now) =>
        JSON.stringify({ code: 0, message: '', success: true, data: { name: '灯' }, currentTimeMillis: now }),
      ),
    )
  })

  it.each<[string, () => void]>([
    [
      'the catalogue or a price has changed',
      () => {
        name = 'two'
      },
    ],
    [
      'this process has sold pieces or taken them back',
      () => {
        moves = 1
      },
    ],
    [
      'a second has gone by, in which another process may have sold some',
      () => {
        elapsed = 1000
      },
    ],
  ])('makes it again once %s', async (_, change) => {
    const read = await get('lamp')
    reads.note('/lamp', read, {})
    expect(reads.peek('/lamp')).toBe(read)
    change()
    expect(reads.peek('/lamp')).toBeUndefined()
    expect(await get('lamp')).not.toBe(read)
    expect(made).toHaveLength(2)
  })

  it('sends nothing from memory while it is unknown whether the catalogue has changed', async () => {
    reads.note('/lamp', await get('lamp'), {})
    name = undefined
    expect(reads.peek('/lamp')).toBeUndefined()
  })

  it('makes one reply for all who ask at the same time, and another for requests after a sale', async () => {
    let finish = (_: string) => {}
    const slow = () => (
      made.push('slow'),
      new Promise<string>((resolve) => {
        finish = resolve
      })
    )
    const [first, second] = [reads.get('slow', slow), reads.get('slow', slow)]
    await Promise.resolve()
    moves = 1
    const after = await get('slow', '"new"')
    finish('"old"')
    expect(await first).toBe(await second)
    expect(made).toEqual(['slow', 'slow'])
    expect(after.body(1).toString()).toContain('"new"')
    expect((await get('slow', '"newer"')).body(1).toString()).toContain('"newer"')
  })

  it('keeps no failure', async () => {
    await expect(reads.get('lamp', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await get('lamp')
    expect(made).toEqual(['lamp'])
  })

  it('drops the replies not asked for longest when it is full, with their addresses', async () => {
    reads = open(10_000)
    for (const key of ['a', 'b', 'a', 'c', 'd']) reads.note(`/${key}`, await get(key, 'x'.repeat(2_300)), {})
    expect(['/a', '/b', '/c', '/d'].map((url) => reads.peek(url) !== undefined)).toEqual([true, false, true, true])
  })

  it('keeps no more than its limit, whatever strangers make up: queries, and addresses of one', async () => {
    reads = open(60_000)
    const addresses: string[] = []
    for (let n = 0; n < 300; n += 1) {
      const read = await get(`made-up-${n}`, '[]')
      for (let at = 0; at < 8; at += 1) {
        addresses.push(`/made-up-${n}?${at}${'x'.repeat(1_500)}`)
        reads.note(addresses.at(-1)!, read, {})
      }
    }
    const left = addresses.filter((address) => reads.peek(address))
    expect(left.length).toBeGreaterThan(0)
    expect(left.join('').length * 2).toBeLessThan(60_000)
    expect(await get('made-up-0', '[]')).toBeDefined()
    expect(made.filter((key) => key === 'made-up-0')).toHaveLength(2)
  })

  it('counts addresses too, and keeps few of them for one reply', async () => {
    const read = await get('lamp')
    for (let n = 0; n < 1000; n += 1) reads.note(`/lamp?n=${n}`, read, {})
    reads.note(`/${'x'.repeat(3_000)}`, read, {})
    expect(read.sent.size).toBeLessThan(10)
    reads = open(10_000)
    for (let n = 0; n < 1000; n += 1) reads.note(`/${n}`, await get(`${n}`), {})
    expect(Array.from({ length: 1000 }, (_, n) => reads.peek(`/${n}`)).filter(Boolean).length).toBeLessThan(20)
  })
})
