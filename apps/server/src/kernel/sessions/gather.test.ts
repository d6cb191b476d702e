import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gather } from '#kernel/sessions/gather'

/** Doubles numbers, and returns which ones were requested together. */
function doubling() {
  const asked: (readonly number[])[] = []
  const ask = gather(async (items: readonly number[]) => {
    asked.push(items)
    await sleep(5)
    if (items.includes(0)) throw new Error('no')
    return items.map((item) => item * 2)
  })
  return { asked, ask }
}

it('asks for one at once, and together for those that come meanwhile', async () => {
  const { ask, asked } = doubling()
  const first = ask(1)
  await sleep(1)
  expect(await Promise.all([first, ask(2), ask(3), ask(2)])).toEqual([2, 4, 6, 4])
  expect(asked).toEqual([[1], [2, 3, 2]])
})

it('goes on after a query failed, and tells those that asked it', async () => {
  const { ask } = doubling()
  const failing = ask(0)
  await sleep(1)
  const well = ask(4)
  await expect(failing).rejects.toThrow('no')
  expect(await well).toBe(8)
})
