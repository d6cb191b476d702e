import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The platform's calls by name. The platform has no other calls. */
const calls: Record<string, (options?: Record<string, unknown>) => Promise<unknown>> = {}
/** The platform's names of calls, by Taro's names, for calls whose names differ. */
const own: Record<string, string> = {}

vi.mock('@tarojs/taro', () => ({
  default: new Proxy(
    { canIUse: (name: string) => name in calls },
    {
      get: (target, name: string) =>
        name === 'canIUse'
          ? target.canIUse
          : (options?: Record<string, unknown>) => calls[own[name] ?? name]?.(options),
    },
  ),
}))

vi.mock('@tarojs/components', () => ({ Button: 'button' }))

/** Returns the ports of an app's build. */
async function portsOf(app: 'weapp' | 'swan') {
  vi.stubEnv('TARO_ENV', app)
  vi.resetModules()
  own.login = app === 'swan' ? 'getLoginCode' : 'login'
  return import('../src/device/taro')
}

beforeEach(() => {
  for (const name of Object.keys(calls)) delete calls[name]
})
afterEach(() => vi.unstubAllEnvs())

describe.each(['weapp', 'swan'] as const)('in the app of %s', (app) => {
  it('fills in an address from its address book', async () => {
    const { addressBook } = await portsOf(app)
    calls.chooseAddress = async () => ({
      userName: '王小暖',
      telNumber: '13800138000',
      provinceName: '北京市',
      cityName: '北京市',
      countyName: '东城区',
      detailInfo: '王府井大街 88 号',
    })
    expect(addressBook.isSupported()).toBe(true)
    expect(await addressBook.ask()).toEqual({
      status: 'done',
      value: {
        consigneeName: '王小暖',
        consigneeTele: '13800138000',
        provinceName: '北京市',
        cityName: '北京市',
        districtName: '东城区',
        streetName: '',
        detailAddress: '王府井大街 88 号',
      },
    })
  })

  it('distinguishes a closed sheet, a refusal by the shopper, and an error', async () => {
    const { location } = await portsOf(app)
    let error: object = {}
    calls.getLocation = async () => Promise.reject(error)
    error = { errMsg: 'getLocation:fail cancel' }
    expect(await location.ask()).toEqual({ status: 'cancelled' })
    for (const denial of [
      { errMsg: 'getLocation:fail auth deny' },
      { errMsg: 'getLocation:fail:auth denied' },
      { errMsg: 'getLocation:fail privacy permission is not authorized' },
      { errCode: 10003, errMsg: 'user deny' },
    ]) {
      error = denial
      expect(await location.ask()).toEqual({ status: 'denied' })
    }
    error = { errMsg: 'getLocation:fail timeout' }
    expect(await location.ask()).toEqual({ status: 'failed' })
  })

  it('offers nothing that this version of the app lacks', async () => {
    const { scanner } = await portsOf(app)
    expect(scanner.isSupported()).toBe(false)
    expect(await scanner.ask()).toEqual({ status: 'unsupported' })
    calls.scanCode = async () => ({ result: '6901234567892' })
    expect(await scanner.ask()).toEqual({ status: 'done', value: { text: '6901234567892' } })
  })

  it('recognises a company by its invoice title', async () => {
    const { invoiceTitles } = await portsOf(app)
    calls.chooseInvoiceTitle = async () => ({ type: app === 'swan' ? 0 : '0', title: '暖居科技', taxNumber: '9131' })
    expect(await invoiceTitles.ask()).toMatchObject({
      status: 'done',
      value: { kind: 'company', title: '暖居科技', taxNumber: '9131', bankName: '' },
    })
  })

  it('returns chosen pictures, and sends one', async () => {
    const { pictures, pictureUpload } = await portsOf(app)
    calls.chooseMedia = async () => ({ tempFiles: [{ tempFilePath: 'tmp://1', size: 5 }] })
    calls.chooseImage = async () => ({ tempFiles: [{ path: 'tmp://1', size: 5 }] })
    expect(await pictures.ask({ most: 3 })).toEqual({ status: 'done', value: [{ address: 'tmp://1', size: 5 }] })
    const sent = vi.fn(async (_options?: Record<string, unknown>) => ({ statusCode: 413, data: 'too large' }))
    calls.uploadFile = sent
    const picture = { address: 'tmp://1', size: 5 }
    expect(await pictureUpload.ask({ picture, url: 'https://shop.example/up', field: 'file' })).toEqual({
      status: 'done',
      value: { status: 413, body: 'too large' },
    })
    expect(sent.mock.calls[0]![0]).toMatchObject({ filePath: 'tmp://1', name: 'file' })
  })

  it('keeps no picture that failed to load', async () => {
    const { album } = await portsOf(app)
    const saved = vi.fn(async () => ({}))
    Object.assign(calls, {
      downloadFile: async () => ({ statusCode: 404, tempFilePath: 'tmp://404' }),
      saveImageToPhotosAlbum: saved,
    })
    expect(await album.ask({ address: 'https://shop.example/poster.jpg' })).toEqual({ status: 'failed' })
    expect(saved).not.toHaveBeenCalled()
    calls.downloadFile = async () => ({ statusCode: 200, tempFilePath: 'tmp://2' })
    expect(await album.ask({ address: 'https://shop.example/poster.jpg' })).toEqual({ status: 'done' })
  })

  it('gives a code for the shop’s server to log in with', async () => {
    const { platformLogin } = await portsOf(app)
    calls[app === 'swan' ? 'getLoginCode' : 'login'] = async () => ({ code: 'one-time' })
    expect(await platformLogin.ask()).toEqual({ status: 'done', value: { code: 'one-time' } })
  })

  it('gives the data from which the server reads the telephone number, or says that the shopper refused', async () => {
    const { TelephoneButton } = await portsOf(app)
    const onAnswer = vi.fn()
    const { onGetPhoneNumber } = TelephoneButton({ label: '手机号一键登录', onAnswer }).props as {
      onGetPhoneNumber: (event: { detail: object }) => void
    }
    onGetPhoneNumber({ detail: { errMsg: 'getPhoneNumber:ok', code: 'c', encryptedData: 'e', iv: 'i' } })
    expect(onAnswer).toHaveBeenLastCalledWith({
      status: 'done',
      value: app === 'swan' ? { encryptedData: 'e', iv: 'i' } : { code: 'c' },
    })
    onGetPhoneNumber({ detail: { errMsg: 'getPhoneNumber:fail auth deny' } })
    expect(onAnswer).toHaveBeenLastCalledWith({ status: 'denied' })
    onGetPhoneNumber({ detail: { errMsg: 'getPhoneNumber:fail user deny' } })
    expect(onAnswer).toHaveBeenLastCalledWith({ status: 'denied' })
  })

  it('opens the cashier of the app with the server’s data', async () => {
    const { platformPayment } = await portsOf(app)
    const asked = vi.fn(async (_options?: Record<string, unknown>) => ({}))
    calls[app === 'swan' ? 'requestPolymerPayment' : 'requestPayment'] = asked
    expect(await platformPayment.ask({ package: 'prepay_id=1' })).toEqual({ status: 'done' })
    expect(asked).toHaveBeenCalledWith(
      app === 'swan' ? { orderInfo: { package: 'prepay_id=1' } } : { package: 'prepay_id=1' },
    )
  })

  it('asks for messages and opens customer service in the messaging app only', async () => {
    const { messages, serviceChat } = await portsOf(app)
    Object.assign(calls, {
      requestSubscribeMessage: async () => ({ errMsg: 'ok', one: 'accept', two: 'reject' }),
      openCustomerServiceChat: async () => ({}),
    })
    const wish = { templateIds: ['one', 'two'] }
    const chat = { corpId: 'ww1', url: 'https://work.weixin.qq.com/kfid/1' }
    expect(await messages.ask(wish)).toEqual(
      app === 'weapp' ? { status: 'done', value: { accepted: ['one'] } } : { status: 'unsupported' },
    )
    expect(await serviceChat.ask(chat)).toEqual(app === 'weapp' ? { status: 'done' } : { status: 'unsupported' })
    expect(messages.isSupported()).toBe(app === 'weapp')
  })
})
