import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressRules, checkForm, loginRules, validateField } from '#form/index'

const address = {
  consigneeName: '王小明',
  consigneeTele: '13812348000',
  provinceCode: '11',
  cityCode: '1101',
  districtCode: '110108',
  detailAddress: '上地十街 10 号',
}

describe('form checks (V04, V05)', () => {
  it('let a complete address pass', async () => expect(await checkForm(addressRules, address)).toEqual({}))

  it('name every field that is wrong, each with its first message', async () => {
    expect(await checkForm(addressRules, { ...address, consigneeName: '', consigneeTele: '123', districtCode: '', detailAddress: '   ' })).toEqual({
      consigneeName: '请填写收货人姓名',
      consigneeTele: '请填写正确的手机号码',
      districtCode: '请选择所在地区',
      detailAddress: '详细地址不能为空',
    })
  })

  it('say how long a text may be', async () => {
    expect(await checkForm(addressRules, { ...address, tag: '一二三四五六七八九十一' })).toEqual({ tag: '标签最多10个字' })
  })

  it('ask for six digits to log in', async () => {
    expect(await checkForm(loginRules, { telephone: '', code: '12345' })).toEqual({ telephone: '请填写手机号码', code: '请填写 6 位数字验证码' })
    expect(await checkForm(loginRules, { telephone: '19912345678', code: '123456' })).toEqual({})
  })

  it('list the values allowed, and the range', async () => {
    const rules = {
      kind: { label: '发票类型', rules: [{ enum: ['个人', '企业'] }] },
      age: { label: '年龄', rules: [{ type: 'number' as const, min: 1, max: 9 }] },
      site: { label: '网站', rules: [{ type: 'url' as const }] },
    }
    expect(await checkForm(rules, { kind: '其他', age: 12, site: 'nowhere' })).toEqual({
      kind: '发票类型必须是以下之一：个人, 企业',
      age: '年龄应在1至9之间',
      site: '网站不是有效的网址',
    })
  })

  it('let an empty field pass that is not required', async () => {
    const rules = { mail: { label: '邮箱', rules: [{ type: 'email' as const }] }, note: { label: '备注', rules: [{ type: 'string' as const, min: 2 }] } }
    expect(await checkForm(rules, { mail: '', note: '' })).toEqual({})
    expect(await checkForm(rules, { mail: undefined, note: undefined })).toEqual({})
  })

  it('refuse an email address of 255 characters', async () => {
    const rules = { mail: { label: '邮箱', rules: [{ type: 'email' as const, message: '邮箱不对' }] } }
    const mail = (length: number) => {
      const label = 'a'.repeat(60)
      const host = `@${label}.${label}.${label}.com`
      return 'b'.repeat(length - host.length) + host
    }
    expect(await checkForm(rules, { mail: mail(254) })).toEqual({})
    expect(await checkForm(rules, { mail: mail(255) })).toEqual({ mail: '邮箱不对' })
    expect(await checkForm(rules, { mail: 'nobody' })).toEqual({ mail: '邮箱不对' })
  })

  it('never throw for what a shopper types, and change nothing of it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (telephone, code) => {
        const typed = { telephone, code }
        const errors = await checkForm(loginRules, typed)
        expect(typed).toEqual({ telephone, code })
        expect(errors.telephone === undefined).toBe(/^1[3-9]\d{9}$/.test(telephone))
      }),
    )
  })
})

describe('checking one field (V05)', () => {
  it('rejects with the name of the field, its state and the first message', async () => {
    const rules = { label: '邮箱', rules: [{ required: true }, { type: 'email' as const }] }
    await expect(validateField('mail', rules, '')).rejects.toMatchObject({ field: 'mail', state: 'error', message: '请填写邮箱' })
    await expect(validateField('mail', rules, 'a@b.cn')).resolves.toBeUndefined()
  })
})
