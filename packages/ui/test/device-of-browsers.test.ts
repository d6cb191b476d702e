import { afterEach, describe, expect, it, vi } from 'vitest'
import * as device from '../src/device/web'

afterEach(() => vi.unstubAllGlobals())

/** Replaces a part of `navigator`. */
const withNavigator = (parts: object) => vi.stubGlobal('navigator', { ...parts })

const { addressBook, invoiceTitles, messages, platformLogin, platformPayment, scanner, serviceChat } = device
const absent = { addressBook, invoiceTitles, messages, platformLogin, platformPayment, scanner, serviceChat }

describe('in a browser', () => {
  it.each(Object.entries(absent))('tells a screen that there is no %s, which hides its entry', async (_, port) => {
    expect(port.isSupported()).toBe(false)
    expect(await port.ask(undefined as never)).toEqual({ status: 'unsupported' })
  })

  it('has no button for the telephone number', () => {
    expect(device.hasTelephoneButton).toBe(false)
    expect(device.TelephoneButton({ label: '手机号一键登录', onAnswer: () => undefined })).toBeNull()
  })

  it('gives the shopper’s place, or says that they refused, or that it is unknown', async () => {
    const failing = (code: number) => ({
      getCurrentPosition: (_: unknown, failed: (error: object) => void) => failed({ code, PERMISSION_DENIED: 1 }),
    })
    withNavigator({
      geolocation: {
        getCurrentPosition: (found: (place: object) => void) => found({ coords: { latitude: 39.9, longitude: 116.4 } }),
      },
    })
    expect(await device.location.ask()).toEqual({
      status: 'done',
      value: { latitude: 39.9, longitude: 116.4, system: 'wgs84' },
    })
    withNavigator({ geolocation: failing(1) })
    expect(await device.location.ask()).toEqual({ status: 'denied' })
    withNavigator({ geolocation: failing(3) })
    expect(await device.location.ask()).toEqual({ status: 'failed' })
    withNavigator({})
    expect(device.location.isSupported()).toBe(false)
    expect(await device.location.ask()).toEqual({ status: 'unsupported' })
  })

  it('reads the clipboard only as far as the shopper allows', async () => {
    withNavigator({ clipboard: { readText: async () => '王小暖 13800138000' } })
    expect(await device.clipboard.ask()).toEqual({ status: 'done', value: { text: '王小暖 13800138000' } })
    withNavigator({ clipboard: { readText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } })
    expect(await device.clipboard.ask()).toEqual({ status: 'denied' })
    withNavigator({})
    expect(await device.clipboard.ask()).toEqual({ status: 'unsupported' })
  })

  it('returns the chosen pictures, no more than requested, or that none was chosen', async () => {
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue()
    const picker = () => click.mock.contexts.at(-1) as HTMLInputElement
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
    const chosen = device.pictures.ask({ most: 1 })
    const files = [new File(['12345'], 'a.jpg'), new File(['1'], 'b.jpg')]
    Object.defineProperty(picker(), 'files', { value: files })
    picker().dispatchEvent(new Event('change'))
    expect(await chosen).toEqual({ status: 'done', value: [{ address: 'blob:one', size: 5, file: files[0] }] })
    const closed = device.pictures.ask({ most: 1 })
    picker().dispatchEvent(new Event('cancel'))
    expect(await closed).toEqual({ status: 'cancelled' })
    click.mockRestore()
  })

  it('sends a picture as a form and returns the server’s answer', async () => {
    const send = vi.fn(async (_url: string, _init: RequestInit) => new Response('kept', { status: 201 }))
    vi.stubGlobal('fetch', send)
    const file = new Blob(['12345'])
    const upload = { url: '/api/pictures', field: 'file', headers: { 'x-from': 'test' } }
    expect(await device.pictureUpload.ask({ ...upload, picture: { address: 'blob:one', size: 5, file } })).toEqual({
      status: 'done',
      value: { status: 201, body: 'kept' },
    })
    const { body } = send.mock.calls[0]![1]
    expect((body as FormData).get('file')).toBeInstanceOf(Blob)
    send.mockRejectedValue(new TypeError('offline'))
    expect(await device.pictureUpload.ask({ ...upload, picture: { address: 'blob:one', size: 5, file } })).toEqual({
      status: 'failed',
    })
  })

  it('downloads a picture under its own name, or says that it failed', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    vi.stubGlobal('fetch', async () => new Response('picture'))
    expect(await device.album.ask({ address: 'https://shop.example/pictures/poster.jpg?w=750' })).toEqual({
      status: 'done',
      value: undefined,
    })
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('poster.jpg')
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    expect(await device.album.ask({ address: 'https://shop.example/pictures/gone.jpg' })).toEqual({ status: 'failed' })
    click.mockRestore()
  })
})
