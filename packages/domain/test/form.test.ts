import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressRules,
  checkField,
  checkForm,
  formMessages,
  loginRules,
  validateField,
  type FieldRules,
  type FormValue,
} from '#form/index'

const address = {
  consigneeName: '王小明',
  consigneeTele: '13812348000',
  provinceCode: '11',
  cityCode: '1101',
  districtCode: '110108',
  detailAddress: '上地十街 10 号',
}

describe('form checks (V04, V05)', () => {
  it('accept a complete address, and report no field', async () =>
    expect(await checkForm(addressRules, address)).toStrictEqual({}))

  it('name every wrong field, each with its first message', async () => {
    expect(
      await checkForm(addressRules, {
        ...address,
        consigneeName: '',
        consigneeTele: '123',
        districtCode: '',
        detailAddress: '   ',
      }),
    ).toEqual({
      consigneeName: '请填写收货人姓名',
      consigneeTele: '请填写正确的手机号码',
      districtCode: '请选择所在地区',
      detailAddress: '详细地址不能为空',
    })
  })

  it('say how long a text may be', async () => {
    expect(await checkForm(addressRules, { ...address, tag: '一二三四五六七八九十一' })).toEqual({
      tag: '标签最多10个字',
    })
  })

  it('require six digits to log in', async () => {
    expect(await checkForm(loginRules, { telephone: '', code: '12345' })).toEqual({
      telephone: '请填写手机号码',
      code: '请填写 6 位数字验证码',
    })
    expect(await checkForm(loginRules, { telephone: '19912345678', code: '123456' })).toEqual({})
  })

  it.each<[string, FieldRules['rules'], FormValue, string | undefined]>([
    ['nothing', [{ required: true }], '', '请填写栏目'],
    ['nothing at all', [{ required: true }], undefined, '请填写栏目'],
    ['white space', [{ whitespace: true }], '  ', '栏目不能为空'],
    ['a number for a text', [{ type: 'string' }], 5, '栏目应为文字'],
    ['a text for a number', [{ type: 'number' }], 'x', '栏目应为数字'],
    ['a part for a whole number', [{ type: 'integer' }], 1.5, '栏目应为整数'],
    ['a text for a boolean', [{ type: 'boolean' }], 'yes', '栏目应为是或否'],
    ['a text for a list', [{ type: 'array' }], 'x', '栏目应为列表'],
    ['no email address', [{ type: 'email' }], 'nobody', '栏目不是有效的邮箱地址'],
    ['no url', [{ type: 'url' }], 'nowhere', '栏目不是有效的网址'],
    ['another length', [{ type: 'string', len: 2 }], 'abc', '栏目应为2个字'],
    ['a short text', [{ type: 'string', min: 2 }], 'a', '栏目至少2个字'],
    ['a long text', [{ type: 'string', max: 2 }], 'abc', '栏目最多2个字'],
    ['a text out of range', [{ type: 'string', min: 2, max: 3 }], 'a', '栏目应为2至3个字'],
    ['another number', [{ type: 'number', len: 2 }], 3, '栏目应为2'],
    ['a small number', [{ type: 'number', min: 2 }], 1, '栏目不能小于2'],
    ['a large number', [{ type: 'number', max: 2 }], 3, '栏目不能大于2'],
    ['a number out of range', [{ type: 'number', min: 2, max: 3 }], 4, '栏目应在2至3之间'],
    ['a list of another length', [{ type: 'array', len: 2 }], ['a'], '栏目应选2项'],
    ['a short list', [{ type: 'array', min: 2 }], ['a'], '栏目至少选2项'],
    ['a long list', [{ type: 'array', max: 1 }], ['a', 'b'], '栏目最多选1项'],
    ['a list out of range', [{ type: 'array', min: 2, max: 3 }], ['a'], '栏目应选2至3项'],
    ['a value not allowed', [{ enum: ['a', 'b'] }], 'c', '栏目必须是以下之一：a, b'],
    ['what does not match a pattern', [{ pattern: /^a$/ }], 'b', '栏目格式不正确'],
    ['a value with two faults', [{ min: 3, type: 'string' }, { pattern: /^a$/ }], 'b', '栏目至少3个字'],
    ['a message of its own', [{ enum: ['a'], message: '请选 a' }], 'b', '请选 a'],
    ['an allowed value', [{ enum: ['a'], required: true }], 'a', undefined],
    ['a number', [{ type: 'number' }], 5, undefined],
    ['a long text without a limit', [{ pattern: /^a+$/ }], 'a'.repeat(300), undefined],
    [
      'a long email address',
      [{ type: 'email' }],
      `${'b'.repeat(60)}@${'a'.repeat(60)}.${'a'.repeat(60)}.${'a'.repeat(60)}.${'a'.repeat(60)}.cn`,
      '栏目最多254个字',
    ],
    ['an undefined message', [{ required: true, message: undefined }], '', '请填写栏目'],
    [
      'an undefined type',
      [
        {
          type: undefined,
          pattern: undefined,
          enum: undefined,
          required: undefined,
          min: undefined,
          len: undefined,
          whitespace: undefined,
        },
      ],
      'abc',
      undefined,
    ],
    ['an undefined limit', [{ type: 'string', max: undefined }], 'abc', undefined],
  ])('answers %s', async (_, rules, value, message) => {
    expect(await checkField({ label: '栏目', rules }, value)).toBe(message)
  })

  it('name a field in general where no message fits', () => {
    expect(formMessages.default).toBe('%s填写有误')
  })

  it('require every part of an address, up to its length', async () => {
    const nothing = {
      consigneeName: '',
      consigneeTele: '',
      provinceCode: '',
      cityCode: '',
      districtCode: '',
      detailAddress: '',
    }
    expect(await checkForm(addressRules, nothing)).toEqual({
      consigneeName: '请填写收货人姓名',
      consigneeTele: '请填写手机号码',
      provinceCode: '请选择所在地区',
      cityCode: '请选择所在地区',
      districtCode: '请选择所在地区',
      detailAddress: '请填写街道门牌、楼层房间号等详细地址',
    })
    expect(
      await checkForm(addressRules, { ...address, consigneeName: '  ', detailAddress: 'x'.repeat(121), tag: '' }),
    ).toEqual({ consigneeName: '收货人不能为空', detailAddress: '详细地址最多120个字' })
    expect(await checkForm(addressRules, { ...address, consigneeName: '王'.repeat(21) })).toEqual({
      consigneeName: '收货人最多20个字',
    })
    expect(
      await checkForm(addressRules, {
        ...address,
        consigneeName: '王'.repeat(20),
        detailAddress: 'x'.repeat(120),
        tag: '十'.repeat(10),
      }),
    ).toEqual({})
    expect([
      addressRules.provinceCode?.label,
      addressRules.cityCode?.label,
      addressRules.districtCode?.label,
      addressRules.consigneeTele?.label,
    ]).toEqual(['省份', '城市', '区县', '手机号码'])
  })

  it.each(['12345678901', '1381234800', '138123480000', 'x13812348000', '12012348000'])(
    'refuse %s for a mobile number',
    async (telephone) => {
      expect(await checkForm(loginRules, { telephone, code: 'x123456' })).toEqual({
        telephone: '请填写正确的手机号码',
        code: '请填写 6 位数字验证码',
      })
      expect(await checkForm(loginRules, { telephone: '13812348000', code: '1234567' })).toEqual({
        code: '请填写 6 位数字验证码',
      })
      expect(await checkForm(loginRules, { telephone: '13812348000', code: '' })).toEqual({ code: '请填写验证码' })
    },
  )

  it('check only the fields that have rules', async () => {
    expect(
      await checkForm<{ note: string; other: string }>(
        { note: { label: '备注', rules: [{ required: true }] }, other: undefined },
        { note: 'x', other: '' },
      ),
    ).toEqual({})
  })

  it('list the allowed values, and the range', async () => {
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

  it('accept an empty field that is not required', async () => {
    const rules = {
      mail: { label: '邮箱', rules: [{ type: 'email' as const }] },
      note: { label: '备注', rules: [{ type: 'string' as const, min: 2 }] },
    }
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
    const typed = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('1', '3', '8', ' ', '你', '\u{1F600}', '\ud800', '\u0000', '%s'), { maxLength: 12 })
        .map((parts) => parts.join('')),
    )
    await fc.assert(
      fc.asyncProperty(typed, typed, async (telephone, code) => {
        const given = { telephone, code }
        const errors = await checkForm(loginRules, given)
        expect(given).toEqual({ telephone, code })
        expect(errors.telephone === undefined).toBe(/^1[3-9]\d{9}$/.test(telephone))
      }),
    )
  })
})

describe('the check of one field (V05)', () => {
  it('rejects with the name of the field, its state and the first message', async () => {
    const rules = { label: '邮箱', rules: [{ required: true }, { type: 'email' as const }] }
    await expect(validateField('mail', rules, '')).rejects.toMatchObject({
      field: 'mail',
      state: 'error',
      message: '请填写邮箱',
    })
    await expect(validateField('mail', rules, 'a@b.cn')).resolves.toBeUndefined()
  })
})
