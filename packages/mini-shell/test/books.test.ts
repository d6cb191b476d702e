import type { Answer, DevicePort } from '@hearth/ui/device'
import { expect, it, vi } from 'vitest'

/** Names of the functions that this version of the app has. */
const device = vi.hoisted(() => ({ has: new Set<string>() }))
const port = (name: string): DevicePort<void, string> => ({
  isSupported: () => device.has.has(name),
  ask: async (): Promise<Answer<string>> => ({ status: 'done', value: name }),
})
vi.mock('@hearth/ui/device', () => ({ addressBook: port('addresses'), invoiceTitles: port('titles') }))

const booksWith = async (...names: string[]) => {
  vi.resetModules()
  device.has = new Set(names)
  return (await import('../src/shop/books')).books
}

it('gives the screens the books that this version of the app has, and no others', async () => {
  expect(await booksWith()).toEqual({})
  expect(Object.keys(await booksWith('addresses'))).toEqual(['pickAddress'])
  const both = await booksWith('addresses', 'titles')
  expect(await both.pickAddress?.()).toEqual({ status: 'done', value: 'addresses' })
  expect(await both.pickInvoiceTitle?.()).toEqual({ status: 'done', value: 'titles' })
})
