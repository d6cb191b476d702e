import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchAreas, parseAddressText, type AreaNode } from '#index'

describe('a pasted address', () => {
  it.each([
    ['王小明 13812348000 北京市海淀区上地十街 10 号', '王小明', '北京市', '北京市', '海淀区', '上地十街10号'],
    [
      '收货人：李雷\n手机号码：+86 138 1234 8000\n所在地区：广东省深圳市南山区\n详细地址：科技园路 1 号',
      '李雷',
      '广东省',
      '深圳市',
      '南山区',
      '科技园路1号',
    ],
    [
      '广西壮族自治区南宁市青秀区民族大道 2 号，韩梅梅，138-1234-8000',
      '韩梅梅',
      '广西壮族自治区',
      '南宁市',
      '青秀区',
      '民族大道2号',
    ],
    ['13812348000 张三 上海浦东新区世纪大道 100 号', '张三', '上海市', '上海市', '浦东新区', '世纪大道100号'],
    ['天津市天津市市辖区和平区南京路 1 号 13812348000', '', '天津市', '天津市', '和平区', '南京路1号'],
    ['重庆渝中区解放碑 8 号|zhang|8613812348000', 'zhang', '重庆市', '重庆市', '渝中区', '解放碑8号'],
    [
      '内蒙古呼伦贝尔市鄂伦春自治旗阿里河镇；13812348000；阿·木尔',
      '阿·木尔',
      '内蒙古',
      '呼伦贝尔市',
      '鄂伦春自治旗',
      '阿里河镇',
    ],
    [
      '新疆伊犁哈萨克自治州察布查尔锡伯自治县 1 号、13812348000',
      '',
      '新疆',
      '伊犁哈萨克自治州',
      '察布查尔锡伯自治县',
      '1号',
    ],
    ['新疆维吾尔自治区乌鲁木齐市天山区 1 号 13812348000', '', '新疆维吾尔自治区', '乌鲁木齐市', '天山区', '1号'],
    ['西藏自治区阿里地区札达县 1 号 13812348000', '', '西藏自治区', '阿里地区', '札达县', '1号'],
    ['内蒙古锡林郭勒盟二连浩特市 1 号 13812348000', '', '内蒙古', '锡林郭勒盟', '二连浩特市', '1号'],
    ['姓名 ： 王小明 电话：  13812348000 西湖区北京路 1 号', '王小明', '', '', '西湖区', '北京路1号'],
    ['宁夏吴忠市利通区 1 号 13812348000', '', '宁夏', '吴忠市', '利通区', '1号'],
    ['宁夏回族自治区吴忠市利通区 1 号 13812348000', '', '宁夏回族自治区', '吴忠市', '利通区', '1号'],
    ['西藏拉萨市城关区 1 号 13812348000', '', '西藏', '拉萨市', '城关区', '1号'],
    ['广西南宁市青秀区 1 号 13812348000', '', '广西', '南宁市', '青秀区', '1号'],
    ['浙江省西湖区城市花园 1 号 13812348000', '', '浙江省', '', '西湖区', '城市花园1号'],
    ['海南省陵水黎族自治县城市广场 1 号 13812348000', '', '海南省', '', '陵水黎族自治县', '城市广场1号'],
    ['杭州市西湖区 1 号 13812348000', '', '', '杭州市', '西湖区', '1号'],
  ])('is read from %j', (text, consigneeName, provinceName, cityName, districtName, detailAddress) => {
    expect(parseAddressText(text)).toEqual({
      consigneeName,
      consigneeTele: '13812348000',
      provinceName,
      cityName,
      districtName,
      detailAddress,
    })
  })

  it.each(['12812348000', '138123480001', '1381234800'])('has no mobile number in %s', (digits) => {
    expect(parseAddressText(`王小明 ${digits}`).consigneeTele).toBe('')
  })

  it.each(['北京', '海淀区', '欧阳小小明', 'x'.repeat(21), '中关村', '王1', '路'])(
    'does not take %s for a name',
    (piece) => {
      expect(parseAddressText(`${piece} 13812348000`).consigneeName).toBe('')
    },
  )

  it('is only what was found', () => {
    expect(Object.values(parseAddressText('')).filter(Boolean)).toEqual([])
  })

  it('is read from the first 500 characters, however long the text', () => {
    expect(parseAddressText(`${' '.repeat(489)}13812348000`).consigneeTele).toBe('13812348000')
    expect(parseAddressText(`${' '.repeat(490)}13812348000`)).toMatchObject({
      consigneeTele: '',
      detailAddress: '1381234800',
    })
  })

  it('never throws nor makes anything up', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '北京',
            '省',
            '市',
            '区',
            ' ',
            '138',
            '1234',
            '8000',
            '王',
            'a',
            '：',
            '手机',
            '+86',
            '\u{1F600}',
            '\ud800',
          ),
          { maxLength: 14 },
        ),
        (parts) => {
          const text = parts.join('')
          const { consigneeTele, detailAddress, consigneeName } = parseAddressText(text)
          expect(consigneeTele === '' || /^1[3-9]\d{9}$/.test(consigneeTele)).toBe(true)
          expect(detailAddress.length + consigneeName.length).toBeLessThanOrEqual(text.length)
        },
      ),
    )
  })
})

describe('the areas of a pasted address', () => {
  const area = (code: string, name: string, children?: AreaNode[]): AreaNode => ({ code, name, children })
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

  it('are those of the area data', () => {
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

  it('are those called exactly so, where others are called so but for their ending', () => {
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

  it('are found where a level was left out, if only one can be meant', () => {
    expect(read('', '深圳市', '南山区')).toEqual(['44', '广东省', '4403', '深圳市', '440305', '南山区', '1号'])
    expect(read('广东省', '', '荔湾区')).toEqual(['44', '广东省', '4401', '广州市', '440103', '荔湾区', '1号'])
    expect(read('河北省', '', '桥西区')).toEqual(['13', '河北省', '', '', '', '', '桥西区1号'])
  })

  it('are found in a municipality, whatever the data calls its city', () => {
    expect(read('北京市', '北京市', '海淀区')).toEqual(['11', '北京市', '1101', '市辖区', '110108', '海淀区', '1号'])
  })

  it('are found where the province has no city above them, whatever an app calls that', () => {
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

  it('go down to the street that an app names, which is not written twice', () => {
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

  it('go down to the street that the detail begins with, of two the longer name', () => {
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

  it('go to the detail where they do not exist', () => {
    expect(read('广东省', '苏州市', '南山区')).toEqual(['44', '广东省', '', '', '', '', '苏州市南山区1号'])
    expect(read('火星省', '深圳市', '南山区')).toEqual(['', '', '', '', '', '', '火星省深圳市南山区1号'])
    expect(read('广东省', '深圳市', '荔湾区')).toEqual(['44', '广东省', '4403', '深圳市', '', '', '荔湾区1号'])
    expect(read('广东自治州', '深圳市场', '南山区')[6]).toBe('深圳市场南山区1号')
    expect(read('空省', '', '荔湾区')).toEqual(['90', '空省', '', '', '', '', '荔湾区1号'])
    expect(read('', '', '')).toEqual(['', '', '', '', '', '', '1号'])
  })

  it('keep name and telephone', () => {
    expect(matchAreas(parseAddressText('王小明 13812348000 广东省深圳市南山区'), provinces)).toMatchObject({
      consigneeName: '王小明',
      consigneeTele: '13812348000',
      detailAddress: '',
    })
  })

  it('are always a chain of the data, and nothing that was read is lost', () => {
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
