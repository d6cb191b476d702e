import { DEVICE_ID, INVOICE_HEADER, VAT_INVOICE_STATUS, type InvoiceTitle, type NamedAddress } from '@hearth/domain'
import { appStore, type Picked } from '@hearth/state'
import { lost, type FakeCalls } from '@hearth/state/testing'
import { describe, expect, it } from 'vitest'
import { AddressFormScreen } from '../src/address-form'
import { InvoiceScreen } from '../src/invoice'
import { openScreen, type OpenScreen } from './open-screen'
import { address, areasBelow } from './samples'

const app = { kind: 'mini-program', orderWay: 2, session: 'token', platformId: DEVICE_ID.miniProgram } as const
const valueOf = (page: OpenScreen, name: string) => (page.find(name) as HTMLInputElement).value
const toastOf = (page: OpenScreen) => page.shop.store(appStore).getState().toast?.text

describe('the address book of the app around the shop', () => {
  const streets: typeof areasBelow = {
    ...areasBelow,
    '330106': [...areasBelow['330106']!, { code: '330106001', name: '北山街道', type: 'street', hasLeaf: false }],
  }
  const named: NamedAddress = {
    consigneeName: '周野',
    consigneeTele: '+86 139 1234 5678',
    provinceName: '浙江省',
    cityName: '杭州市',
    districtName: '西湖区',
    streetName: '北山街道',
    detailAddress: '北山街道文三路 1 号',
  }
  const open = (picked: Picked<NamedAddress>, calls: FakeCalls['address'] = {}) =>
    openScreen(AddressFormScreen, {
      ports: { platform: app, pickAddress: async () => picked },
      calls: {
        address: {
          list: async () => ({ result: [] }),
          provinces: async () => ({ result: streets['']! }),
          areasBelow: async ({ parentCode }) => ({ result: streets[parentCode] ?? [] }),
          ...calls,
        },
      },
    })

  it('fills in a whole address, with areas known to the shop', async () => {
    const kept: object[] = []
    const page = await open(
      { status: 'done', value: named },
      { add: async (draft) => (kept.push(draft), address('1')) },
    )
    await page.press('从微信选择收货地址')
    expect(page.has('所在地区，浙江省 杭州市 西湖区 北山街道')).toBe(true)
    await page.press('保存')
    expect(kept).toEqual([
      {
        consigneeName: '周野',
        consigneeTele: '13912345678',
        provinceCode: '33',
        cityCode: '3301',
        districtCode: '330106',
        streetCode: '330106001',
        detailAddress: '文三路 1 号',
        isDefault: 1,
      },
    ])
  })

  it('fills in the parts of an address that the shop knows, and says what is to be chosen', async () => {
    const kept: object[] = []
    const page = await open(
      { status: 'done', value: { ...named, districtName: '火星区', streetName: '' } },
      { add: async (draft) => (kept.push(draft), address('1')) },
    )
    await page.press('从微信选择收货地址')
    const field = page.find('所在地区，浙江省 杭州市')
    const error = '没有找到“浙江省杭州市火星区”，请选择所在地区'
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(error)
    expect(valueOf(page, '详细地址')).toBe('火星区北山街道文三路 1 号')
    await page.press('保存')
    expect(kept).toEqual([])
    await page.press('所在地区')
    await page.press('西湖区')
    await page.press('北山街道')
    expect(page.text()).not.toContain(error)
  })

  it('loses nothing of an address when the areas cannot be loaded', async () => {
    const page = await open({ status: 'done', value: named }, { provinces: () => Promise.reject(lost()) })
    await page.press('从微信选择收货地址')
    expect(page.has('所在地区，请选择省、市、区、街道')).toBe(true)
    expect(valueOf(page, '详细地址')).toBe('浙江省杭州市西湖区北山街道文三路 1 号')
    expect(page.text()).toContain('请选择所在地区')
  })

  it('leaves the form unchanged when the shopper closes the book', async () => {
    const page = await open({ status: 'cancelled' })
    await page.write('收货人', '林晓')
    await page.press('从微信选择收货地址')
    expect(valueOf(page, '收货人')).toBe('林晓')
    expect(toastOf(page)).toBeUndefined()
    expect(page.text()).not.toContain('未获得授权')
  })

  it('says where to allow access when the shopper denies it', async () => {
    const page = await open({ status: 'denied' })
    await page.press('从微信选择收货地址')
    expect(page.text()).toContain('请点右上角“…”，在“设置”中允许使用收货地址')
    expect(toastOf(page)).toBeUndefined()
  })

  it('can be opened again when it failed', async () => {
    let tries = 0
    const page = await openScreen(AddressFormScreen, {
      ports: {
        platform: app,
        pickAddress: async () =>
          (tries += 1) === 1 ? { status: 'failed' } : { status: 'done', value: { ...named, consigneeName: '林晓' } },
      },
      calls: { address: { list: async () => ({ result: [] }), provinces: async () => ({ result: [] }) } },
    })
    await page.press('从微信选择收货地址')
    expect(toastOf(page)).toBe('从微信获取收货地址失败，请重试')
    await page.press('从微信选择收货地址')
    expect(valueOf(page, '收货人')).toBe('林晓')
  })

  it('is not offered where the app has none', async () => {
    const page = await openScreen(AddressFormScreen, { calls: { address: { list: async () => ({ result: [] }) } } })
    expect(page.text()).not.toContain('选择收货地址')
  })
})

describe('the invoice titles of the app around the shop', () => {
  const company: InvoiceTitle = {
    kind: 'company',
    title: '暖居智能家居有限公司',
    taxNumber: ' 91350100m000100y43',
    companyAddress: '福州市软件大道 89 号',
    telephone: '0591-88886666',
    bankName: '招商银行福州分行',
    bankAccount: '591900012310802',
  }
  const person: InvoiceTitle = {
    ...company,
    kind: 'personal',
    title: '林晓',
    taxNumber: '',
    companyAddress: '',
    telephone: '',
    bankName: '',
    bankAccount: '',
  }
  const kept: object[] = []
  const open = (value: InvoiceTitle, tab?: string) => {
    kept.length = 0
    return openScreen(InvoiceScreen, {
      query: { tab },
      ports: { platform: app, pickInvoiceTitle: async () => ({ status: 'done', value }) },
      calls: {
        invoice: {
          get: async () => ({ invoiceHeaderType: 1, invoiceContent: 1, invoiceType: 1, pattern: 3 }),
          getVat: async () => ({}),
          change: async (choice) => (kept.push(choice), { invoiceType: 1, pattern: 3, ...choice }),
          addVat: async (draft) => (kept.push(draft), { ...draft, invoiceId: '1', status: VAT_INVOICE_STATUS.usable }),
        },
      },
    })
  }

  it('fill in an ordinary invoice for a company', async () => {
    const page = await open(company)
    await page.press('从微信选择发票抬头')
    expect(valueOf(page, '企业名称')).toBe('暖居智能家居有限公司')
    await page.press('保存')
    expect(kept).toMatchObject([
      {
        invoiceHeaderType: INVOICE_HEADER.enterprise,
        invoiceTitle: '暖居智能家居有限公司',
        invoiceTaxNumber: '91350100M000100Y43',
      },
    ])
  })

  it('fill in an ordinary invoice for a person', async () => {
    const page = await open(person)
    await page.press('从微信选择发票抬头')
    expect(valueOf(page, '抬头名称')).toBe('林晓')
    expect(page.has('税号')).toBe(false)
  })

  it('are checked like typed ones', async () => {
    const page = await open({ ...company, taxNumber: '123' })
    await page.press('从微信选择发票抬头')
    await page.press('保存')
    expect(page.text()).toContain('请填写 15 至 20 位税号')
    expect(kept).toEqual([])
  })

  it('fill in all six lines of a special invoice', async () => {
    const page = await open(company, 'vat')
    await page.press('从微信选择发票抬头')
    await page.press('提交审核')
    expect(kept).toEqual([
      {
        companyName: '暖居智能家居有限公司',
        taxNumber: '91350100M000100Y43',
        registeredAddress: '福州市软件大道 89 号',
        registeredTelephone: '0591-88886666',
        bankName: '招商银行福州分行',
        bankAccount: '591900012310802',
      },
    ])
  })

  it('keep what was written for the same company, and nothing of another', async () => {
    const page = await open({ ...company, bankAccount: '' }, 'vat')
    await page.write('银行账号', '591900012310802')
    await page.press('从微信选择发票抬头')
    expect(valueOf(page, '银行账号')).toBe('591900012310802')
    await page.write('统一社会信用代码', '91110101MA01A2B3C4')
    await page.press('从微信选择发票抬头')
    expect(valueOf(page, '银行账号')).toBe('')
    await page.press('提交审核')
    expect(page.text()).toContain('请填写银行账号')
    expect(kept).toEqual([])
  })

  it.each([
    ['统一社会信用代码', '91110101 MA01 A2B3 C4', '91110101MA01A2B3C4'],
    ['统一社会信用代码', '９１１１０１０１ＭＡ０１Ａ２Ｂ３Ｃ４', '91110101MA01A2B3C4'],
    ['银行账号', '5919 0001 2310 802', '591900012310802'],
  ])('have a %s pasted as %s, which is not cut before it is read', async (label, pasted, number) => {
    const page = await open(company, 'vat')
    expect((page.find(label) as HTMLInputElement).maxLength).toBeGreaterThanOrEqual(pasted.length)
    await page.write(label, pasted)
    expect(valueOf(page, label)).toBe(number)
  })

  it('of a person cannot be used for a special invoice', async () => {
    const page = await open(person, 'vat')
    await page.press('从微信选择发票抬头')
    expect(toastOf(page)).toBe('专用发票只能开给企业，请选择企业抬头')
    expect(valueOf(page, '企业名称')).toBe('')
  })
})
