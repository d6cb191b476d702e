import { expect, it, vi } from 'vitest'
import { changing } from '#shop/changing'
import { createShop } from '#shop/create-shop'
import { defineStore } from '#shop/define-store'
import { fakeApi } from '#testing/fake-api'
import { refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'
import { userStore } from '#user/user-store'

interface State {
  busy: boolean
  removing?: string
  change(call: () => Promise<unknown>, refused?: (thrown: unknown) => unknown): Promise<boolean>
  remove(id: string, call: () => Promise<unknown>): Promise<boolean>
  keep(call: () => Promise<string>, kept: string[]): Promise<boolean>
}

function open(reload = vi.fn(async () => {})) {
  const definition = defineStore<State>({
    name: 'test',
    personal: true,
    create(context, set, get) {
      const change = changing(context, set, get, 'busy', reload)
      const remove = changing<State, 'removing'>(context, set, get, 'removing')
      return {
        busy: false,
        change: (call, refused) => change(call, { refused }),
        remove: (mark, call) => remove(call, { mark }),
        keep: (call, kept) => change(call, { done: (answer) => kept.push(answer) }),
      }
    },
  })
  const shop = createShop({ api: fakeApi(), ports: fakePorts() })
  return { state: () => shop.store(definition).getState(), reload, shop }
}

it('makes one change for two presses', async () => {
  const { state } = open()
  const call = vi.fn(async () => ({}))
  expect(await Promise.all([state().change(call), state().change(call)])).toEqual([true, false])
  expect(call).toHaveBeenCalledTimes(1)
})

it('is busy until the reload has ended', async () => {
  const shown = later<void>()
  const { state } = open(vi.fn(() => shown.promise))
  const changing = state().change(async () => ({}))
  await Promise.resolve()
  expect(state().busy).toBe(true)
  shown.resolve()
  expect([await changing, state().busy]).toEqual([true, false])
})

it('reloads after a refusal too, and shows what was refused before that', async () => {
  const told: string[] = []
  const { state } = open(vi.fn(async () => void told.push('reloaded')))
  const refused = async (thrown: unknown) => void told.push((thrown as Error).message)
  expect(await state().change(() => Promise.reject(refusal('1', '库存不足')), refused)).toBe(false)
  expect(told).toEqual(['库存不足', 'reloaded'])
  expect(state().busy).toBe(false)
})

it('hides a failure that a toast has shown', async () => {
  const { state } = open()
  expect(await state().change(() => Promise.reject(refusal('1')))).toBe(false)
})

it('does not throw where the call throws at once', async () => {
  const { state } = open()
  const call = () => {
    throw new Error('nothing to send')
  }
  expect(await state().change(call)).toBe(false)
  expect(state().busy).toBe(false)
})

it('says which object is being changed', async () => {
  const { state } = open()
  const answer = later<object>()
  const removing = state().remove('a1', () => answer.promise)
  expect(state().removing).toBe('a1')
  expect(await state().remove('a2', async () => ({}))).toBe(false)
  answer.resolve({})
  expect([await removing, state().removing]).toEqual([true, undefined])
})

it('leaves the next shopper’s mark unchanged', async () => {
  const { state, shop } = open()
  const [mine, theirs] = [later<object>(), later<object>()]
  const before = state().change(() => mine.promise)
  shop.store(userStore).getState().expire()
  expect(state().busy).toBe(false)
  const after = state().change(() => theirs.promise)
  mine.resolve({})
  await before
  expect(state().busy).toBe(true)
  theirs.resolve({})
  expect([await after, state().busy]).toEqual([true, false])
})

it('keeps an answer only for the shopper who asked', async () => {
  const { state, shop } = open()
  const kept: string[] = []
  const answer = later<string>()
  const one = state().keep(() => answer.promise, kept)
  shop.store(userStore).getState().expire()
  answer.resolve('theirs')
  expect(await one).toBe(true)
  expect(kept).toEqual([])
  await state().keep(async () => 'mine', kept)
  expect(kept).toEqual(['mine'])
})
