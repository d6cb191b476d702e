import { CERTIFICATION_STATUS, SHOP_STATUS } from '@hearth/domain'
import type { Certification } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { describe, expect, it, vi } from 'vitest'
import { CertificationScreen } from '../src/certification'
import { MyStoreScreen } from '../src/my-store'
import { StoreScreen } from '../src/store'
import { openScreen } from './open-screen'
import { item, NOW, picture } from './samples'

const standing = (part: Partial<Certification> = {}): Certification => ({
  certified: false,
  status: CERTIFICATION_STATUS.none,
  suspended: false,
  agreementVersion: 1,
  agreementUrl: '/agreement/promoter',
  ...part,
})

const applied: Partial<Certification> = { realName: '王*暖', telephone: '139****9000', applyTime: NOW - 1000 }
const passed = standing({ ...applied, certified: true, status: CERTIFICATION_STATUS.passed })
const sent = { ticket: 't'.repeat(43), resendAfter: 60_000, expiresAfter: 300_000 }

const certification = (
  shown: Certification,
  apply: NonNullable<FakeCalls['rebate']>['apply'] = async () => ({ status: CERTIFICATION_STATUS.reviewing }),
) => {
  const sendCode = vi.fn(async () => sent)
  return {
    sendCode,
    open: (query: Record<string, string> = {}) =>
      openScreen(CertificationScreen, {
        query,
        calls: { rebate: { getCertification: async () => shown, apply }, rebateShop: { sendCode } },
      }),
  }
}

describe('becoming a promoter', () => {
  it('explains it before the application, and sends nothing that is not filled in or agreed to', async () => {
    const apply = vi.fn(async () => ({ status: CERTIFICATION_STATUS.reviewing }))
    const shown = await certification(standing(), apply).open()
    expect(shown.text()).toContain('返利只有一级')
    await shown.press('提交申请')
    expect(shown.text()).toContain('请填写姓名')
    expect(apply).not.toHaveBeenCalled()
  })

  it('sends the application with the form, and the invite code in the page’s address', async () => {
    const apply = vi.fn(async (_: object) => ({ status: CERTIFICATION_STATUS.reviewing }))
    const { open, sendCode } = certification(standing(), apply)
    const shown = await open({ inviteCode: 'NJ7K2F' })
    await shown.write('姓名', '王小暖')
    await shown.write('身份证号', '110105199001011232')
    await shown.write('手机号码', '13900139000')
    await shown.press('获取验证码')
    expect(sendCode).toHaveBeenCalledWith({ phone: '13900139000' }, expect.anything())
    await shown.write('验证码', '123456')
    await shown.press('提交申请')
    expect(apply).not.toHaveBeenCalled()
    await shown.press('同意为核实身份、发放返利和依法纳税处理我的姓名和身份证号，加密保存')
    await shown.press('我已年满 18 周岁，阅读并同意')
    await shown.press('提交申请')
    expect(apply).toHaveBeenCalledWith(
      {
        realName: '王小暖',
        idNumber: '110105199001011232',
        telephone: '13900139000',
        ticket: sent.ticket,
        code: '123456',
        agreementVersion: 1,
        inviteCode: 'NJ7K2F',
      },
      expect.anything(),
    )
  })

  it('shows each status, with the reason and a second try after a refusal', async () => {
    const waiting = await certification(standing({ ...applied, status: CERTIFICATION_STATUS.reviewing })).open()
    expect(waiting.text()).toContain('审核中')
    expect(waiting.has('提交申请')).toBe(false)
    const refused = standing({ ...applied, status: CERTIFICATION_STATUS.refused, reason: '姓名与证件不一致' })
    const shown = await certification(refused).open()
    expect(shown.text()).toContain('原因：姓名与证件不一致')
    expect(shown.has('提交申请')).toBe(false)
    await shown.press('修改后重新申请')
    expect(shown.has('提交申请')).toBe(true)
    expect((await certification(passed).open()).find('去我的小店').getAttribute('href')).toBe('/my-store')
    const stopped = await certification({ ...passed, suspended: true, suspendedReason: '宣传内容不实' }).open()
    expect(stopped.text()).toContain('原因：宣传内容不实')
    expect(stopped.has('去我的小店')).toBe(false)
  })
})

const shop = {
  shopId: 's1',
  name: '小暖的好物小店',
  ownerName: '小暖',
  uimg: '',
  channelCode: 'retail',
  productCount: 50,
}

const myStore = (shown: Certification, more: FakeCalls = {}) =>
  openScreen(MyStoreScreen, {
    calls: {
      rebate: { getCertification: async () => shown },
      rebateShop: {
        getStatus: async () => ({ status: SHOP_STATUS.none, authorized: false }),
        getMine: async () => ({ ...shop, inviteCode: 'NJ7K2F' }),
        countViews: async () => ({ viewCount: 123, todayViewCount: 4 }),
        getFreeTrial: async () => ({ total: 10, used: 0 }),
        getShare: async () => ({
          title: shop.name,
          description: '小店',
          image: '/share/default.png',
          url: '/store?shopId=s1',
        }),
        getPublicPay: async () => ({}),
        getInvitation: async () => ({ inviteCode: 'NJ7K2F', url: '/rebate/certification?inviteCode=NJ7K2F' }),
        ...more.rebateShop,
      },
      partner: { getStatus: async () => ({ status: SHOP_STATUS.none, authorized: false }), ...more.partner },
      promotions: more.promotions,
    },
  })
const isOpen = { getStatus: async () => ({ status: SHOP_STATUS.open, authorized: true }) }

describe('a later version of the agreement', () => {
  const older = { ...passed, agreementVersion: 2, agreedVersion: 1 }

  it('is shown to a promoter who agreed to an older one, and not again after they agreed', async () => {
    const answers = [older, { ...older, agreedVersion: 2 }]
    const agree = vi.fn(async () => ({ ...older, agreedVersion: 2 }))
    const getCertification = vi.fn(async () => answers[0]!)
    const shown = await openScreen(CertificationScreen, { calls: { rebate: { getCertification, agree } } })
    await vi.waitFor(() => expect(shown.text()).toContain('推广员服务协议有更新'))
    expect(shown.text()).toContain('请阅读第 2 版协议')
    expect(shown.find('《推广员服务协议》').getAttribute('href')).toBe('/agreement/promoter')
    getCertification.mockImplementation(async () => answers[1]!)
    await shown.press('已阅读并同意')
    expect(agree).toHaveBeenCalledWith({ agreementVersion: 2 })
    expect(shown.text()).not.toContain('推广员服务协议有更新')
  })

  it('is shown on the shop’s own page, and the shop can be shared again afterwards', async () => {
    const shown = await myStore(older, { rebateShop: isOpen })
    await vi.waitFor(() => expect(shown.has('已阅读并同意')).toBe(true))
    expect(shown.has('分享小店')).toBe(false)
    // Until the promoter agrees to the new agreement, the shop stays open and can be renamed.
    expect(shown.has('修改店名')).toBe(true)
    expect(shown.find('看看小店').getAttribute('href')).toMatch(/^\/store\?shopId=/)
    const agreed = await myStore({ ...older, agreedVersion: 2 }, { rebateShop: isOpen })
    expect(agreed.has('已阅读并同意')).toBe(false)
    expect(agreed.has('分享小店')).toBe(true)
  })
})

describe('the shop of a promoter', () => {
  it('begins with the application for a shopper who is no promoter', async () => {
    const shown = await myStore(standing())
    expect(shown.find('申请成为推广员').getAttribute('href')).toBe('/rebate/certification')
    expect((await myStore(standing({ status: CERTIFICATION_STATUS.reviewing }))).text()).toContain('正在审核')
  })

  it('is opened under a name, and says why a name is refused', async () => {
    const create = vi.fn(async () => {
      throw Object.assign(refusal('107002409', '这个店名已被使用，请换一个'), { field: 'name' })
    })
    const shown = await myStore(passed, { rebateShop: { create } })
    await shown.press('开通小店')
    expect(shown.text()).toContain('请填写店名')
    await shown.write('店名', '小暖的好物小店')
    await shown.press('开通小店')
    expect(create).toHaveBeenCalledWith({ name: '小暖的好物小店' }, expect.anything())
    expect(shown.text()).toContain('这个店名已被使用，请换一个')
  })

  it('shows its visitors, is shared and renamed, and shows its invite code', async () => {
    const rename = vi.fn(async () => shop)
    const shown = await myStore(passed, { rebateShop: { ...isOpen, rename } })
    expect(shown.text()).toMatch(/营业中.*4今日访客.*123累计访客/)
    expect(shown.text()).toContain('邀请码 NJ7K2F')
    expect(shown.text()).toContain('您和好友都不会因此获得返利')
    await shown.press('分享小店')
    await vi.waitFor(() => expect(shown.has('生成海报')).toBe(true))
    await shown.press('修改店名')
    await shown.write('店名', '暖居小店')
    await shown.press('保存')
    expect(rename).toHaveBeenCalledWith({ name: '暖居小店' }, expect.anything())
  })

  it('hands out a trial as a poster with its own words, and counts it once when drawing failed', async () => {
    const draftFreeTrial = vi.fn(async () => ({ draftId: 'd1' }))
    const drawn = { picture: { ...picture('poster'), alt: '「扫拖机器人」的免费试用海报' } }
    const getPoster = vi.fn(async () => drawn)
    getPoster.mockRejectedValueOnce(refusal('107002500', '海报生成失败，请重试'))
    const promotions: FakeCalls['promotions'] = {
      listByType: async () => ({ result: [{ products: [item('1601', '净界扫拖机器人')] } as never] }),
    }
    const shown = await myStore(passed, { promotions, rebateShop: { ...isOpen, draftFreeTrial, getPoster } })
    expect(shown.text()).toContain('已送 0 份，共 10 份')
    await shown.press('送出免费试用')
    await vi.waitFor(() => expect(shown.text()).toContain('还可以送 10 份'))
    await shown.write('推荐语', ' 我家在用 ')
    await shown.press('生成海报')
    expect(shown.text()).toContain('海报生成失败，请重试')
    await shown.press('生成海报')
    await vi.waitFor(() => expect(shown.text()).toContain('长按图片可以保存'))
    expect(draftFreeTrial).toHaveBeenCalledTimes(1)
    expect(draftFreeTrial).toHaveBeenCalledWith({ skuNo: item('1601', '').skuNo, text: '我家在用' }, expect.anything())
    expect(getPoster).toHaveBeenLastCalledWith({ draftId: 'd1' }, expect.anything())
  })

  it('shows the shops opened by its invite code, and where companies pay by bank transfer', async () => {
    const listInvitations = vi.fn(async () => ({
      result: [{ ...shop, shopId: 's9', name: '东门小店', ownerName: '小东', time: NOW }],
      totalCount: 1,
      startId: '',
    }))
    const getPublicPay = async () => ({ url: '/agreement/service' })
    const shown = await myStore(passed, { rebateShop: { ...isOpen, listInvitations, getPublicPay } })
    expect(shown.find('对公转账').getAttribute('href')).toBe('/agreement/service')
    await shown.press('受邀开的店')
    await vi.waitFor(() => expect(shown.text()).toMatch(/东门小店小东 · .* 开店/))
    const none = await myStore(passed, {
      rebateShop: { ...isOpen, listInvitations: async () => ({ result: [], totalCount: 0, startId: '' }) },
    })
    expect(none.has('对公转账')).toBe(false)
    await none.press('受邀开的店')
    await vi.waitFor(() => expect(none.text()).toContain('还没有好友开店'))
  })

  it('is stopped while the promoter is suspended, and says why', async () => {
    const suspended = { ...passed, suspended: true, suspendedReason: '宣传内容不实' }
    const shown = await myStore(suspended, { rebateShop: isOpen })
    expect(shown.text()).toContain('原因：宣传内容不实')
    expect(shown.has('分享小店')).toBe(false)
  })

  it('of a partner shows its status, and is authorised by a code', async () => {
    const authorize = vi.fn(async () => ({ status: SHOP_STATUS.reviewing, authorized: true }))
    const shown = await myStore(passed, { rebateShop: { ...isOpen, authorize, sendCode: async () => sent } })
    await shown.press('认证合作店')
    await shown.write('店名', '东门智能馆')
    await shown.write('手机号码', '13700000001')
    await shown.press('获取验证码')
    await shown.write('验证码', '654321')
    await shown.write('经营地址', '东门 1 号')
    await shown.press('提交认证')
    expect(authorize).toHaveBeenCalledWith(
      expect.objectContaining({ name: '东门智能馆', mobile: '13700000001', verifyCode: '654321', channel: 'store' }),
      expect.anything(),
    )
  })
})

describe('the shop of a promoter for visitors', () => {
  const visit = (get: NonNullable<NonNullable<FakeCalls['rebateShop']>['get']>) => {
    const view = vi.fn(async () => ({}))
    return {
      view,
      open: () => openScreen(StoreScreen, { query: { shopId: 's1' }, calls: { rebateShop: { get, view } } }),
    }
  }

  it('shows its promoter and products, and counts the visit', async () => {
    const { view, open } = visit(async () => shop)
    const shown = await open()
    expect(shown.text()).toContain('小暖的好物小店')
    expect(shown.text()).toContain('小暖 · 50 件好物')
    expect(shown.text()).toContain('净界扫拖机器人')
    expect(view).toHaveBeenCalledTimes(1)
  })

  it('leads to the main shop when it is closed, and counts nothing', async () => {
    const { view, open } = visit(async () => {
      throw refusal('107002404', '小店不存在或已关闭')
    })
    const shown = await open()
    expect(shown.text()).toContain('小店不存在或已关闭')
    expect(shown.has('全部商品')).toBe(true)
    expect(view).not.toHaveBeenCalled()
  })
})
