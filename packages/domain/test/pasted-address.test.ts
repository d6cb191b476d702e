import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchAreas, readPastedAddress, type AreaNode } from '#index'

const area = (code: string, name: string, children?: AreaNode[]): AreaNode => ({ code, name, children })

/** Areas of the shop's data, of every kind that is parsed differently. */
const COUNTRY = [
  area('11', '北京市', [
    area('1101', '北京市', [area('110108', '海淀区', [area('110108001', '上地街道')]), area('110105', '朝阳区')]),
  ]),
  area('22', '吉林省', [area('2202', '吉林市', [area('220202', '昌邑区')])]),
  area('32', '江苏省', [
    area('3205', '苏州市', [area('320583', '昆山市'), area('320571', '苏州工业园区')]),
    area('3201', '南京市', [area('320106', '鼓楼区')]),
    area('3203', '徐州市', [area('320302', '鼓楼区')]),
  ]),
  area('42', '湖北省', [
    area('4228', '恩施土家族苗族自治州', [area('422801', '恩施市', [area('422801001', '舞阳坝街道办事处')])]),
    area('4290', '直辖县级行政区', [area('429004', '仙桃市')]),
  ]),
  area('43', '湖南省', [area('4301', '长沙市', [area('430121', '长沙县'), area('430102', '芙蓉区')])]),
  area('44', '广东省', [
    area('4403', '深圳市', [
      area('440305', '南山区', [area('440305001', '粤海街道'), area('440305002', '粤海街道南')]),
    ]),
    area('4419', '东莞市', [area('441999', '东莞市')]),
  ]),
  area('45', '广西壮族自治区', [area('4501', '南宁市', [area('450103', '青秀区')])]),
  area('50', '重庆市', [
    area('5001', '重庆市', [area('500103', '渝中区')]),
    area('5002', '县', [area('500229', '城口县')]),
  ]),
]

const below = async (code: string): Promise<readonly AreaNode[]> => {
  const within = (areas: readonly AreaNode[]): readonly AreaNode[] =>
    areas.flatMap((one) => (one.code === code ? (one.children ?? []) : within(one.children ?? [])))
  return code === '' ? COUNTRY : within(COUNTRY)
}

/** Name, areas and detail parsed from a text. */
async function read(text: string): Promise<string> {
  const found = await readPastedAddress(text, below)
  const areas = [found.provinceName, found.cityName, found.districtName, found.streetName].filter(Boolean).join(' ')
  return [found.consigneeName, areas, found.detailAddress].join(' | ')
}

describe('a pasted address', () => {
  it.each([
    ['王小明 13812348000 北京市海淀区上地街道 10 号', '王小明 | 北京市 北京市 海淀区 上地街道 | 10号'],
    ['北京北京市海淀区 10 号 王小明 13812348000', '王小明 | 北京市 北京市 海淀区 | 10号'],
    ['王小明 13812348000 北京朝阳北路 10 号', '王小明 | 北京市 | 朝阳北路10号'],
    ['王小明 13812348000 北京朝阳 10 号', '王小明 | 北京市 北京市 朝阳区 | 10号'],
    ['王小明 13812348000 吉林市昌邑区 10 号', '王小明 | 吉林省 吉林市 昌邑区 | 10号'],
    ['王小明 13812348000 江苏昆山 10 号', '王小明 | 江苏省 苏州市 昆山市 | 10号'],
    ['王小明 13812348000 江苏苏州工业园区 10 号', '王小明 | 江苏省 苏州市 苏州工业园区 | 10号'],
    ['王小明 13812348000 江苏鼓楼区 10 号', '王小明 | 江苏省 | 鼓楼区10号'],
    [
      '王小明 13812348000 湖北恩施州恩施市舞阳坝街道 10 号',
      '王小明 | 湖北省 恩施土家族苗族自治州 恩施市 舞阳坝街道办事处 | 10号',
    ],
    ['王小明 13812348000 湖北省省直辖县级行政区划仙桃市 10 号', '王小明 | 湖北省 直辖县级行政区 仙桃市 | 10号'],
    ['王小明 13812348000 湖南长沙县 10 号', '王小明 | 湖南省 长沙市 长沙县 | 10号'],
    ['王小明 13812348000 广东 深圳 南山 粤海街道南 10 号', '王小明 | 广东省 深圳市 南山区 粤海街道南 | 10号'],
    ['王小明 13812348000 广东省-深圳市/南山区 · 粤海街道10 号', '王小明 | 广东省 深圳市 南山区 粤海街道 | 10号'],
    ['王小明 13812348000 东莞南城街道 10 号', '王小明 | 广东省 东莞市 东莞市 | 南城街道10号'],
    ['王小明 13812348000 广西南宁青秀区 10 号', '王小明 | 广西壮族自治区 南宁市 青秀区 | 10号'],
    ['王小明 13812348000 重庆市重庆市城口县 10 号', '王小明 | 重庆市 县 城口县 | 10号'],
    ['王小明 13812348000 火星市中央区 10 号', '王小明 |  | 火星市中央区10号'],
  ])('%s is read along the areas of the shop', async (text, whole) => {
    expect(await read(text)).toBe(whole)
  })

  it.each([
    ['王小明13812348000北京海淀区10号', '王小明'],
    ['王小明北京市海淀区10号13812348000', '王小明'],
    ['北京海淀区10号楼502室王小明13812348000', '王小明'],
    ['北京海淀区10号 王路 13812348000', '王路'],
    ['北京海淀区 10 号 清华大学 13812348000', ''],
    ['收货人：田村 地址：北京海淀区10号', '田村'],
    ['古丽米热 ・ 艾比布力 13812348000 北京海淀区10号', '古丽米热·艾比布力'],
    ['𠮷 13812348000 北京海淀区10号', '𠮷'],
    ['Zhang Wei 13812348000 北京海淀区10号', 'Zhang Wei'],
    ['【王小明】 13812348000 北京海淀区10号', '王小明'],
    ['王小明[7839] 13812348000 北京海淀区10号', '王小明[7839]'],
    ['王小明 13812348000转7839 北京海淀区10号', '王小明[7839]'],
    ['王小明[7839] 13812348000转7839 北京海淀区10号', '王小明[7839]'],
    ['北京海淀区10号 王小明（收） 13812348000', '王小明'],
    ['北京海淀区 10 号 王小明 5 层', ''],
  ])('%s is for %s', async (text, name) => {
    expect((await readPastedAddress(text, below)).consigneeName).toBe(name)
  })

  it.each([
    ['王小明 +86 138 1234 8000 北京', '13812348000'],
    ['王小明 １３８－１２３４－８０００ 北京', '13812348000'],
    ['王小明 138\u200b12348000 北京', '13812348000'],
    ['王小明 11010119900307851X 13812348000 北京', '13812348000'],
    ['王小明 110101199003078515 北京', ''],
    ['王小明 12812348000 北京', ''],
    ['王小明 138123480001 北京', ''],
  ])('%s has the number %s', async (text, telephone) => {
    expect((await readPastedAddress(text, below)).consigneeTele).toBe(telephone)
  })

  it('leaves out what no parcel needs, and keeps the shopper’s remarks', async () => {
    const text = '邮编：100085 姓名：王小明 身份证号：110101199003078515 地址：北京海淀区10号 备注：放门卫 100085'
    expect(await read(text)).toBe('王小明 | 北京市 北京市 海淀区 | 10号备注:放门卫')
  })

  it('keeps two adjacent numbers of a detail apart', async () => {
    expect(await read('王小明 13812348000 北京海淀区 Tower 3 502')).toBe('王小明 | 北京市 北京市 海淀区 | Tower 3 502')
  })

  it('has only the parts that were found', async () => {
    expect(Object.values(await readPastedAddress('', below)).filter(Boolean)).toEqual([])
    expect(await readPastedAddress('北京海淀区', async () => [])).toMatchObject({
      provinceCode: '',
      detailAddress: '北京海淀区',
    })
  })

  it('is read from the first 500 characters, however long the text', async () => {
    expect((await readPastedAddress(`${' '.repeat(489)}13812348000`, below)).consigneeTele).toBe('13812348000')
    expect(await readPastedAddress(`${' '.repeat(490)}13812348000`, below)).toMatchObject({
      consigneeTele: '',
      detailAddress: '1381234800',
    })
  })

  it('never throws and never makes anything up', async () => {
    const words = '北京 省 市 区 海淀区 138 1234 8000 王 a ： 手机 收货人： +86 转 [ ] ·'.split(' ')
    const word = fc.constantFrom(...words, ' ', '\u{1F600}', '\ud800', '\uE002', '\uE001')
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 14 }), async (parts) => {
        const text = parts.join('')
        const { consigneeTele, detailAddress, consigneeName } = await readPastedAddress(text, below)
        expect(consigneeTele === '' || /^1[3-9]\d{9}$/.test(consigneeTele)).toBe(true)
        expect(detailAddress.length + consigneeName.length).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('the areas that an app names', () => {
  const provinces = [
    area('11', '北京市', [area('1101', '市辖区', [area('110108', '海淀区'), area('110101', '东城区')])]),
    area('22', '吉林省', [area('2202', '吉林市', [area('220202', '昌邑区')])]),
    area('44', '广东省', [
      area('4403', '深圳市', [area('440305', '南山区')]),
      area('4401', '广州市', [area('440103', '荔湾区')]),
    ]),
    area('45', '广西壮族自治区', [area('4501', '南宁市', [area('450103', '青秀区')])]),
    area('13', '河北省', [
      area('1301', '石家庄市', [area('130102', '长安区'), area('1399', '桥西区')]),
      area('1307', '张家口市', [area('130703', '桥西区')]),
    ]),
    area('90', '空省'),
  ]
  const read = (provinceName: string, cityName: string, districtName: string) => {
    const matched = matchAreas(
      { consigneeName: '王', consigneeTele: '1', provinceName, cityName, districtName, detailAddress: '1号' },
      provinces,
    )
    return [
      matched.provinceCode,
      matched.provinceName,
      matched.cityCode,
      matched.cityName,
      matched.districtCode,
      matched.districtName,
      matched.detailAddress,
    ]
  }

  it('are found in the area data', () => {
    expect(read('广东省', '深圳市', '南山区')).toEqual(['44', '广东省', '4403', '深圳市', '440305', '南山区', '1号'])
  })

  it('are completed where the text is short', () => {
    expect(read('广西', '南宁', '青秀区')).toEqual([
      '45',
      '广西壮族自治区',
      '4501',
      '南宁市',
      '450103',
      '青秀区',
      '1号',
    ])
    expect(read('吉林', '吉林', '昌邑区')).toEqual(['22', '吉林省', '2202', '吉林市', '220202', '昌邑区', '1号'])
  })

  it('are those with exactly the name, where others differ only in the ending', () => {
    const alike = [
      { code: '1', name: '松江地区' },
      { code: '2', name: '松江市' },
    ]
    const named = (provinceName: string) =>
      matchAreas(
        { consigneeName: '', consigneeTele: '', provinceName, cityName: '', districtName: '', detailAddress: '' },
        alike,
      ).provinceCode
    expect([named('松江市'), named('松江地区'), named('松江')]).toEqual(['2', '1', ''])
  })

  it('are found where a level was left out, if only one matches', () => {
    expect(read('', '深圳市', '南山区')).toEqual(['44', '广东省', '4403', '深圳市', '440305', '南山区', '1号'])
    expect(read('广东省', '', '荔湾区')).toEqual(['44', '广东省', '4401', '广州市', '440103', '荔湾区', '1号'])
    expect(read('河北省', '', '桥西区')).toEqual(['13', '河北省', '', '', '', '', '桥西区1号'])
  })

  it('are found in a municipality, whatever the data calls its city', () => {
    expect(read('北京市', '北京市', '海淀区')).toEqual(['11', '北京市', '1101', '市辖区', '110108', '海淀区', '1号'])
  })

  it('are found where the province has no city above them, whatever an app calls that level', () => {
    const more = [
      area('42', '湖北省', [
        area('4201', '武汉市', [area('420102', '江岸区')]),
        area('4290', '直辖县级行政区', [area('429004', '仙桃市')]),
      ]),
      area('50', '重庆市', [
        area('5001', '重庆市', [area('500103', '渝中区')]),
        area('5002', '县', [area('500229', '城口县')]),
      ]),
      area('44', '广东省', [area('4419', '东莞市', [area('441999', '东莞市', [area('441900003', '东城街道')])])]),
    ]
    const codeOf = (provinceName: string, cityName: string, districtName: string, streetName = '') => {
      const parts = { consigneeName: '', consigneeTele: '', detailAddress: '1号' }
      const found = matchAreas({ ...parts, provinceName, cityName, districtName, streetName }, more)
      return [found.streetCode || found.districtCode, found.detailAddress]
    }
    for (const city of ['省直辖县级行政单位', '省直辖县级行政区划', '仙桃市', ''])
      expect(codeOf('湖北省', city, '仙桃市')).toEqual(['429004', '1号'])
    for (const city of ['重庆市', '县', '']) expect(codeOf('重庆市', city, '城口县')).toEqual(['500229', '1号'])
    expect(codeOf('重庆市', '重庆市', '渝中区')).toEqual(['500103', '1号'])
    expect(codeOf('广东省', '东莞市', '', '东城街道')).toEqual(['441900003', '1号'])
    expect(codeOf('广东省', '东莞市', '东城区')).toEqual(['441999', '东城区1号'])
  })

  it('include the street that an app names, which is not written twice', () => {
    const streets = [
      area('11', '北京市', [area('1101', '北京市', [area('110101', '东城区', [area('110101001', '东华门街道')])])]),
    ]
    const read = (streetName: string, detailAddress: string) => {
      const areas = { provinceName: '北京市', cityName: '北京市', districtName: '东城区', streetName }
      const found = matchAreas({ consigneeName: '', consigneeTele: '', ...areas, detailAddress }, streets)
      return [found.streetCode, found.streetName, found.detailAddress]
    }
    expect(read('东华门街道', '王府井 1 号')).toEqual(['110101001', '东华门街道', '王府井 1 号'])
    expect(read('东华门街道', '东华门街道 王府井 1 号')).toEqual(['110101001', '东华门街道', '王府井 1 号'])
    expect(read('火星街道', '王府井 1 号')).toEqual(['', '', '火星街道王府井 1 号'])
    expect(read('火星街道', '火星街道王府井 1 号')).toEqual(['', '', '火星街道王府井 1 号'])
    expect(read('', '王府井 1 号')).toEqual(['', '', '王府井 1 号'])
  })

  it('include the street that the detail begins with, of two the longer name', () => {
    const streets = [
      area('13', '河北省', [
        area('1301', '石家庄市', [
          area('130102', '长安区', [area('130102100', '西兆通镇'), area('130102101', '西兆通镇南村')]),
        ]),
      ]),
    ]
    const read = (detailAddress: string) => {
      const areas = { provinceName: '河北省', cityName: '石家庄市', districtName: '长安区' }
      const found = matchAreas({ consigneeName: '', consigneeTele: '', ...areas, detailAddress }, streets)
      return [found.streetName, found.detailAddress]
    }
    expect(read('西兆通镇 1 号')).toEqual(['西兆通镇', '1 号'])
    expect(read('西兆通镇南村 1 号')).toEqual(['西兆通镇南村', '1 号'])
    expect(read('西兆通镇')).toEqual(['西兆通镇', ''])
    expect(read('近西兆通镇 1 号')).toEqual(['', '近西兆通镇 1 号'])
  })

  it('become part of the detail where they do not exist', () => {
    expect(read('广东省', '苏州市', '南山区')).toEqual(['44', '广东省', '', '', '', '', '苏州市南山区1号'])
    expect(read('火星省', '深圳市', '南山区')).toEqual(['', '', '', '', '', '', '火星省深圳市南山区1号'])
    expect(read('广东省', '深圳市', '荔湾区')).toEqual(['44', '广东省', '4403', '深圳市', '', '', '荔湾区1号'])
    expect(read('广东自治州', '深圳市场', '南山区')[6]).toBe('深圳市场南山区1号')
    expect(read('空省', '', '荔湾区')).toEqual(['90', '空省', '', '', '', '', '荔湾区1号'])
    expect(read('', '', '')).toEqual(['', '', '', '', '', '', '1号'])
  })

  it('keep name and telephone', () => {
    const parts = { provinceName: '广东省', cityName: '深圳市', districtName: '南山区', detailAddress: '' }
    expect(matchAreas({ consigneeName: '王小明', consigneeTele: '13812348000', ...parts }, provinces)).toMatchObject({
      consigneeName: '王小明',
      consigneeTele: '13812348000',
      detailAddress: '',
    })
  })

  it('are always a chain of the data, and no text is lost', () => {
    const names = provinces
      .flatMap((one) => [
        one,
        ...(one.children ?? []),
        ...(one.children ?? []).flatMap(({ children }) => children ?? []),
      ])
      .map(({ name }) => name)
    const name = fc.constantFrom('', '火星', ...names)
    fc.assert(
      fc.property(name, name, name, (...given) => {
        const [provinceCode, , cityCode, , districtCode, , detail = ''] = read(...given)
        const province = provinces.find(({ code }) => code === provinceCode)
        const city = province?.children?.find(({ code }) => code === cityCode)
        expect(cityCode === '' || city !== undefined).toBe(true)
        expect(districtCode === '' || city?.children?.some(({ code }) => code === districtCode)).toBe(true)
        if (provinceCode === '') expect(detail).toContain(given[0])
        if (districtCode === '') expect(detail).toContain(given[2])
      }),
    )
  })
})
