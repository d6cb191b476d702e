import { expect, it } from 'vitest'
import { attempt } from '#shop/attempt'
import { lost, refusal } from '#testing/failures'
import { fakePorts } from '#testing/fake-ports'
import { later } from '#testing/later'

/**
 * Opens an attempt that records its keys. A press sends the action and returns its answer, or the name of the error.
 */
function open(goesOn?: boolean) {
  const keys: string[] = []
  const { send, end } = attempt(fakePorts(), goesOn)
  const press = (answer: () => Promise<string>, wish = 'a') =>
    send(wish, (key) => {
      keys.push(key)
      return answer()
    }).catch((error: Error) => error.constructor.name)
  return { keys, press, end }
}

const done = () => Promise.resolve('done')

it('sends a new key with each press once the earlier press was answered', async () => {
  const { keys, press } = open()
  expect([await press(done), await press(done)]).toEqual(['done', 'done'])
  expect(keys).toEqual(['id-1', 'id-2'])
})

it('sends the same key again while it is unknown whether the shop carried the action out', async () => {
  const { keys, press } = open()
  expect(await press(() => Promise.reject(lost()))).toBe('NetworkError')
  expect(await press(() => Promise.reject(new Error('code not loaded')))).toBe('Error')
  await press(done)
  await press(done)
  expect(keys).toEqual(['id-1', 'id-1', 'id-1', 'id-2'])
})

it('sends a new key after a refusal', async () => {
  const { keys, press } = open()
  expect(await press(() => Promise.reject(refusal('107002412')))).toBe('BusinessError')
  await press(done)
  expect(keys).toEqual(['id-1', 'id-2'])
})

it('sends another key for another action', async () => {
  const { keys, press } = open()
  await press(() => Promise.reject(lost()), 'a')
  await press(() => Promise.reject(lost()), 'b')
  await press(done, 'b')
  expect(keys).toEqual(['id-1', 'id-2', 'id-2'])
})

it('keeps the key of an action when the answer to an earlier one comes late', async () => {
  const { keys, press } = open()
  const [answered, refused] = [later<string>(), later<string>()]
  const earlier = [press(() => answered.promise, 'a'), press(() => refused.promise, 'b')]
  await press(() => Promise.reject(lost()), 'c')
  answered.resolve('done')
  refused.reject(refusal('107002412'))
  await Promise.all(earlier)
  await press(done, 'c')
  expect(keys).toEqual(['id-1', 'id-2', 'id-3', 'id-3'])
})

it('keeps the key of an action that continues after its answer, until that is refused or ends', async () => {
  const { keys, press, end } = open(true)
  await press(done)
  await press(() => Promise.reject(refusal('107002412')))
  await press(done)
  end()
  await press(done)
  expect(keys).toEqual(['id-1', 'id-1', 'id-2', 'id-3'])
})
